import { byGame } from './by-game.ts';
import { finishRequest as finishMcr } from './mcr/tournament/finish.ts';
import { rankRequest as rankMcr } from './mcr/tournament/rank.ts';
import { finishRequest as finishRiichi } from './riichi/tournament/finish.ts';
import { rankRequest as rankRiichi } from './riichi/tournament/rank.ts';
import { telling } from './sentences.ts';

/** Finishes one game of either kind from a request of unknown form. Never throws. */
export const finishRequest = telling(byGame({ riichi: finishRiichi, mcr: finishMcr }));

/** Ranks the players of a tournament of either kind from a request of unknown form. Never throws. */
export const rankRequest = telling(byGame({ riichi: rankRiichi, mcr: rankMcr }));
