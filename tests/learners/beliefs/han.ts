import {
  type PatternId,
  TILE_OF_KIND,
  YAKU_RULES,
  doraOf,
  kindOf,
  parseTiles,
  type Tile,
} from '../../../src/engine/riichi/index.ts';
import type { Sheet } from '../question.ts';
import { type Seen, isDragons, isHonours, isOfWind } from '../seen.ts';

/** The dora of each kind that he counts. */
export interface DoraCounted {
  readonly dora: number;
  readonly 'kan-dora': number;
  readonly 'ura-dora': number;
  readonly 'red-five': number;
}

const DORA = ['dora', 'kan-dora', 'ura-dora', 'red-five'] as const;

/** How a learner counts han differently. */
export interface HanHabits {
  /** Which yaku he names. */
  readonly names?: (names: readonly PatternId[], seen: Seen) => readonly PatternId[];
  /** What a yaku is worth to him. */
  readonly worth?: (right: number, id: PatternId, seen: Seen) => number;
  readonly dora?: (right: DoraCounted, seen: Seen) => DoraCounted;
  /** Whether dora count without a yaku. */
  readonly doraAlone?: true;
}

const listed = (id: PatternId): { readonly closed: number; readonly open: number } =>
  YAKU_RULES.find((rule) => rule.id === id) ?? { closed: 0, open: 0 };
const byList = (id: PatternId, isClosed: boolean): number => {
  const { closed, open } = listed(id);
  return isClosed || open === 0 ? closed : open;
};

const tilesIn = (text: string | undefined): readonly Tile[] => {
  const read = parseTiles(text ?? '', 'tiles');
  return read.ok ? read.value : [];
};
const plain = (tile: Tile): Tile => TILE_OF_KIND[kindOf(tile)] ?? tile;
const held = ({ hand }: Seen): readonly Tile[] =>
  [hand.concealed, hand.winningTile, ...(hand.melds ?? []).map(({ tiles }) => tiles)].flatMap(tilesIn);
const howMany = (seen: Seen, tiles: readonly Tile[]): number =>
  tiles.reduce((sum, tile) => sum + held(seen).filter((one) => plain(one) === tile).length, 0);

/** Counts dora by a rule of which tile each indicator makes dora. */
function doraBy(seen: Seen, makes: (indicator: Tile) => Tile): DoraCounted {
  const { hand, options, win } = seen;
  const shown = tilesIn(hand.doraIndicators).map((tile) => makes(plain(tile)));
  const under = tilesIn(hand.uraIndicators).map((tile) => makes(plain(tile)));
  const isRiichi = (hand.riichi ?? 'none') !== 'none' && options.uraDora;
  return {
    dora: howMany(seen, shown.slice(0, 1)),
    'kan-dora': options.kanDora ? howMany(seen, shown.slice(1)) : 0,
    'ura-dora': isRiichi ? howMany(seen, options.kanUraDora ? under : under.slice(0, 1)) : 0,
    'red-five': win.redFives,
  };
}
const before = (tile: Tile): Tile => TILE_OF_KIND.find((one) => doraOf(one) === tile) ?? tile;

/** Counts the han of a hand line by line: each yaku, each kind of dora, and the sum. */
export function countHan(seen: Seen, habits: HanHabits): Sheet {
  const own = seen.win.items.map(({ id }) => id);
  const names = habits.names?.(own, seen) ?? own;
  const worthOf = (id: PatternId): number => {
    const right = seen.win.items.find((item) => item.id === id)?.han ?? byList(id, seen.isClosed);
    return habits.worth?.(right, id, seen) ?? right;
  };
  const yaku = [...new Set(names)].map((id) => [`yaku:${id}`, worthOf(id)] as const);
  const right = doraBy(seen, doraOf);
  const dora = habits.dora?.(right, seen) ?? right;
  const ofYaku = yaku.reduce((sum, [, han]) => sum + han, 0);
  const ofDora = DORA.reduce((sum, kind) => sum + dora[kind], 0);
  const counts = yaku.length > 0 || habits.doraAlone === true;
  return { ...Object.fromEntries(yaku), ...dora, sum: counts ? ofYaku + ofDora : 0 };
}

