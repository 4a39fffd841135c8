import {
  ALL,
  DRAGONS,
  GREENS,
  HONOURS,
  ORPHANS,
  SIMPLES,
  SUITED,
  type ShapeSet,
  TERMINALS,
  WINDS,
  fill,
  ofSuit,
  pungOf,
} from '../../hands/shape.ts';
import {
  type Plan,
  SUITS,
  anySuit,
  chow,
  pung,
  ofRanks,
  related,
  around,
  overSuits,
  rising,
  knitted,
  pairsOf,
  everyType,
  flush,
  withPairIn,
  outside,
  unpaired,
  REVERSIBLE,
} from './plan-parts.ts';

/** What a hand is built around. Each plan makes the tiles of one kind of hand. */
export const MCR_PLANS = {
  everyday: (r) => fill(r, [...SUITED, ...ALL], r.pick([0, 0.2, 0.4])),
  chows: (r) => fill(r, SUITED, 0),
  related,
  simples: (r) => fill(r, SIMPLES, r.pick([0, 0.2])),
  straight: (r) => {
    const suit = anySuit(r);
    return around(
      r,
      [0, 3, 6].map((start) => chow(suit, start)),
    );
  },
  'mixed-straight': (r) => {
    const suits = overSuits(r);
    return around(
      r,
      [0, 3, 6].map((start, i) => chow(suits[i] ?? 0, start)),
    );
  },
  'same-over-suits': (r) => {
    const start = r.below(7);
    return around(
      r,
      SUITS.map((suit) => chow(suit, start)),
      0.1,
    );
  },
  'shifted-over-suits': (r) => {
    const suits = overSuits(r);
    return around(
      r,
      rising(r, 1).map((start, i) => chow(suits[i] ?? 0, start)),
      0.1,
    );
  },
  'shifted-in-suit': (r) => {
    const suit = anySuit(r);
    return around(
      r,
      rising(r, r.pick([1, 2])).map((start) => chow(suit, start)),
      0.1,
    );
  },
  'same-in-suit': (r) => {
    const one = chow(anySuit(r), r.below(7));
    return around(r, [one, one, one], 0.2);
  },
  'four-chows': (r) => {
    const suit = anySuit(r);
    const step = r.pick([1, 2]);
    const first = r.below(step === 1 ? 4 : 1);
    const sets = [0, 1, 2, 3].map((n) => chow(suit, first + n * step));
    return { sets, pairs: [r.pick(ALL)] };
  },
  'terminal-chows': (r) => {
    const [a = 0, b = 1, c = 2] = overSuits(r);
    const other = r.chance(0.4) ? a : b;
    return { sets: [chow(a, 0), chow(a, 6), chow(other, 0), chow(other, 6)], pairs: [9 * (other === a ? a : c) + 4] };
  },
  pungs: (r) => fill(r, ALL, 1),
  'three-pungs': (r) =>
    fill(
      r,
      SUITED,
      0,
      [0, 1, 2].map(() => pungOf(r.pick(ALL))),
    ),
  'same-pungs': (r) => {
    const rank = r.below(9);
    return around(
      r,
      overSuits(r)
        .slice(0, r.pick([2, 2, 3]))
        .map((suit) => pung(suit, rank)),
    );
  },
  'shifted-pungs': (r) => {
    const suits = r.chance(0.5) ? overSuits(r) : [0, 0, 0].fill(anySuit(r));
    return around(
      r,
      rising(r, 1).map((rank, i) => pung(suits[i] ?? 0, rank)),
    );
  },
  'even-pungs': (r) =>
    fill(
      r,
      SUITED.filter((kind) => (kind % 9) % 2 === 1),
      1,
    ),
  'half-flush': (r) => flush(r, true),
  'full-flush': (r) => flush(r, false),
  outside,
  'upper-four': withPairIn(ofRanks(6, 9), 0.25),
  'lower-four': withPairIn(ofRanks(1, 4), 0.25),
  'three-ranks': (r) => {
    const first = r.pick([1, 4, 7]);
    return fill(r, ofRanks(first, first + 2), 0.2);
  },
  fives: (r) => {
    const five = (): ShapeSet => (r.chance(0.15) ? pung(anySuit(r), 4) : chow(anySuit(r), 2 + r.below(3)));
    return { sets: [five(), five(), five(), five()], pairs: [9 * anySuit(r) + 4] };
  },
  reversible: (r) => fill(r, REVERSIBLE, 0.35),
  green: (r) => fill(r, GREENS, 0.5),
  'all-types': everyType,
  dragon: (r) => fill(r, SUITED, 0.15, [pungOf(r.pick(DRAGONS))], ALL),
  'two-dragons': (r) => {
    const [pair = 0, ...pungs] = r.shuffled(DRAGONS);
    return fill(r, SUITED, 0.2, pungs.map(pungOf), r.chance(0.25) ? [pair] : ALL);
  },
  wind: (r) => fill(r, SUITED, 0.15, [pungOf(r.pick(WINDS))], ALL),
  winds: (r) => {
    const [pair = 0, ...pungs] = r.shuffled(WINDS);
    return fill(r, SUITED, 0.2, pungs.map(pungOf), r.chance(0.3) ? [pair] : ALL);
  },
  'ends-and-honours': (r) => fill(r, r.pick([ORPHANS, ORPHANS, TERMINALS, HONOURS]), 1),
  pairs: (r) =>
    pairsOf(
      r,
      r.weighted([
        [ALL, 5],
        [SUITED, 3],
        [[...ofSuit(0), ...HONOURS], 1],
        [SIMPLES, 1],
        [ofSuit(1), 1],
      ]),
    ),
  'nine-gates': (r) => {
    const suit = anySuit(r);
    const [pair, low, high] = r.pick([
      [1, 2, 5],
      [7, 1, 4],
    ] as const);
    const sets = [pung(suit, 0), chow(suit, low), chow(suit, high), pung(suit, 8)];
    return { sets, pairs: [9 * suit + pair], closed: true };
  },
  orphans: (r) => ({ sets: [], pairs: [], loose: [...ORPHANS, r.pick(ORPHANS)], closed: true }),
  knitted: (r) => ({ sets: [], pairs: [], loose: unpaired(r), closed: true }),
  'knitted-straight': (r) => {
    const { sets, pairs } = fill(r, ALL, 0.4, []);
    return { sets: sets.slice(0, 1), pairs, loose: knitted(r) };
  },
  kongs: (r) => ({
    ...fill(
      r,
      SUITED,
      0,
      [0, 1, 2].slice(r.below(2)).map(() => pungOf(r.pick(ALL))),
    ),
    kongs: true,
  }),
  'four-kongs': (r) => {
    const [pair, ...sets] = r.shuffled(ALL).slice(0, 5);
    return { sets: sets.map(pungOf), pairs: [pair ?? 0], kongs: true };
  },
  'four-shifted-pungs': (r) => {
    const [suit, first] = [anySuit(r), r.below(6)];
    return { sets: [0, 1, 2, 3].map((n) => pung(suit, first + n)), pairs: [r.pick(ALL)] };
  },
  'four-mixed-pungs': (r) => {
    const [suits, first] = [overSuits(r), r.below(6)];
    return { sets: [0, 1, 2, 3].map((n) => pung(suits[n % 3] ?? 0, first + n)), pairs: [r.pick(ALL)] };
  },
  'mixed-straight-and-more': (r) => {
    const suits = overSuits(r);
    const sets = [0, 3, 6].map((start, i) => chow(suits[i] ?? 0, start));
    return { sets: [...sets, r.pick(sets)], pairs: [r.pick(ALL)] };
  },
  'shifted-and-more': (r) => {
    const suits = overSuits(r);
    const sets = rising(r, 1).map((start, i) => chow(suits[i] ?? 0, start));
    return { sets: [...sets, r.pick(sets)], pairs: [r.pick(ALL)] };
  },
  'four-same-chows': (r) => {
    const one = chow(anySuit(r), r.below(7));
    return { sets: [one, one, one, one], pairs: [r.pick(ALL)] };
  },
  'pure-terminals': (r) => {
    const suit = anySuit(r);
    return { sets: [chow(suit, 0), chow(suit, 0), chow(suit, 6), chow(suit, 6)], pairs: [9 * suit + 4] };
  },
  'shifted-pairs': (r) => {
    const first = 9 * anySuit(r) + r.below(3);
    return { sets: [], pairs: [0, 1, 2, 3, 4, 5, 6].map((n) => first + n), closed: true };
  },
  plain: (r) => {
    const starts = r.shuffled([0, 1, 2, 3, 4, 5, 6]);
    const sets = SUITS.map((suit) => chow(suit, starts[suit] ?? 0));
    return { sets: [...sets, pung(anySuit(r), 1 + r.below(7))], pairs: [r.pick(HONOURS)] };
  },
  'big-winds': (r) => ({ sets: WINDS.map(pungOf), pairs: [r.pick(ALL)] }),
  'big-dragons': (r) => fill(r, SUITED, 0.2, DRAGONS.map(pungOf)),
  honors: (r) => fill(r, HONOURS, 1),
  terminals: (r) => fill(r, TERMINALS, 1),
  'little-winds': (r) => {
    const [pair = 0, ...pungs] = r.shuffled(WINDS);
    return { sets: [...pungs.map(pungOf), pungOf(r.pick(ALL))], pairs: [pair] };
  },
  'little-dragons': (r) => {
    const [pair = 0, ...pungs] = r.shuffled(DRAGONS);
    return fill(r, SUITED, 0.2, pungs.map(pungOf), [pair]);
  },
} as const satisfies Record<string, Plan>;

/** A plan by its name. */
export type McrPlanId = keyof typeof MCR_PLANS;

/** How often each plan is taken. */
export type McrMix = readonly (readonly [McrPlanId, number])[];
