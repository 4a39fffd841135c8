import type { Random } from '../base/random.ts';
import {
  ALL,
  DRAGONS,
  type Shape,
  type ShapeSet,
  GREENS,
  HONOURS,
  ORPHANS,
  SIMPLES,
  SUITED,
  TERMINALS,
  WINDS,
  anyChow,
  chowAt,
  fill,
  ofSuit,
  pungOf,
} from './shape.ts';

type Plan = (random: Random) => Shape;

const SUITS = [0, 1, 2] as const;
const anySuit = (random: Random): number => random.pick(SUITS);
const anyStart = (random: Random): number => random.below(7);
const someChow = (random: Random, kinds: readonly number[] = SUITED): ShapeSet => anyChow(random, kinds) ?? chowAt(0);
const rest = (kind: number): readonly number[] => [...ofSuit(Math.floor(kind / 9)), ...HONOURS];

function outside(random: Random, honours: boolean): Shape {
  const ends = honours ? ORPHANS : TERMINALS;
  const set = (): ShapeSet =>
    random.chance(0.7) ? chowAt(9 * anySuit(random) + random.pick([0, 6])) : pungOf(random.pick(ends));
  const pair = honours ? random.pick([...HONOURS, ...TERMINALS]) : random.pick(TERMINALS);
  return { sets: [chowAt(9 * anySuit(random) + random.pick([0, 6])), set(), set(), set()], pairs: [pair] };
}

/** Every kind, the suited ones twice as often. */
const MOSTLY_SUITED = [...SUITED, ...ALL];

const twice = (set: ShapeSet): readonly ShapeSet[] => [set, set];

/** Limit hands, each kind equally often. */
const LIMIT_PLANS = {
  orphans: (r) => ({ sets: [], pairs: [], orphan: r.pick(ORPHANS), closed: true }),
  'closed-pungs': (r) => ({ ...fill(r, ALL, 1), closed: true }),
  'three-dragons': (r) => fill(r, SUITED, 0.2, DRAGONS.map(pungOf)),
  'three-winds': (r) => {
    const [pair, ...pungs] = r.shuffled(WINDS);
    return fill(r, SUITED, 0.3, pungs.map(pungOf), [pair ?? 0]);
  },
  honours: (r) => fill(r, HONOURS, 1),
  green: (r) => fill(r, GREENS, 0.5),
  'all-terminals': (r) => fill(r, TERMINALS, 1),
  'nine-gates': (r) => {
    const first = 9 * anySuit(r);
    return {
      sets: [pungOf(first), chowAt(first + 1), chowAt(first + 4), pungOf(first + 8)],
      pairs: [first + 7],
      closed: true,
    };
  },
} as const satisfies Record<string, Plan>;

/** What a hand is built around. Each plan makes the tiles of one kind of hand. */
export const PLANS = {
  everyday: (r) => fill(r, MOSTLY_SUITED, r.pick([0, 0.15, 0.15, 0.35])),
  chows: (r) => fill(r, SUITED, 0, [], [...SUITED, ...WINDS]),
  simples: (r) => fill(r, SIMPLES, r.pick([0, 0.15, 0.3])),
  'same-chows': (r) => ({ ...fill(r, SUITED, 0.1, twice(someChow(r)), [...SUITED, ...WINDS]), closed: true }),
  'same-chows-twice': (r) => ({
    ...fill(r, SUITED, 0, [...twice(someChow(r)), ...twice(someChow(r))], ALL),
    closed: true,
  }),
  'three-suits': (r) => {
    const start = anyStart(r);
    return fill(
      r,
      ALL,
      0.2,
      SUITS.map((suit) => chowAt(9 * suit + start)),
    );
  },
  straight: (r) => {
    const first = 9 * anySuit(r);
    return fill(
      r,
      ALL,
      0.2,
      [0, 3, 6].map((n) => chowAt(first + n)),
    );
  },
  dragons: (r) => fill(r, ALL, 0.15, [pungOf(r.pick(DRAGONS))]),
  winds: (r) => fill(r, ALL, 0.15, [pungOf(r.pick(WINDS))]),
  'value-pair': (r) => fill(r, SUITED, 0.25, [], [...HONOURS.slice(0, 2), ...HONOURS.slice(0, 2), ...DRAGONS]),
  outside: (r) => outside(r, true),
  terminals: (r) => outside(r, false),
  'half-suit': (r) => fill(r, rest(9 * anySuit(r)), r.pick([0.2, 0.4])),
  'one-suit': (r) => fill(r, ofSuit(anySuit(r)), r.pick([0.1, 0.3])),
  pungs: (r) => fill(r, ALL, 1),
  'three-pungs': (r) => fill(r, ALL, 0, [pungOf(r.pick(ALL)), pungOf(r.pick(ALL)), pungOf(r.pick(ALL))], SUITED),
  'three-suit-pungs': (r) => {
    const rank = r.below(9);
    return fill(
      r,
      ALL,
      0.2,
      SUITS.map((suit) => pungOf(9 * suit + rank)),
    );
  },
  'two-dragons': (r) => {
    const [pair, ...pungs] = r.shuffled(DRAGONS);
    return fill(r, SUITED, 0.2, pungs.map(pungOf), [pair ?? 0]);
  },
  'terminals-honours': (r) => fill(r, ORPHANS, 1, [pungOf(r.pick(TERMINALS)), pungOf(r.pick(HONOURS))]),
  pairs: (r) => {
    const kinds = r.weighted([
      [ALL, 6],
      [SIMPLES, 2],
      [rest(9 * anySuit(r)), 1],
      [ORPHANS, 0.4],
    ]);
    return { sets: [], pairs: r.shuffled(kinds).slice(0, 7), closed: true };
  },
  kongs: (r) => ({
    ...fill(r, SUITED, 0, [pungOf(r.pick(ALL)), pungOf(r.pick(ALL)), pungOf(r.pick(ALL))]),
    kongs: true,
  }),
  ...LIMIT_PLANS,
  yakuman: (r) => r.pick(Object.values(LIMIT_PLANS))(r),
  'four-winds': (r) => ({ sets: WINDS.map(pungOf), pairs: [r.pick(ALL)] }),
} as const satisfies Record<string, Plan>;

/** A plan by its name. */
export type PlanId = keyof typeof PLANS;

/** How often each plan is taken. */
export type Mix = readonly (readonly [PlanId, number])[];
