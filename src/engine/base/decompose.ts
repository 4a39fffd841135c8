import { repeatKind } from './notation.ts';
import { type Counts, FIRST_HONOUR, KINDS, type Kind, TILE_OF_KIND, isOutside, rankOf } from './tile.ts';

/** A chow or pung of concealed tiles, by its lowest kind. Each exists once, so compare by identity. */
export interface Block {
  readonly type: 'chow' | 'pung';
  readonly kind: Kind;
  /** In mpsz, `123m`. */
  readonly tiles: string;
  /** `tiles` after a space, to append to other sets. */
  readonly spaced: string;
  /** Whether it holds a terminal or an honour. */
  readonly outside: boolean;
}

/** One way to read concealed tiles as chows and pungs with a pair. */
export interface Split {
  readonly pair: Kind;
  readonly blocks: readonly Block[];
}

const block = (type: Block['type'], kind: Kind, tiles: string, outside: boolean): Block => ({
  type,
  kind,
  tiles,
  spaced: ` ${tiles}`,
  outside,
});

const equal = (count: number): readonly Block[] =>
  TILE_OF_KIND.map((_, kind) => block('pung', kind, repeatKind(kind, count), isOutside(kind)));

const PUNG = equal(3);
/** A kong is a pung of four tiles. */
const KONG = equal(4);

/** The chow that each kind begins; entries for kinds that begin none are never read. */
const CHOW = TILE_OF_KIND.map(([, suit], kind) => {
  const rank = rankOf(kind);
  return block('chow', kind, '123456789'.slice(rank, rank + 3) + suit!, rank % 6 === 0);
});

const BLOCKS = { chow: CHOW, pung: PUNG, kong: KONG } as const;

/** The block of a chow, a pung or a kong. */
export const blockOf = (type: keyof typeof BLOCKS, kind: Kind): Block => BLOCKS[type][kind]!;

/** The first kind of each suit and of the honours, and the end of the last. */
const SUIT_BOUNDS = [0, 9, 18, FIRST_HONOUR, KINDS] as const;
const HONOURS = 3;

/**
 * The first kind of a suit (3: honours) that can be its pair or complete it; others follow at steps of `PAIR_STEP`. The
 * numbers of a chow or pung add up to a multiple of three, so the pair or the missing tile must supply the remainder.
 */
export function firstPair(counts: Counts, suit: number): Kind {
  if (suit === HONOURS) return FIRST_HONOUR;
  let sum = 0;
  for (let rank = 1; rank < 9; rank++) sum += rank * counts[suit * 9 + rank]!;
  return suit * 9 + ((2 * sum) % 3);
}

/** From one kind that can be the pair of a suit to the next. */
export const PAIR_STEP = [3, 3, 3, 1] as const;

/** The bits of one rank's count among those of its suit, lowest rank first. */
const BITS = 3;
const COUNT = 0b111;
/** One tile of each of three ranks in a row. */
const CHOW_TILES = 0b001001001;

/** The sets found so far by the current search (one runs at a time); only the first `size` count. */
const taken: Block[] = [];

/**
 * Splits the rest of a suit, and the suits after it, into sets, and pushes every complete reading to `found`. Counts
 * are packed as bits for each rank; `size` sets were split off already.
 */
function takeSets(
  suits: readonly number[],
  from: number,
  rest: number,
  pair: Kind,
  size: number,
  found: Split[],
): void {
  let suit = from;
  let left = rest;
  while (left === 0) {
    if (suit === HONOURS) {
      found.push({ pair, blocks: taken.slice(0, size) });
      return;
    }
    left = suits[++suit]!;
  }
  const at = 31 - Math.clz32(left & -left);
  const shift = at - (at % BITS);
  const kind = SUIT_BOUNDS[suit]! + shift / BITS;
  const count = (left >> shift) & COUNT;
  const after = left >> (shift + BITS);
  const mostChows = suit === HONOURS ? 0 : Math.min(after & COUNT, (after >> BITS) & COUNT);
  for (let pungs = count >= 3 ? 1 : 0; pungs >= 0; pungs--) {
    const chows = count - 3 * pungs;
    if (chows > mostChows) continue;
    if (pungs) taken[size] = PUNG[kind]!;
    for (let i = 0; i < chows; i++) taken[size + pungs + i] = CHOW[kind]!;
    const without = left - ((3 * pungs + chows * CHOW_TILES) << shift);
    takeSets(suits, suit, without, pair, size + pungs + chows, found);
  }
}

/** Every way to split the tiles into sets and one pair, without duplicates. */
export function splits(counts: Counts): Split[] {
  const found: Split[] = [];
  const suits = [0, 0, 0, 0];
  /** The one suit that must hold the pair, by the number of tiles in each. */
  let paired = -1;
  for (let suit = 0; suit <= HONOURS; suit++) {
    let sum = 0;
    let bits = 0;
    for (let kind = SUIT_BOUNDS[suit + 1]! - 1; kind >= SUIT_BOUNDS[suit]!; kind--) {
      sum += counts[kind]!;
      bits = (bits << BITS) | counts[kind]!;
    }
    if (sum % 3 === 1 || (sum % 3 === 2 && paired >= 0)) return found;
    if (sum % 3 === 2) paired = suit;
    suits[suit] = bits;
  }
  if (paired < 0) return found;
  const first = firstPair(counts, paired);
  const step = PAIR_STEP[paired]!;
  const start = SUIT_BOUNDS[paired]!;
  const whole = suits[paired]!;
  for (let pair = first; pair < SUIT_BOUNDS[paired + 1]!; pair += step) {
    if (counts[pair]! < 2) continue;
    suits[paired] = whole - (2 << ((pair - start) * BITS));
    takeSets(suits, 0, suits[0]!, pair, 0, found);
  }
  return found;
}
