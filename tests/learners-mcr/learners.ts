import { type Options, DEFAULT_OPTIONS, pointsOf } from '../oracle-mcr/options.ts';
import { readings } from '../oracle-mcr/readings.ts';
import { oracleMcr } from '../oracle-mcr/score.ts';
import { isDragon, isHonour, isWind, listTiles, suitOf } from '../oracle-mcr/tiles.ts';
import type { Group, HandRequest } from '../oracle-mcr/types.ts';
import type { FanId, FanList } from '../oracle-mcr/fans.ts';

const OPTIONS: Options = DEFAULT_OPTIONS;

/** How a learner counts a hand: the fan, the points for flowers, and those of them that he counts towards eight. */
export interface Count {
  readonly fans: readonly FanId[];
  readonly flowers: number;
  readonly towards: number;
}

/** A hand as it lies on the table, with the second scorer's results. */
export interface Seen {
  readonly hand: HandRequest;
  readonly list: readonly FanId[];
  readonly suits: readonly string[];
  readonly hasHonours: boolean;
  readonly sets: readonly Group[];
  readonly flowers: number;
}

const flat = (list: FanList): FanId[] =>
  [...list].flatMap(([fan, count]) => (fan === 'flower-tiles' ? [] : Array.from({ length: count }, () => fan)));

const listOf = (hand: HandRequest): readonly FanId[] => flat(oracleMcr(hand).fans);

/** Analyses a hand. */
export function see(hand: HandRequest): Seen {
  const melded = hand.melds.flatMap(({ tiles }) => listTiles(tiles));
  const tiles = [...listTiles(hand.concealed), hand.winningTile, ...melded];
  const [first] = readings(hand);
  return {
    hand,
    list: listOf(hand),
    suits: [...new Set(tiles.filter((tile) => !isHonour(tile)).map(suitOf))],
    hasHonours: tiles.some(isHonour),
    sets: (first?.groups ?? []).filter(({ kind }) => kind === 'chow' || kind === 'pung' || kind === 'kong'),
    flowers: hand.flowers ?? 0,
  };
}

/** A learner with one misconception, and the names it may be given. */
export interface Learner {
  readonly belief: string;
  readonly names: readonly string[];
  /** His count of the hand; undefined where his misconception makes no difference. */
  readonly count: (seen: Seen) => readonly FanId[] | Partial<Count> | undefined;
}

const has = ({ list }: Seen, ...fans: readonly FanId[]): boolean => fans.some((fan) => list.includes(fan));
const with_ = ({ list }: Seen, ...more: readonly FanId[]): readonly FanId[] => [...list, ...more];
const less = ({ list }: Seen, ...fans: readonly FanId[]): readonly FanId[] | undefined =>
  list.some((fan) => fans.includes(fan)) ? list.filter((fan) => !fans.includes(fan)) : undefined;
const pungs = ({ sets }: Seen): readonly Group[] => sets.filter(({ kind }) => kind !== 'chow');
const chows = ({ sets }: Seen): readonly Group[] => sets.filter(({ kind }) => kind === 'chow');
const first = ({ tiles }: Group): string => tiles[0] ?? '';
const kongs = ({ hand }: Seen) => hand.melds.filter(({ type }) => type === 'kong');
const again = (hand: HandRequest, change: Partial<HandRequest>): readonly FanId[] => listOf({ ...hand, ...change });

const NO_HONORS_INSIDE: readonly FanId[] = [
  'all-chows',
  'all-simples',
  'full-flush',
  'upper-four',
  'lower-four',
  'upper-tiles',
  'middle-tiles',
  'lower-tiles',
  'all-fives',
];

/** The fan of two chows that a learner sees who looks at each pair separately. */
function everyTwo(seen: Seen): FanId[] {
  const all = chows(seen).map((set) => [suitOf(first(set)), Number(first(set)[0])] as const);
  return all.flatMap(([suit, n], i) =>
    all.slice(i + 1).flatMap(([other, m]): FanId[] => {
      if (suit !== other) return n === m ? ['mixed-double-chow'] : [];
      const apart = Math.abs(n - m);
      if (apart === 0) return ['pure-double-chow'];
      return apart === 3 ? ['short-straight'] : apart === 6 ? ['two-terminal-chows'] : [];
    }),
  );
}

const PAIRS: readonly FanId[] = ['pure-double-chow', 'mixed-double-chow', 'short-straight', 'two-terminal-chows'];
const BIG_CHOWS: readonly FanId[] = [
  'pure-straight',
  'mixed-straight',
  'mixed-triple-chow',
  'pure-triple-chow',
  'mixed-shifted-chows',
  'pure-shifted-chows',
  'quadruple-chow',
  'four-pure-shifted-chows',
  'three-suited-terminal-chows',
  'pure-terminal-chows',
];

