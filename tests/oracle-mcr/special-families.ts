import { HONOURS, kong, ofNumbers, ofSuit, pair, pung, setFrom } from './plan.ts';
import type { Family } from './plan.ts';
import { isHonour, isTerminal, KINDS, KNITTED, listTiles, ORPHANS, SUITS } from './tiles.ts';
import type { Tile } from './tiles.ts';

const pairsOf =
  (kinds: readonly Tile[]): Family =>
  (random) => {
    const twice = Array.from({ length: random.between(Math.max(0, 7 - kinds.length), 2) }, () => random.pick(kinds));
    const rest = kinds.filter((kind) => !twice.includes(kind));
    const others = random.some(rest.length >= 7 - 2 * twice.length ? rest : kinds, 7 - 2 * twice.length);
    return { sets: [], loose: [...twice.flatMap(kong), ...others.flatMap(pair)] };
  };

/** Hands of other shapes: seven pairs, orphans, nine gates, knitted. */
export const SPECIAL_FAMILIES: Record<string, Family> = {
  'seven-pairs': pairsOf(KINDS),
  'seven-pairs-kept-narrow': (random) =>
    pairsOf(
      random.pick([
        ofSuit(random.pick(SUITS)),
        [...ofSuit(random.pick(SUITS)), ...HONOURS],
        HONOURS,
        ORPHANS,
        KINDS.filter(isTerminal),
        listTiles('23468s6z'),
        listTiles('1234589p245689s5z'),
        ofNumbers(1, 2, 3),
        ofNumbers(4, 5, 6),
        ofNumbers(6, 7, 8, 9),
        ofNumbers(2, 4, 6, 8),
      ]),
    )(random),
  'shifted-pairs': (random) => {
    const start = random.between(1, 3);
    const kinds = ofSuit(random.pick(SUITS)).slice(start - 1, start + 6);
    return { sets: [], loose: kinds.flatMap(pair) };
  },
  'pairs-or-chows': (random) => {
    const start = random.between(1, 4);
    const kinds = ofSuit(random.pick(SUITS)).slice(start - 1, start + 5);
    return { sets: [], loose: [...kinds.flatMap(pair), ...pair(random.pick(KINDS))] };
  },
  'thirteen-orphans': (random) => ({ sets: [], loose: [...ORPHANS, random.pick(ORPHANS)] }),
  'nine-gates': (random) => {
    const suit = random.pick(SUITS);
    return { sets: [], loose: [...listTiles(`1112345678999${suit}`), `${random.between(1, 9)}${suit}`] };
  },
  'greater-knitted': (random) => ({ sets: [], loose: [...HONOURS, ...random.some(random.pick(KNITTED), 7)] }),
  'lesser-knitted': (random) => {
    const body = random.some(random.pick(KNITTED), random.pick([8, 9]));
    return { sets: [], loose: [...body, ...random.some(HONOURS, 14 - body.length)] };
  },
  'knitted-straight': (random) => {
    const body = random.pick(KNITTED);
    const kinds = random.pick([KINDS, KINDS, HONOURS, body]);
    const set = setFrom(random, random.chance(0.7) ? KINDS : kinds);
    const [first = '1m'] = set;
    const last = first === set[1] && random.chance(0.25) ? kong(first) : set;
    return { sets: [last], loose: [...body, ...pair(random.pick(kinds))] };
  },
  'knitted-straight-with-honours': (random) => {
    const [one, other] = random.some(HONOURS, 2) as [Tile, Tile];
    return { sets: [random.chance(0.2) ? kong(one) : pung(one)], loose: [...random.pick(KNITTED), ...pair(other)] };
  },
  'knitted-straight-with-four-equal': (random) => {
    const body = random.pick(KNITTED);
    const tile = random.pick(body);
    return { sets: [pung(tile)], loose: [...body, ...pair(random.pick(KINDS.filter((kind) => !isHonour(kind))))] };
  },
};
