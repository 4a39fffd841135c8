import { byGame } from './by-game.ts';
import { answeringLines } from './hand/answer.ts';
import { settleRequest as settleMcr } from './mcr/table/door.ts';
import { settleRequest as settleRiichi } from './riichi/table/settle.ts';
import { telling } from './sentences.ts';

const settle = byGame({ riichi: settleRiichi, mcr: settleMcr });

/** Settles one hand of either game from a request of unknown form, by the game of its rulebook. Never throws. */
export const settleRequest = telling(settle);

/** Settles one line of JSON; a line that is not JSON is refused with `bad-json`. */
export const settleLine = telling(answeringLines(settle));
