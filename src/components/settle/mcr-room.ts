import { finishRequest, rankRequest, settleRequest } from '../../engine/mcr/index.ts';
import type { Room } from './room.ts';

/** What the engine of MCR does for a table. */
export const ROOM: Room = { settle: settleRequest, finish: finishRequest, rank: rankRequest, left: () => undefined };
