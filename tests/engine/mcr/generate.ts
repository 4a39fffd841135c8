import type { HandRequest } from '../../../src/engine/index.ts';
import { type Random, makeRandom } from '../../oracle/random.ts';
import { type Group, type Kinds, type Spec, chow, fits, loose, pair, pung, requestOf, winOf } from './spec.ts';

const ALL: Kinds = Array.from({ length: 34 }, (_, kind) => kind);
const OUTSIDE: Kinds = ALL.filter((kind) => kind >= 27 || kind % 9 === 0 || kind % 9 === 8);
const HONORS: Kinds = ALL.filter((kind) => kind >= 27);
const GREEN: Kinds = [19, 20, 21, 23, 25, 32];
const SUITS = [0, 9, 18] as const;

/** Kinds to build a hand from: all, one suit with or without honours, neighbouring numbers, outside tiles … */
function palette(random: Random): Kinds {
  const suit = random.below(3);
  const low = random.below(7);
  const high = low + 2 + random.below(4);
  const inSuit = (kind: number): boolean => Math.floor(kind / 9) === suit;
  const near = ALL.filter((kind) => kind < 27 && kind % 9 >= low && kind % 9 < high);
  return random.pick([
    ALL,
    ALL,
    ALL.filter((kind) => kind < 27 && inSuit(kind)),
    ALL.filter((kind) => kind >= 27 || inSuit(kind)),
    near,
    near,
    ALL.filter((kind) => kind >= 27 || kind % 9 < 3 || kind % 9 > 5),
    OUTSIDE,
    GREEN,
    ALL.filter((kind) => !inSuit(kind)),
  ]);
}

/** A chow or pung out of some kinds. */
export function randomSet(random: Random, kinds: Kinds, chows: number): Group {
  const starts = kinds.filter(
    (kind) => kind < 27 && kind % 9 <= 6 && kinds.includes(kind + 1) && kinds.includes(kind + 2),
  );
  return starts.length > 0 && random.chance(chows) ? chow(random.pick(starts)) : pung(random.pick(kinds));
}

const knittedBody = (random: Random): Kinds => {
  const suits = random.shuffled(SUITS);
  return [0, 1, 2].flatMap((first, i) => [0, 3, 6].map((step) => (suits[i] ?? 0) + first + step));
};

type Style = (random: Random, kinds: Kinds) => Group[];

const orphans: Style = (random) => [loose([...OUTSIDE, random.pick(OUTSIDE)])];
const pairs: Style = (random, kinds) => Array.from({ length: 7 }, () => pair(random.pick(kinds)));
const pairsInARow: Style = (random) => {
  const start = random.pick(SUITS) + random.below(3);
  return Array.from({ length: 7 }, (_, i) => pair(start + i));
};
const unpaired: Style = (random) => [loose(random.shuffled([...HONORS, ...knittedBody(random)]).slice(0, 14))];
const knitted: Style = (random, kinds) => [
  loose(knittedBody(random)),
  randomSet(random, kinds, 0.6),
  pair(random.pick(kinds)),
];
const gates: Style = (random) => {
  const start = random.pick(SUITS);
  return [loose([0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8, random.below(9)].map((rank) => start + rank))];
};
const terminalChows: Style = (random) => {
  const [a = 0, b = 0, c = 0] = random.shuffled(SUITS);
  const [second, five] = random.chance(0.5) ? [a, a] : [b, c];
  return [chow(a), chow(a + 6), chow(second), chow(second + 6), pair(five + (random.chance(0.8) ? 4 : 3))];
};
const standard: Style = (random, kinds) => {
  const chows = random.pick([0.1, 0.5, 0.95]);
  const sets = Array.from({ length: 4 }, () => randomSet(random, kinds, chows));
  return [...sets, pair(random.pick(kinds))];
};

/** Ways to make a hand; ordinary ones are the most frequent. */
const STYLES: readonly Style[] = [
  orphans,
  pairs,
  pairsInARow,
  unpaired,
  knitted,
  knitted,
  gates,
  terminalChows,
  ...Array.from({ length: 20 }, () => standard),
];

function lay(random: Random, groups: readonly Group[]): Group[] {
  const open = random.pick([0, 0.3, 0.7, 1]);
  const kongs = random.pick([0, 0, 0.2, 0.9]);
  return groups.map((group) => {
    if (group.type === 'pung' && random.chance(kongs))
      return { ...group, laid: random.pick(['kong', 'concealed-kong'] as const) };
    return random.chance(open) ? { ...group, laid: 'open' } : group;
  });
}

/** The parts of one complete hand. */
export function makeSpec(random: Random): Spec {
  for (;;) {
    const groups = lay(random, random.pick(STYLES)(random, palette(random)));
    if (!fits({ groups })) continue;
    const winning = random.below(14);
    return { groups, winning, win: winOf(random, groups, winning) };
  }
}

/** Seeded complete MCR hands of every shape, many of them close to many fan; the same seed gives the same hands. */
export function mcrHands(seed: number, wanted: number): HandRequest[] {
  const random = makeRandom(seed);
  return Array.from({ length: wanted }, () => requestOf(makeSpec(random)));
}
