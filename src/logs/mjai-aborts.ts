import type { AbortEvent, BySeat, SeatNumber } from '../engine/riichi/index.ts';
import type { Move } from './log.ts';
import { WALL } from './replay.ts';

/** Hands drawn before their end, as some writers name them. */
const REASONS: Readonly<Record<string, AbortEvent['why']>> = {
  kyushukyuhai: 'nine-terminals',
  sufonrenda: 'four-winds',
  suchareach: 'four-riichi',
  suchariichi: 'four-riichi',
  sukaikan: 'four-kongs',
  sanchaho: 'triple-ron',
  sanchahou: 'triple-ron',
};

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

/**
 * Why a hand was drawn before its end: as it is said, or by what happened where a writer does not say it. Undefined for an
 * exhaustive draw.
 */
export function whyAborted(
  said: unknown,
  moves: readonly Move[],
  deltas: BySeat<number>,
): AbortEvent['why'] | undefined {
  if (typeof said === 'string') return Object.hasOwn(REASONS, said) ? REASONS[said] : undefined;
  const left = WALL - moves.filter(({ type }) => type === 'draw').length;
  if (left === 0 || deltas.some((points) => points !== 0)) return undefined;
  const riichi = new Set<SeatNumber>(
    moves.flatMap((move) => (move.type === 'discard' && move.riichi ? [move.seat] : [])),
  );
  if (riichi.size === PLAYERS) return 'four-riichi';
  if (moves.filter(isKong).length === KONGS) return 'four-kongs';
  if (fourWinds(moves)) return 'four-winds';
  return moves.at(-1)?.type === 'draw' ? 'nine-terminals' : 'triple-ron';
}
