import { PatienceGame } from './patience-game.js';

export class YukonGame extends PatienceGame {
  static override readonly game = 'yukon';
}
