import { PatienceGame } from './patience-game.js';

export class GlenwoodGame extends PatienceGame {
  static override readonly game = 'glenwood';
}
