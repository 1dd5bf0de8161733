import { PatienceGame } from './patience-game.js';

export class BearRiverGame extends PatienceGame {
  static override readonly game = 'bear-river';
}
