import { byGame } from './by-game.ts';
import { mayI as mayIInMcr } from './mcr/play/may.ts';
import { mayI as mayIInRiichi } from './riichi/play/may.ts';
import { telling } from './sentences.ts';

/** Whether a player may do something, in either game, from a question of unknown form, by the game of its rulebook. Never throws. */
export const mayI = telling(byGame({ riichi: mayIInRiichi, mcr: mayIInMcr }));
