import { repeatKind } from './notation.ts';
import { type Counts, FIRST_HONOUR, KINDS, type Kind, SUIT_LETTERS, isOutside, rankOf, suitOf } from './tile.ts';

/** A chow or pung of concealed tiles, by its lowest kind. One object stands for each, so they compare by identity. */
export interface Block {
  readonly type: 'chow' | 'pung';
  readonly kind: Kind;
  /** In mpsz, `123m`. */
  readonly tiles: string;
  /** The same after a space, as it follows others. */
  readonly spaced: string;
  /** Whether it holds a terminal or an honour. */
  readonly outside: boolean;
}

/** One way to read concealed tiles as chows and pungs with a pair. */
export interface Split {
  readonly pair: Kind;
  readonly blocks: readonly Block[];
}

const isChowStart = (kind: Kind): boolean => kind < FIRST_HONOUR && rankOf(kind) <= 6;

const PUNG: readonly Block[] = Array.from({ length: KINDS }, (_, kind) => ({
  type: 'pung',
  kind,
  tiles: repeatKind(kind, 3),
  spaced: ` ${repeatKind(kind, 3)}`,
  outside: isOutside(kind),
}));

const CHOW: readonly (Block | undefined)[] = Array.from({ length: KINDS }, (_, kind) => {
  if (!isChowStart(kind)) return undefined;
  const rank = rankOf(kind) + 1;
  const tiles = `${String(rank)}${String(rank + 1)}${String(rank + 2)}${SUIT_LETTERS[suitOf(kind)]!}`;
  return { type: 'chow', kind, tiles, spaced: ` ${tiles}`, outside: rank === 1 || rank === 7 };
});

/** The block object of a chow or pung. */
export const blockOf = (type: 'chow' | 'pung', kind: Kind): Block => (type === 'chow' ? CHOW[kind] : PUNG[kind])!;

/** Takes sets off `counts` from kind `at` on; every full reading with the pair goes to `found`. `counts` is left as it was. */
function takeSets(counts: Counts, at: Kind, pair: Kind, taken: Block[], found: Split[]): void {
  let kind = at;
  while (kind < KINDS && counts[kind] === 0) kind++;
  if (kind === KINDS) {
    found.push({ pair, blocks: taken.slice() });
    return;
  }
  const count = counts[kind]!;
  const chow = CHOW[kind];
  for (let pungs = count >= 3 ? 1 : 0; pungs >= 0; pungs--) {
    const chows = count - 3 * pungs;
    if (chows > 0 && (!chow || counts[kind + 1]! < chows || counts[kind + 2]! < chows)) continue;
    if (pungs) taken.push(PUNG[kind]!);
    counts[kind] = 0;
    if (chow && chows > 0) {
      for (let i = 0; i < chows; i++) taken.push(chow);
      counts[kind + 1]! -= chows;
      counts[kind + 2]! -= chows;
    }
    takeSets(counts, kind + 1, pair, taken, found);
    if (chow && chows > 0) {
      counts[kind + 1]! += chows;
      counts[kind + 2]! += chows;
    }
    counts[kind] = count;
    for (let i = pungs + chows; i > 0; i--) taken.pop();
  }
}

/** The first kind of each suit and of the honours, and the end of the last. */
const SUIT_BOUNDS = [0, 9, 18, FIRST_HONOUR, KINDS] as const;

/** The suit (3: honours) that must hold the pair, by the number of tiles in each; -1 when no reading can exist. */
function pairSuit(counts: Counts): number {
  let found = -1;
  for (let suit = 0; suit < 4; suit++) {
    let sum = 0;
    for (let kind = SUIT_BOUNDS[suit]!; kind < SUIT_BOUNDS[suit + 1]!; kind++) sum += counts[kind]!;
    if (sum % 3 === 1 || (sum % 3 === 2 && found >= 0)) return -1;
    if (sum % 3 === 2) found = suit;
  }
  return found;
}

/**
 * The first kind of a suit (3: honours) that can be its pair, or complete it, and how far it is to the next: the numbers of a
 * chow or a pung sum to a multiple of three, so a pair or a tile that is missing makes up for the rest.
 */
export function pairKinds(counts: Counts, suit: number): readonly [first: Kind, step: number] {
  if (suit === 3) return [FIRST_HONOUR, 1];
  let sum = 0;
  for (let rank = 1; rank < 9; rank++) sum += rank * counts[suit * 9 + rank]!;
  return [suit * 9 + ((2 * sum) % 3), 3];
}

/** Every way to read the tiles as sets and one pair, each once. `counts` is used for work and left as it was. */
export function splits(counts: Counts): Split[] {
  const found: Split[] = [];
  const suit = pairSuit(counts);
  if (suit < 0) return found;
  const [first, step] = pairKinds(counts, suit);
  const taken: Block[] = [];
  for (let pair = first; pair < Math.min(suit * 9 + 9, KINDS); pair += step) {
    if (counts[pair]! < 2) continue;
    counts[pair]! -= 2;
    takeSets(counts, 0, pair, taken, found);
    counts[pair]! += 2;
  }
  return found;
}
