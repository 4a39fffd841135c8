import { type BookId, type GameId, gameOf } from '../../../engine/rulebooks/ids.ts';
import type { GamePath } from './game-path.ts';
import { MCR_PATH } from './mcr.ts';
import { RIICHI_PATH } from './riichi.ts';

const PATHS: Readonly<Record<GameId, GamePath>> = { riichi: RIICHI_PATH, mcr: MCR_PATH };

/** The path of a rulebook's game. */
export const pathOf = (rules: BookId): GamePath => PATHS[gameOf(rules)];