type Names = NonNullable<HanHabits['names']>;
const blindTo = (...ids: readonly PatternId[]): HanHabits => ({
  names: (names) => names.filter((id) => !ids.includes(id)),
});
const taking = (taken: Readonly<Partial<Record<PatternId, PatternId>>>): HanHabits => ({
  names: (names) => names.map((id) => taken[id] ?? id),
});
const seeing = (id: PatternId, seems: (seen: Seen) => boolean): HanHabits => ({
  names: (names, seen) => (!names.includes(id) && isPlain(names) && seems(seen) ? [...names, id] : names),
});
const LIMIT_HANDS =
  /^(kokushi|suuankou|daisangen|tsuuiisou|chinroutou|ryuuiisou|chuuren|suukantsu|daisuushii|shousuushii|tenhou|chiihou)/;
const isPlain = (names: readonly PatternId[]): boolean => !names.some((id) => LIMIT_HANDS.test(id));

const allChows = ({ sets }: Seen): boolean => sets.length === 4 && sets.every(({ kind }) => kind === 'chow');
const isDear = ({ pair = '', hand }: Seen): boolean =>
  isDragons(pair) || isOfWind(pair, hand.seatWind) || isOfWind(pair, hand.roundWind);
const hasTwins = ({ sets }: Seen): boolean => {
  const chows = sets.filter(({ kind }) => kind === 'chow').map(({ tiles }) => tiles);
  return new Set(chows).size < chows.length;
};
const pungs = ({ sets }: Seen) => sets.filter(({ kind }) => kind !== 'chow');
const all = ({ reading }: Seen): readonly string[] => reading.sets.split(' ');

const included: Names = (names) => [
  ...names,
  ...(names.includes('chinitsu') ? (['honitsu'] as const) : []),
  ...(names.includes('junchan') ? (['chanta'] as const) : []),
  ...(names.includes('ryanpeikou') ? (['iipeikou'] as const) : []),
];

const LESS_OPEN: readonly PatternId[] = ['sanshoku-doujun', 'ittsu', 'chanta', 'junchan', 'honitsu', 'chinitsu'];

