import {
  RIICHI_RULEBOOKS,
  finishRequest,
  handsLeft,
  isRiichiId,
  rankRequest,
  settleOtherwise,
  settleRequest,
} from '../../../../engine/riichi/index.ts';
import type { TableEngine } from './table-engine.ts';

/** The riichi engine for table calculations. */
export const ENGINE: TableEngine = {
  settle: settleRequest,
  otherwise: settleOtherwise,
  finish: finishRequest,
  rank: rankRequest,
  handsLeft: (rules, begun, since) =>
    isRiichiId(rules) ? handsLeft(begun, since, RIICHI_RULEBOOKS[rules]) : undefined,
};