/** Every learner who is measured. */
export const LEARNERS: readonly Learner[] = [
  {
    belief: 'a flush leaves a suit out, too',
    names: ['voided-implied'],
    count: (seen) => (has(seen, 'half-flush', 'full-flush') ? with_(seen, 'one-voided-suit') : undefined),
  },
  {
    belief: 'no honours counts wherever there are none',
    names: ['no-honors-implied'],
    count: (seen) =>
      has(seen, ...NO_HONORS_INSIDE) && seen.suits.length > 0 && !has(seen, 'no-honors')
        ? with_(seen, 'no-honors')
        : undefined,
  },
  {
    belief: 'two dragon pungs are two points each as well',
    names: ['dragons-twice'],
    count: (seen) => (has(seen, 'two-dragon-pungs') ? with_(seen, 'dragon-pung', 'dragon-pung') : undefined),
  },
  {
    belief: 'a pung of honours that counts is also a pung of honours',
    names: ['honor-pung-twice'],
    count: (seen) => {
      const counted = pungs(seen).filter(
        (set) => isDragon(first(set)) || (isWind(first(set)) && has(seen, 'seat-wind', 'prevalent-wind')),
      );
      if (counted.length !== 1 || !has(seen, 'dragon-pung', 'seat-wind', 'prevalent-wind')) return undefined;
      if (pungs(seen).filter((set) => isWind(first(set))).length > 1) return undefined;
      return with_(seen, 'pung-of-terminals-or-honors');
    },
  },
  {
    belief: 'each kong counts by itself, too',
    names: ['kongs-singly'],
    count: (seen) =>
      has(seen, 'two-melded-kongs', 'two-concealed-kongs', 'melded-and-concealed-kong')
        ? with_(
            seen,
            ...kongs(seen).map(({ form }): FanId => (form === 'concealed' ? 'concealed-kong' : 'melded-kong')),
          )
        : undefined,
  },
  {
    belief: 'a drawn tile is always self-drawn, too',
    names: ['draw-implied'],
    count: (seen) =>
      has(seen, 'fully-concealed-hand', 'last-tile-draw', 'out-with-replacement-tile') && !has(seen, 'self-drawn')
        ? with_(seen, 'self-drawn')
        : undefined,
  },
  {
    belief: 'a melded hand waits for its pair, which is a single wait',
    names: ['single-wait-implied'],
    count: (seen) => (has(seen, 'melded-hand') ? with_(seen, 'single-wait') : undefined),
  },
  {
    belief: 'seven pairs and its like are concealed, so they are a concealed hand',
    names: ['concealed-implied'],
    count: (seen) =>
      has(seen, 'seven-pairs', 'lesser-honors-and-knitted-tiles', 'greater-honors-and-knitted-tiles') &&
      seen.hand.by === 'discard'
        ? with_(seen, 'concealed-hand')
        : undefined,
  },
  {
    belief: 'a pure straight holds short straights',
    names: ['straight-cut'],
    count: (seen) => {
      if (!has(seen, 'pure-straight')) return undefined;
      return with_(seen, 'short-straight', 'short-straight', 'two-terminal-chows');
    },
  },
  {
    belief: 'every two chows that fit together count',
    names: ['set-used-twice', 'everything-held', 'part-of-triple', 'same-fan-again'],
    count: (seen) => {
      if (has(seen, ...BIG_CHOWS, 'seven-pairs') || chows(seen).length < 3) return undefined;
      const all = everyTwo(seen);
      const counted = seen.list.filter((fan) => PAIRS.includes(fan));
      return all.length > counted.length ? [...seen.list.filter((fan) => !PAIRS.includes(fan)), ...all] : undefined;
    },
  },
  {
    belief: 'a mixed triple chow holds mixed double chows',
    names: ['part-of-triple'],
    count: (seen) =>
      has(seen, 'mixed-triple-chow') && everyTwo(seen).every((fan) => fan === 'mixed-double-chow')
        ? with_(seen, 'mixed-double-chow')
        : undefined,
  },
  {
    belief: 'a pung that the discard ends is concealed',
    names: ['discard-pung-concealed'],
    count: (seen) => {
      const { hand, list } = seen;
      if (hand.by === 'draw') return undefined;
      const fan = again(hand, { by: 'draw' }).find((one) => one.endsWith('-concealed-pungs'));
      if (fan === undefined || list.includes(fan)) return undefined;
      return [...list.filter((one) => !one.endsWith('-concealed-pungs')), fan];
    },
  },
  {
    belief: 'a melded kong is concealed',
    names: ['melded-kong-as-concealed'],
    count: (seen) => {
      const melds = seen.hand.melds.map((meld) =>
        meld.type === 'kong' ? ({ type: 'kong', form: 'concealed', tiles: meld.tiles } as const) : meld,
      );
      return kongs(seen).some(({ form }) => form !== 'concealed') ? again(seen.hand, { melds }) : undefined;
    },
  },
  {
    belief: 'a concealed kong opens the hand',
    names: ['concealed-kong-as-melded'],
    count: (seen) => {
      const melds = seen.hand.melds.map((meld) =>
        meld.type === 'kong' ? ({ type: 'kong', form: 'open', tiles: meld.tiles } as const) : meld,
      );
      return kongs(seen).some(({ form }) => form === 'concealed') ? again(seen.hand, { melds }) : undefined;
    },
  },
  {
    belief: 'a kong is a tile hog',
    names: ['hog-in-kong'],
    count: (seen) => (kongs(seen).length > 0 ? with_(seen, ...kongs(seen).map((): FanId => 'tile-hog')) : undefined),
  },
  {
    belief: 'a concealed hand counts also with a drawn tile',
    names: ['concealed-hand-by-draw'],
    count: (seen) => (has(seen, 'fully-concealed-hand') ? with_(seen, 'concealed-hand') : undefined),
  },
  {
    belief: 'concealed and drawn are two fan',
    names: ['draw-not-fully-concealed'],
    count: (seen) => {
      const rest = less(seen, 'fully-concealed-hand');
      return rest && [...rest, 'concealed-hand', 'self-drawn'];
    },
  },
  {
    belief: 'a wind of round and seat counts once',
    names: ['wind-counted-once'],
    count: (seen) => (has(seen, 'seat-wind') && has(seen, 'prevalent-wind') ? less(seen, 'prevalent-wind') : undefined),
  },
  {
    belief: 'a full flush is a half flush, too',
    names: ['half-and-full-flush'],
    count: (seen) => (has(seen, 'full-flush') ? with_(seen, 'half-flush') : undefined),
  },
  {
    belief: 'all chows may have a pair of honours',
    names: ['chows-with-honor-pair'],
    count: (seen) =>
      chows(seen).length === 4 && seen.hasHonours && !has(seen, 'all-chows') && readings(seen.hand).length === 1
        ? with_(seen, 'all-chows')
        : undefined,
  },
  ...(
    [
      ['one-voided-suit', 'voided-unseen'],
      ['no-honors', 'no-honors-unseen'],
      ['tile-hog', 'hog-unseen'],
      ['concealed-hand', 'concealed-unseen'],
      ['self-drawn', 'draw-unseen'],
      ['double-pung', 'double-pung-unseen'],
      ['pung-of-terminals-or-honors', 'outside-pung-unseen'],
      ['all-types', 'types-unseen'],
      ['outside-hand', 'outside-hand-unseen'],
    ] as const
  ).map(([fan, name]): Learner => ({
    belief: `does not see ${fan}`,
    names: [name],
    count: (seen) => less(seen, fan),
  })),
  {
    belief: 'does not look at the wait',
    names: ['wait-unseen'],
    count: (seen) => less(seen, 'edge-wait', 'closed-wait', 'single-wait'),
  },
  {
    belief: 'does not put chows side by side',
    names: ['pairs-of-chows-unseen'],
    count: (seen) => less(seen, ...PAIRS),
  },
  {
    belief: 'flowers help to eight',
    names: ['flowers-towards-eight'],
    count: (seen) => (seen.flowers > 0 ? { towards: seen.flowers } : undefined),
  },
  {
    belief: 'flowers are not paid',
    names: ['flowers-unpaid'],
    count: (seen) => (seen.flowers > 0 ? { flowers: 0 } : undefined),
  },
];