/** Misconceptions about yaku and han. */
export const HAN_BELIEFS: Readonly<Record<string, HanHabits>> = {
  'riichi-forgotten': blindTo('riichi', 'double-riichi'),
  'riichi-for-double': taking({ 'double-riichi': 'riichi' }),
  'riichi-undeclared': seeing('riichi', ({ isClosed, hand }) => isClosed && (hand.riichi ?? 'none') === 'none'),
  'ippatsu-forgotten': blindTo('ippatsu'),
  'menzen-tsumo-forgotten': blindTo('menzen-tsumo'),
  'menzen-tsumo-open': seeing('menzen-tsumo', ({ isDrawn }) => isDrawn),
  'pinfu-not-on-draw': {
    names: (names, { isDrawn }) => (isDrawn ? names.filter((id) => id !== 'pinfu') : names),
  },
  'pinfu-unseen': blindTo('pinfu'),
  'pinfu-with-value-pair': seeing(
    'pinfu',
    (seen) => seen.isClosed && allChows(seen) && seen.reading.wait === 'two-sided',
  ),
  'pinfu-any-wait': seeing('pinfu', (seen) => seen.isClosed && allChows(seen) && !isDear(seen)),
  'pinfu-open': seeing(
    'pinfu',
    (seen) => !seen.isClosed && allChows(seen) && !isDear(seen) && seen.reading.wait === 'two-sided',
  ),
  'iipeikou-open': seeing('iipeikou', (seen) => !seen.isClosed && hasTwins(seen)),
  'iipeikou-unseen': blindTo('iipeikou'),
  'tanyao-unseen': blindTo('tanyao'),
  'tanyao-closed-only': {
    names: (names, { isClosed }) => (isClosed ? names : names.filter((id) => id !== 'tanyao')),
  },
  'tanyao-with-honours': seeing(
    'tanyao',
    (seen) => all(seen).some(isHonours) && all(seen).every((set) => isHonours(set) || !/[19]/.test(set)),
  ),
  'seat-wind-forgotten': {
    names: (names) => (names.includes('yakuhai-round') ? names : names.filter((id) => id !== 'yakuhai-seat')),
  },
  'round-wind-forgotten': {
    names: (names) => (names.includes('yakuhai-seat') ? names : names.filter((id) => id !== 'yakuhai-round')),
  },
  'double-wind-pung-once': {
    names: (names) => (names.includes('yakuhai-seat') ? names.filter((id) => id !== 'yakuhai-round') : names),
  },
  'dragons-forgotten': blindTo('yakuhai-white', 'yakuhai-green', 'yakuhai-red'),
  'any-wind-counts': seeing('yakuhai-seat', (seen) =>
    pungs(seen).some(
      ({ tiles }) =>
        /^[1-4]+z$/.test(tiles) && !isOfWind(tiles, seen.hand.seatWind) && !isOfWind(tiles, seen.hand.roundWind),
    ),
  ),
  'pungs-by-discard-concealed': seeing(
    'sanankou',
    (seen) => pungs(seen).filter(({ isCalled }) => !isCalled).length === 3 && pungs(seen).some(({ isWon }) => isWon),
  ),
  'sanankou-unseen': blindTo('sanankou'),
  'smaller-for-bigger': taking({ chinitsu: 'honitsu', junchan: 'chanta', ryanpeikou: 'iipeikou' }),
  'included-counted-too': { names: included },
  'last-tile-forgotten': blindTo('haitei', 'houtei'),
  'last-tile-swapped': taking({ haitei: 'houtei', houtei: 'haitei' }),
  'after-kong-forgotten': blindTo('rinshan'),
  'robbed-kong-forgotten': blindTo('chankan'),
  'sanshoku-unseen': blindTo('sanshoku-doujun', 'sanshoku-doukou'),
  'straight-unseen': blindTo('ittsu'),
  'outside-unseen': blindTo('chanta', 'junchan'),
  'one-suit-unseen': blindTo('honitsu', 'chinitsu'),
  'toitoi-unseen': blindTo('toitoi'),
  'junchan-for-chanta': taking({ chanta: 'junchan' }),
  'chanta-for-junchan': taking({ junchan: 'chanta' }),
  'chanta-for-honroutou': taking({ honroutou: 'chanta' }),
  'closed-han-for-open': {
    worth: (right, id, { isClosed }) => (isClosed || !LESS_OPEN.includes(id) ? right : listed(id).closed),
  },
  'open-han-for-closed': {
    worth: (right, id, { isClosed }) => (isClosed && LESS_OPEN.includes(id) ? listed(id).open : right),
  },
  'seven-pairs-one-han': { worth: (right, id) => (id === 'chiitoitsu' ? 1 : right) },
  'double-riichi-one': { worth: (right, id) => (id === 'double-riichi' ? 1 : right) },
  'dora-forgotten': { dora: () => ({ dora: 0, 'kan-dora': 0, 'ura-dora': 0, 'red-five': 0 }) },
  'ura-forgotten': { dora: (right) => ({ ...right, 'ura-dora': 0 }) },
  'kan-dora-forgotten': {
    dora: (right, seen) => {
      const [first] = tilesIn(seen.hand.uraIndicators);
      const isUra = right['ura-dora'] > 0 && first !== undefined;
      return {
        ...right,
        'kan-dora': 0,
        'ura-dora': isUra ? howMany(seen, [doraOf(plain(first))]) : right['ura-dora'],
      };
    },
  },
  'red-fives-forgotten': { dora: (right) => ({ ...right, 'red-five': 0 }) },
  'indicator-is-dora': { dora: (_, seen) => doraBy(seen, (tile) => tile) },
  'dora-before': { dora: (_, seen) => doraBy(seen, before) },
  'ura-without-riichi': {
    dora: (right, seen) => {
      const isRiichi = (seen.hand.riichi ?? 'none') !== 'none';
      const under = tilesIn(seen.hand.uraIndicators).map((tile) => doraOf(plain(tile)));
      return isRiichi || !seen.options.uraDora ? right : { ...right, 'ura-dora': howMany(seen, under) };
    },
  },
  'dora-counts-once': {
    dora: (right, seen) => ({
      dora: Math.min(1, right.dora),
      'kan-dora': tilesIn(seen.hand.doraIndicators)
        .slice(1)
        .filter((tile) => right['kan-dora'] > 0 && howMany(seen, [doraOf(plain(tile))]) > 0).length,
      'ura-dora': tilesIn(seen.hand.uraIndicators)
        .slice(0, seen.options.kanUraDora ? undefined : 1)
        .filter((tile) => right['ura-dora'] > 0 && howMany(seen, [doraOf(plain(tile))]) > 0).length,
      'red-five': right['red-five'],
    }),
  },
  'dora-alone-wins': { doraAlone: true },
};
