/** Ranks of the suited tiles; 0 is the red five. */
export type Rank = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';

/** One tile in mpsz: `5m` characters, `0p` red five of dots, `1z`–`7z` east south west north white green red. */
export type Tile = `${Rank}${'m' | 'p' | 's'}` | `${1 | 2 | 3 | 4 | 5 | 6 | 7}z`;

/** A kind of tile as an index: 0–8 characters, 9–17 dots, 18–26 bamboo, 27–33 honours; a red five is a five. */
export type Kind = number;

/** How many kinds of tiles there are. */
export const KINDS = 34;

/** A number of tiles for each of the 34 kinds. */
export type Counts = number[];

const NONE: Counts = Array.from({ length: KINDS }, () => 0);

/** Counts with no tile in them. */
export const noTiles = (): Counts => NONE.slice();

/** The kind of the first honour, the east wind; the suited kinds are below it. */
export const FIRST_HONOUR = 27;

/** The kind of the white dragon. */
export const WHITE = 31;
/** The kind of the green dragon. */
export const GREEN = 32;
/** The kind of the red dragon. */
export const RED = 33;

/** How many tiles there are of each kind. */
export const COPIES = 4;

/** The letters of the suits and of the honours, in the order of the kinds. */
export const SUIT_LETTERS = ['m', 'p', 's', 'z'] as const;

/** The seat and round winds, in the order of play. */
export const WINDS = ['east', 'south', 'west', 'north'] as const;

/** A seat wind or round wind. */
export type Wind = (typeof WINDS)[number];

/** The plain tile of every kind, in order. */
export const TILE_OF_KIND: readonly Tile[] = SUIT_LETTERS.flatMap((suit) =>
  Array.from({ length: suit === 'z' ? 7 : 9 }, (_, i) => `${i + 1}${suit}` as Tile),
);

/** The red five of each suit. */
export const RED_FIVES = ['0m', '0p', '0s'] as const satisfies readonly Tile[];

/** The kind of a tile; red fives are fives. */
export function kindOf(tile: Tile): Kind {
  const suit = (RED_FIVES as readonly Tile[]).indexOf(tile);
  return suit < 0 ? TILE_OF_KIND.indexOf(tile) : suit * 9 + 4;
}

/** Whether a text is one tile code. */
export const isTile = (text: string): text is Tile => kindOf(text as Tile) >= 0;

/** Whether a tile is a red five. */
export const isRed = (tile: Tile): boolean => tile.charCodeAt(0) === 48;

/** 0 characters, 1 dots, 2 bamboo, 3 honours. */
export const suitOf = (kind: Kind): number => (kind < FIRST_HONOUR ? Math.floor(kind / 9) : 3);

/** The number on a suited tile less one (0–8); for honours 0–6. */
export const rankOf = (kind: Kind): number => (kind < FIRST_HONOUR ? kind % 9 : kind - FIRST_HONOUR);

/** A wind or a dragon. */
export const isHonour = (kind: Kind): boolean => kind >= FIRST_HONOUR;

/** A white, green or red dragon. */
export const isDragon = (kind: Kind): boolean => kind >= WHITE;

/** One of the four winds. */
export const isWind = (kind: Kind): boolean => isHonour(kind) && !isDragon(kind);

const isTerminal = (kind: Kind): boolean => kind < FIRST_HONOUR && (kind % 9) % 8 === 0;

/** A terminal or an honour. */
export const isOutside = (kind: Kind): boolean => isHonour(kind) || isTerminal(kind);

/** The thirteen kinds of terminals and honours. */
export const OUTSIDE_KINDS: readonly Kind[] = TILE_OF_KIND.map((_, kind) => kind).filter(isOutside);

/** The kind of a wind tile. */
export const windKind = (wind: Wind): Kind => FIRST_HONOUR + WINDS.indexOf(wind);

/** The kind of the east wind: the seat of the dealer. */
export const EAST = windKind('east');

/** What a set of tiles contains, as bits that can be or-ed together. */
export const TRAIT = { m: 1, p: 2, s: 4, honour: 8, terminal: 16, simple: 32, notGreen: 64 } as const;

/** The trait of each suit, in the order of the kinds. */
export const SUIT_TRAITS = [TRAIT.m, TRAIT.p, TRAIT.s] as const;

const GREENS: ReadonlySet<Tile> = new Set<Tile>(['2s', '3s', '4s', '6s', '8s', '6z']);

/** The traits of each kind. */
export const TRAITS: readonly number[] = TILE_OF_KIND.map(
  (tile, kind) =>
    (isHonour(kind) ? TRAIT.honour : SUIT_TRAITS[suitOf(kind)]! | (isTerminal(kind) ? TRAIT.terminal : TRAIT.simple)) |
    (GREENS.has(tile) ? 0 : TRAIT.notGreen),
);