/** A learner's count of a hand, the right one where his misconception makes no difference. */
export function countBy({ count }: Learner, seen: Seen): Count {
  const made = count(seen);
  const truth: Count = { fans: seen.list, flowers: seen.flowers, towards: 0 };
  if (!made) return truth;
  return { ...truth, ...(Array.isArray(made) ? { fans: made as readonly FanId[] } : (made as Partial<Count>)) };
}

/** The count by a learner with several misconceptions: each changes what the earlier ones left. */
export const countByAll = (held: readonly Learner[], seen: Seen): Count =>
  held.reduce<Count>(
    (so, one) => {
      const made = countBy(one, { ...seen, list: so.fans });
      return {
        fans: made.fans,
        flowers: made.flowers === seen.flowers ? so.flowers : made.flowers,
        towards: Math.max(so.towards, made.towards),
      };
    },
    { fans: seen.list, flowers: seen.flowers, towards: 0 },
  );

/** The points of a count, flowers included. */
export const pointsIn = ({ fans, flowers }: Count): number =>
  flowers + fans.reduce((sum, fan) => sum + pointsOf(fan, OPTIONS), 0);

/** How many points a count is short of eight. */
export const shortIn = ({ fans, towards }: Count): number =>
  Math.max(0, 8 - towards - fans.reduce((sum, fan) => sum + pointsOf(fan, OPTIONS), 0));
