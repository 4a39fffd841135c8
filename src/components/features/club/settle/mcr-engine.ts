import { finishRequest, rankRequest, settleOtherwise, settleRequest } from '../../../../engine/mcr/index.ts';
import type { TableEngine } from './table-engine.ts';

/** The MCR engine for table calculations. */
export const ENGINE: TableEngine = {
  settle: settleRequest,
  otherwise: settleOtherwise,
  finish: finishRequest,
  rank: rankRequest,
  handsLeft: () => undefined,
};
