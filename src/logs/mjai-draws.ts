import type { BySeat, SeatNumber } from '../engine/riichi/index.ts';
import { type DrawName, drawNamed } from './draw-names.ts';
import type { Move } from './log.ts';
import { WALL } from './replay.ts';

const PLAYERS = 4;
const KONGS = 4;

const isKong = (move: Move): boolean =>
  move.type === 'added-kong' || move.type === 'concealed-kong' || (move.type === 'call' && move.set === 'kong');

/** Whether the first four discards are the same wind, with nothing called. */
function fourWinds(moves: readonly Move[]): boolean {
  const discards = moves.filter((move) => move.type === 'discard');
  const [first] = discards;
  return (
    first !== undefined &&
    /^[1-4]z$/.test(first.tile) &&
    discards.length === PLAYERS &&
    moves.length === 2 * PLAYERS &&
    discards.every(({ tile }) => tile === first.tile)
  );
}

/** The most that a player gets for being tenpai at an exhaustive draw. */
const MOST_FOR_TENPAI = 3000;

/** How a hand ended that nobody won: as the file names it, else worked out from the moves and payments. */
export function howDrawn(said: unknown, moves: readonly Move[], deltas: BySeat<number>): DrawName {
  const named = typeof said === 'string' ? drawNamed(said) : undefined;
  if (named) return named;
  if (deltas.some((points) => points > MOST_FOR_TENPAI)) return 'nagashi';
  const left = WALL - moves.filter(({ type }) => type === 'draw').length;
  if (left === 0 || deltas.some((points) => points !== 0)) return 'exhaustive';
  const riichi = new Set<SeatNumber>(
    moves.flatMap((move) => (move.type === 'discard' && move.riichi ? [move.seat] : [])),
  );
  if (riichi.size === PLAYERS) return 'four-riichi';
  if (moves.filter(isKong).length === KONGS) return 'four-kongs';
  if (fourWinds(moves)) return 'four-winds';
  return moves.at(-1)?.type === 'draw' ? 'nine-terminals' : 'triple-ron';
}
