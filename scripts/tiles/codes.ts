const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const HONOR_DIGITS = [1, 2, 3, 4, 5, 6, 7] as const;
const FLOWER_DIGITS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** A rank inside a suit, 1 to 9. */
export type Rank = (typeof DIGITS)[number];
type Suit = 'm' | 'p' | 's';
/** A tile of a suit that is not a red five. */
export type SuitCode = `${Rank}${Suit}`;
/** A red five, written with the rank 0. */
export type RedFiveCode = `0${Suit}`;
/** A wind (1z to 4z: east, south, west, north) or a dragon (5z white, 6z green, 7z red). */
export type HonorCode = `${(typeof HONOR_DIGITS)[number]}z`;
/** A flower (f1 to f4: plum, orchid, chrysanthemum, bamboo) or a season (f5 to f8: spring to winter). */
export type FlowerCode = `f${(typeof FLOWER_DIGITS)[number]}`;
/** The name of one drawing, which is also the name of its file. */
export type TileCode = SuitCode | RedFiveCode | HonorCode | FlowerCode | 'back';

const suitCodes = (suit: Suit): SuitCode[] => DIGITS.map((rank): SuitCode => `${rank}${suit}`);

/** The 34 kinds of tile, in the order of mpsz notation. */
export const KIND_CODES: readonly (SuitCode | HonorCode)[] = [
  ...suitCodes('m'),
  ...suitCodes('p'),
  ...suitCodes('s'),
  ...HONOR_DIGITS.map((digit): HonorCode => `${digit}z`),
];

/** The three red fives. */
export const RED_FIVE_CODES: readonly RedFiveCode[] = ['0m', '0p', '0s'];

/** The eight flowers and seasons. */
export const FLOWER_CODES: readonly FlowerCode[] = FLOWER_DIGITS.map((digit): FlowerCode => `f${digit}`);

/** Every drawing of the set, the back last. */
export const TILE_CODES: readonly TileCode[] = [...KIND_CODES, ...RED_FIVE_CODES, ...FLOWER_CODES, 'back'];

/** The drawings of one sheet from the top, each in the place of its digit; a place may stay empty. */
export const SHEETS: Readonly<Record<string, readonly (TileCode | undefined)[]>> = {
  m: ['0m', ...suitCodes('m')],
  p: ['0p', ...suitCodes('p')],
  s: ['0s', ...suitCodes('s')],
  z: ['back', ...HONOR_DIGITS.map((digit): HonorCode => `${digit}z`)],
  f: [undefined, ...FLOWER_CODES],
};

/** How many places each sheet has, and how far they lie apart: a tenth of a tile more than its height, as edges must not show beside it. */
export const SHEET_PLACES = { count: 10, apart: 88 } as const;
