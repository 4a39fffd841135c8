import { chow, filled, filledNear, HONOURS, kong, ofNumbers, ofSuit, pair, pung, setFrom, SUITED } from './plan.ts';
import type { Family } from './plan.ts';
import type { Random } from './random.ts';
import { isDragon, isTerminal, isWind, KINDS, listTiles, numberOf, ORPHANS, SUITS, suitOf } from './tiles.ts';
import type { Tile } from './tiles.ts';

const fill = (random: Random, sets: Tile[][]): ReturnType<Family> =>
  random.chance(0.5) ? filledNear(random, sets) : filled(random, sets);

const restricted =
  (kinds: readonly Tile[], chows?: number): Family =>
  (random) =>
    filled(random, [], kinds, chows);

/** A suit that is not among those given. */
const otherSuit = (random: Random, ...suits: string[]): string =>
  random.pick(SUITS.filter((suit) => !suits.includes(suit)));

const WINDS = KINDS.filter(isWind);
const DRAGONS = KINDS.filter(isDragon);
const TERMINALS = KINDS.filter(isTerminal);

/** Hands of four sets and a pair, by the fan they are meant to have. */
export const SET_FAMILIES: Record<string, Family> = {
  'any-sets': (random) => filled(random, [], KINDS, random.pick([0.3, 0.65, 0.9])),
  'plain-sets': (random) => {
    const [a, b, c] = random.some([...SUITS], 3) as [string, string, string];
    const start = random.between(1, 4);
    const simple = pung(`${random.between(2, 8)}${c}`);
    const sets = [chow(start, a), chow(start + random.between(1, 2), a), chow(random.between(5, 7), b), simple];
    return { sets, loose: pair(random.pick(HONOURS)) };
  },
  'pure-shifted-chows': (random) => {
    const suit = random.pick(SUITS);
    const step = random.pick([1, 2]);
    const count = random.pick([3, 4]);
    const start = random.between(1, 7 - step * (count - 1));
    return fill(
      random,
      Array.from({ length: count }, (_, at) => chow(start + at * step, suit)),
    );
  },
  'pure-straight': (random) => {
    const suit = random.pick(SUITS);
    return fill(random, [chow(1, suit), chow(4, suit), chow(7, suit)]);
  },
  'identical-chows': (random) => {
    const same = chow(random.between(1, 7), random.pick(SUITS));
    return fill(
      random,
      Array.from({ length: random.between(2, 4) }, () => same),
    );
  },
  'mixed-chows': (random) => {
    const step = random.pick([0, 1, 3]);
    const start = random.between(1, 7 - 2 * step);
    return fill(
      random,
      random.some([...SUITS], 3).map((suit, at) => chow(start + at * step, suit)),
    );
  },
  'paired-chows': (random) => {
    const suits = random.some([...SUITS], 2);
    const starts = random.pick([
      [1, 7],
      [1, 4],
      [4, 7],
      [random.between(1, 7), random.between(1, 7)],
    ]);
    const sets = [...suits.flatMap((suit) => starts.map((start) => chow(start, suit)))];
    return { sets, loose: pair(random.pick(random.chance(0.4) ? HONOURS : KINDS)) };
  },
  'terminal-chows': (random) => {
    const suit = random.pick(SUITS);
    const second = random.chance(0.4) ? suit : otherSuit(random, suit);
    const pairSuit = second === suit ? suit : otherSuit(random, suit, second);
    const sets = [chow(1, suit), chow(7, suit), chow(1, second), chow(7, second)];
    return { sets, loose: pair(random.chance(0.75) ? `5${pairSuit}` : random.pick(KINDS)) };
  },
  'one-suit-chows': (random) => filled(random, [], ofSuit(random.pick(SUITS)), 0.95),
  'narrow-suit': (random) => {
    const suit = random.pick(SUITS);
    const start = random.between(1, 5);
    const kinds = ofSuit(suit).filter((kind) => numberOf(kind) >= start && numberOf(kind) <= start + 4);
    const inside = Array.from({ length: random.between(2, 3) }, () => setFrom(random, kinds, 0.7));
    const outside = Array.from({ length: 4 - inside.length }, () => setFrom(random, KINDS));
    return { sets: [...inside, ...outside], loose: pair(random.pick(kinds)) };
  },
  'pure-shifted-pungs': (random) => {
    const suit = random.pick(SUITS);
    const count = random.pick([3, 4]);
    const start = random.between(1, 10 - count);
    return fill(
      random,
      Array.from({ length: count }, (_, at) => pung(`${start + at}${suit}`)),
    );
  },
  'mixed-pungs': (random) => {
    const step = random.pick([0, 1]);
    const start = random.between(1, 9 - 2 * step);
    return fill(
      random,
      random.some([...SUITS], 3).map((suit, at) => pung(`${start + at * step}${suit}`)),
    );
  },
  'double-pungs': (random) =>
    fill(
      random,
      Array.from({ length: random.between(1, 2) }, () => random.between(1, 9)).flatMap((number) =>
        random.some([...SUITS], 2).map((suit) => pung(`${number}${suit}`)),
      ),
    ),
  'any-pungs': restricted(KINDS, 0),
  kongs: (random) => {
    const sets = random.some(KINDS, random.between(1, 4)).map(kong);
    return random.chance(0.3) ? filled(random, sets, KINDS, 0) : filled(random, sets);
  },
  'kongs-of-a-suit': (random) => {
    const kinds = random.pick([ofSuit(random.pick(SUITS)), ofNumbers(2, 4, 6, 8), ORPHANS, HONOURS]);
    return filled(random, random.some(kinds, random.between(2, 4)).map(kong), kinds);
  },
  'four-used': (random) => {
    const sets = Array.from({ length: random.between(1, 2) }, () => {
      const tile = random.pick(SUITED);
      const start = Math.min(Math.max(numberOf(tile) - random.between(0, 2), 1), 7);
      return [pung(tile), chow(start, suitOf(tile))];
    }).flat();
    const plan = filledNear(random, sets);
    const [first = '1m'] = sets[1] ?? [];
    return random.chance(0.3) ? { ...plan, loose: pair(first) } : plan;
  },
  'exhausted-wait': (random) => {
    const suit = random.pick(SUITS);
    const start = random.between(1, 7);
    const [gone, waited, held] = random.chance(0.5) ? [start, start + 1, start + 2] : [start + 2, start + 1, start];
    const { sets } = filled(random, [kong(`${gone}${suit}`), pung(`${held}${suit}`)]);
    return { sets, loose: pair(`${waited}${suit}`) };
  },
  'one-suit': (random) => filled(random, [], ofSuit(random.pick(SUITS))),
  'half-flush': (random) => filled(random, [], [...ofSuit(random.pick(SUITS)), ...HONOURS], 0.8),
  'two-suits': (random) => {
    const [a, b] = random.some([...SUITS], 2) as [string, string];
    return filled(random, [], [...ofSuit(a), ...ofSuit(b), ...(random.chance(0.5) ? HONOURS : [])]);
  },
  winds: (random) => {
    const winds = random.some(WINDS, 4);
    const sets = winds.slice(0, random.pick([2, 3, 3, 4])).map(pung);
    const { sets: all, loose } = filled(random, sets, random.chance(0.3) ? ORPHANS : KINDS);
    const [last = '1z'] = winds.slice(-1);
    return { sets: all, loose: random.chance(0.4) ? pair(last) : loose };
  },
  dragons: (random) => {
    const dragons = random.some(DRAGONS, 3);
    const plan = filled(random, dragons.slice(0, random.pick([1, 2, 2, 3])).map(pung));
    const [last = '5z'] = dragons.slice(-1);
    return random.chance(0.4) ? { ...plan, loose: pair(last) } : plan;
  },
  'all-honours': restricted(HONOURS),
  'all-terminals': restricted(TERMINALS),
  'terminals-and-honours': restricted(ORPHANS),
  'outside-sets': (random) => {
    const outer = (): Tile[] =>
      random.chance(0.6) ? chow(random.pick([1, 7]), random.pick(SUITS)) : pung(random.pick(ORPHANS));
    return { sets: [outer(), outer(), outer(), outer()], loose: pair(random.pick(ORPHANS)) };
  },
  'narrow-numbers': (random) => {
    const numbers = random.pick([
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
      [1, 2, 3, 4],
      [6, 7, 8, 9],
    ]);
    return filled(random, [], ofNumbers(...numbers), 0.6);
  },
  'even-pungs': restricted(ofNumbers(2, 4, 6, 8), 0),
  simples: restricted(ofNumbers(2, 3, 4, 5, 6, 7, 8)),
  fives: (random) => {
    const five = (): Tile[] => {
      const suit = random.pick(SUITS);
      return random.chance(0.8) ? chow(random.between(3, 5), suit) : pung(`5${suit}`);
    };
    return { sets: [five(), five(), five(), five()], loose: pair(`5${random.pick(SUITS)}`) };
  },
  green: restricted(listTiles('23468s6z'), 0.4),
  reversible: restricted(listTiles('1234589p245689s5z')),
  'all-types': (random) => {
    const suited = SUITS.map((suit) => setFrom(random, ofSuit(suit)));
    const [wind, dragon] = [random.pick(WINDS), random.pick(DRAGONS)];
    return random.chance(0.5)
      ? { sets: [...suited, pung(wind)], loose: pair(dragon) }
      : { sets: [...suited, pung(dragon)], loose: pair(wind) };
  },
};
