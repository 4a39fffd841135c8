import { type HandRequest, type MeldRequest, SEATS } from '../../../engine/riichi/index.ts';

const FRAME = { rules: 'ema-2012', by: 'discard', seatWind: 'south', roundWind: 'east' } as const;

/** The same kind of set called from each of the other three players. */
const fromEach = (tiles: readonly string[], meld: (tiles: string) => MeldRequest): MeldRequest[] =>
  SEATS.map((from, i) => ({ ...meld(tiles[i] ?? ''), from }));

const CALLED: readonly MeldRequest[] = [
  { type: 'chow', tiles: '456s', called: '5s', from: 'left' },
  ...fromEach(['777p', '444m', '333z'], (tiles) => ({ type: 'pung', tiles })),
];
const OPEN_KONGS = fromEach(['2222m', '8888s', '1111z'], (tiles) => ({ type: 'kong', form: 'open', tiles }));
const OTHER_KONGS: readonly MeldRequest[] = [
  ...fromEach(['0555s', '9999m', '7777z'], (tiles) => ({ type: 'kong', form: 'added', tiles })),
  { type: 'kong', form: 'concealed', tiles: '6666z' },
];

/** Hands that together show every way tiles can be laid out. */
export const ARRANGEMENTS: readonly HandRequest[] = [
  { ...FRAME, concealed: '123m406p789s1155z', winningTile: '5z', doraIndicators: '9m', uraIndicators: '3z' },
  { ...FRAME, concealed: '9s', melds: CALLED, winningTile: '9s' },
  { ...FRAME, concealed: '99p56p', melds: OPEN_KONGS, winningTile: '7p', by: 'draw' },
  { ...FRAME, concealed: '1z', melds: OTHER_KONGS, winningTile: '1z', by: 'draw' },
];
