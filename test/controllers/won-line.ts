/** A game of Yukon from its deal to its win. */
import { parseRecord, type GameRecord, type Move } from '../../src/engine.js';

export const WON_RECORD = `yukon/standard; seed: 1; moves:
  t5*5>t3 t7>t1 t2*4>t7 t3*2>t2 t5>t3 t4>t7 t7*7>t4 t5>t7 t4>f3 t4*2>t5 t4>f2 t3*9>t4 t7*3>t3 t6*5>t7 t4*3>t6 t4>f1
  t4>f3 t4*8>t2 t5>t6 t3*2>t5 t6*5>t3 t6>t7 t7*2>t6 t4>f3 t2*2>t4 t7*3>t2 t7*2>t2 t7>t5 t7>t1 t2*4>t1 t2>f3 t1>f3
  t7>f3 t7>f4 t3>f2 t4>f1 t4*3>t1 t2*4>t4 t2>f4 t3>f4 t2>f2 t3*5>t5 t6*3>t3 t6>f1 t2>f4 t5>f1 t5>f1 t4*5>t3 t6>t2
  t4>t6 t4>f2 t3>f2 t1*2>t2 t1>f4 t5>f4 t1>f2 t7>f2 t3>f1 t3>f4 t5>f1 t2>f4 t1>f3 t1>f2 t3>f1 t3>f4 t5>f3 t5>f2
  t2>f1 t2>f4 t1>f3 t3>f2 t1>f1 t1>f4 t5>f3 t5>f2 t2>f1 t2>f4 t3>f3 t6>f2 t3>f1 t5>f3`;

const read = parseRecord(WON_RECORD);
if (!read.ok) throw new Error(read.error.message);

export const wonGame: GameRecord = read.value;
export const wonMoves: readonly Move[] = wonGame.steps.flatMap(({ moves }) => moves);
