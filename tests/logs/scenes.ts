import type { Course } from '../oracle-course/game.ts';
import type { Recorded } from '../oracle-table/state.ts';
import type { Written } from './table.ts';

/** The tiles of a text like `123m0p`. */
const tilesOf = (text: string): string[] =>
  [...text.matchAll(/(\d+)([mpsz])/g)].flatMap(([, ranks = '', suit = '']) =>
    Array.from(ranks, (rank) => `${rank}${suit}`),
  );

const turn = (seat: number, tile: string): Recorded[] => [
  { type: 'draw', seat, tile },
  { type: 'discard', seat, tile, riichi: false },
];

interface Scene {
  deals: [string, string, string, string];
  moves: Recorded[];
  event: object;
  ends: Written['ends'];
  riichi?: number[];
  indicators?: string[];
}

const PLACE = { roundWind: 'east', dealer: 0, counters: 0, bets: 0, scores: [25_000, 25_000, 25_000, 25_000] };

const written = ({ deals, moves, event, ends, riichi = [], indicators = ['9p'] }: Scene): Written => ({
  course: { inTiles: { ...PLACE, riichi, event } } as unknown as Course,
  deal: 0,
  dealt: deals.map(tilesOf),
  ...{ moves, indicators, riichi, ends },
  ura: indicators.map(() => '1z'),
});

const ROBBED: Scene['deals'] = ['112233445566z1p', '50p19m19s1234567z', '777z99m11m78p1199s', '123456m789s22s46p'];

/** Seat 1 pungs the 5p of a seat, adds the fourth, and seat 3 wins on it. */
export function robbedKong(from: 0 | 2 | 3): Written {
  const before = [0, 1, 2].slice(0, (from + 1) % 4 === 0 ? 3 : from).flatMap((seat) => turn(seat, '3p'));
  const after = [2, 3, 0].flatMap((seat) => turn(seat, '2p'));
  return written({
    deals: ROBBED,
    moves: [
      ...before,
      ...turn(from, '5p'),
      { type: 'call', seat: 1, set: 'pung', from, tile: '5p', own: ['5p', '0p'] },
      { type: 'discard', seat: 1, tile: '9m', riichi: false },
      ...after,
      { type: 'draw', seat: 1, tile: '5p' },
      { type: 'added-kong', seat: 1, tile: '5p' },
    ],
    event: { type: 'ron', discarder: 1, winners: [{ seat: 3 }] },
    ends: [{ seat: 3, from: 1, deltas: [0, -1300, 0, 1300] }],
  });
}

/** Seat 2 wins with thirteen orphans on the concealed kong of seat 0, which Tenhou does not allow and Mahjong Soul does. */
export const robbedConcealedKong = (): Written =>
  written({
    deals: ['111z234m567m234p5s', '456m456p456s2233s', '199m19p19s234567z', '345m789m789p2244s'],
    moves: [
      { type: 'draw', seat: 0, tile: '1z' },
      { type: 'concealed-kong', seat: 0, tiles: ['1z', '1z', '1z', '1z'] },
    ],
    event: { type: 'ron', discarder: 0, winners: [{ seat: 2 }] },
    ends: [{ seat: 2, from: 0, deltas: [-32_000, 0, 32_000, 0] }],
  });

/** Three players win on one discard, and all are paid. */
export const tripleRon = (): Written =>
  written({
    deals: ['112233445566z1p', '234567m234p22s46s', '234567m34533p46s', '345678m56744p46s'],
    moves: turn(0, '5s'),
    event: { type: 'ron', discarder: 0, winners: [1, 2, 3].map((seat) => ({ seat })) },
    ends: [1, 2, 3].map((seat) => ({
      seat,
      from: 0,
      deltas: [0, 1, 2, 3].map((one) => (one === 0 ? -1300 : one === seat ? 1300 : 0)),
    })),
  });

/** The tile with which seat 0 declares riichi in its first turn is called; then it wins. */
export const calledRiichi = (): Written =>
  written({
    deals: ['123456m345p22s78s', '112233445566z1p', '99m19p1234567z99s', '777z111m78p4455s6s'],
    moves: [
      { type: 'draw', seat: 0, tile: '9m' },
      { type: 'discard', seat: 0, tile: '9m', riichi: true },
      { type: 'call', seat: 2, set: 'pung', from: 0, tile: '9m', own: ['9m', '9m'] },
      { type: 'discard', seat: 2, tile: '9s', riichi: false },
    ],
    event: { type: 'ron', discarder: 2, winners: [{ seat: 0 }] },
    ends: [{ seat: 0, from: 2, deltas: [6800, 0, -5800, 0] }],
    riichi: [0],
  });

const NOTEN: Scene['deals'] = ['258m258p258s1234z', '258m258p258s1234z', '369m369p369s5671z', '369m369p369s5672z'];
const WALL = 70;

const isOutside = (tile: string): boolean => /[19][mps]|z/.test(tile);

/** Tiles that nobody was dealt, simple ones first. */
function undealt(): string[] {
  const dealt = ['9p', '1z', ...NOTEN.flatMap(tilesOf)];
  const kinds = tilesOf('0123456789m0123456789p0123456789s1234567z');
  const copies = (kind: string): number => (/0./.test(kind) ? 1 : /5[mps]/.test(kind) ? 3 : 4);
  return kinds
    .flatMap((kind) => Array.from({ length: copies(kind) - dealt.filter((one) => one === kind).length }, () => kind))
    .toSorted((a, b) => Number(isOutside(a)) - Number(isOutside(b)));
}

/** Nobody wins and nobody waits; seat 0 throws only terminals and honours, or not. */
export function drawn(nagashi: boolean): Written {
  const wall = undealt();
  return written({
    deals: NOTEN,
    moves: Array.from({ length: WALL }, (_, at) =>
      turn(at % 4, (nagashi && at % 4 === 0 ? wall.pop() : wall.shift()) ?? ''),
    ).flat(),
    event: { type: 'draw', tenpai: [], ...(nagashi && { nagashi: [0] }) },
    ends: [{ deltas: nagashi ? [12_000, -4000, -4000, -4000] : [0, 0, 0, 0] }],
  });
}

/**
 * Seat 0 waits for 6s and 9s from the deal with a yaku only by its dragons. Two 6s are thrown in one go-around: it may win
 * on the first, not on the second, and seat 1, whose pairs wait for it, on none, as it threw one itself. After its own draw it declares riichi and passes a 9s, then another.
 */
export const passedTiles = (): Written =>
  written({
    deals: ['123456m55p78s777z', '112233445566z6s', '199m19p1234z1566s', '222888m334p4455s'],
    moves: [
      ...turn(0, '1p'),
      ...turn(1, '6s'),
      ...turn(2, '6s'),
      ...turn(3, '4p'),
      { type: 'draw', seat: 0, tile: '2p' },
      { type: 'discard', seat: 0, tile: '2p', riichi: true },
      ...turn(1, '9s'),
      ...turn(2, '9s'),
      { type: 'draw', seat: 3, tile: '7p' },
    ],
    event: { type: 'abort', why: 'nine-terminals' },
    ends: [{ deltas: [0, 0, 0, 0] }],
    riichi: [0],
    indicators: ['6s'],
  });
