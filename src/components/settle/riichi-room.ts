import {
  RIICHI_RULEBOOKS,
  finishRequest,
  handsLeft,
  isRiichiId,
  rankRequest,
  settleRequest,
} from '../../engine/riichi/index.ts';
import type { Room } from './room.ts';

/** What the engine of riichi does for a table. */
export const ROOM: Room = {
  settle: settleRequest,
  finish: finishRequest,
  rank: rankRequest,
  left: (rules, begun, since) => (isRiichiId(rules) ? handsLeft(begun, since, RIICHI_RULEBOOKS[rules]) : undefined),
};
