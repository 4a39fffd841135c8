import type { SeatNumber, Tile } from '../engine/riichi/index.ts';
import type { Move } from './log.ts';
import { fail } from './problem.ts';
import { tileOfId } from './tenhou-tiles.ts';

/** The lowest two bits say how many turns after the caller the discarder plays; 0 is the caller himself. */
const FROM = 3;
/** One bit each tells what was called. */
const CHOW = 4;
const PUNG = 8;
const ADDED = 16;
const NORTH = 32;

const IN_A_SUIT = 7;
const COPIES = 4;
const MOST = 0xffff;

const bits = (code: number, at: number): number => (code >> at) & FROM;

function chowOf(code: number): { ids: number[]; called: number } {
  const which = code >> 10;
  const [lowest, called] = [Math.floor(which / 3), which % 3];
  const kind = Math.floor(lowest / IN_A_SUIT) * 9 + (lowest % IN_A_SUIT);
  return { ids: [0, 1, 2].map((step) => COPIES * (kind + step) + bits(code, 3 + 2 * step)), called };
}

function pungOf(code: number): { ids: number[]; called: number; rest: number } {
  const which = code >> 9;
  const rest = COPIES * Math.floor(which / 3) + bits(code, 5);
  const all = [0, 1, 2, 3].map((copy) => COPIES * Math.floor(which / 3) + copy);
  return { ids: all.filter((id) => id !== rest), called: which % 3, rest };
}

/** The move that a number of the XML format stands for: a call or a kong. */
export function meldOf(code: number, seat: SeatNumber, withReds: boolean): Move {
  if (!Number.isInteger(code) || code < 0 || code > MOST) fail('bad-field', 'm');
  const tile = (id: number): Tile => tileOfId(id, withReds);
  const from = ((seat + (code & FROM)) % 4) as SeatNumber;
  const take = (set: 'chow' | 'pung' | 'kong', ids: readonly number[], called: number): Move => ({
    type: 'call',
    seat,
    set,
    from,
    tile: tile(ids[called] ?? -1),
    own: ids.toSpliced(called, 1).map(tile),
  });
  if (code & CHOW) {
    const { ids, called } = chowOf(code);
    return take('chow', ids, called);
  }
  if (code & PUNG) {
    const { ids, called } = pungOf(code);
    return take('pung', ids, called);
  }
  if (code & ADDED) return { type: 'added-kong', seat, tile: tile(pungOf(code).rest) };
  if (code & NORTH) fail('three-players');
  const id = code >> 8;
  const first = id - (id % COPIES);
  const ids = [0, 1, 2, 3].map((copy) => first + copy);
  return from === seat ? { type: 'concealed-kong', seat, tiles: ids.map(tile) } : take('kong', ids, id % COPIES);
}
