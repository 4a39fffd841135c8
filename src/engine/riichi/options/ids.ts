/**
 * Ordinary patterns (yaku) with their han in a closed and in an open hand, 0 if not allowed; in the order of the EMA
 * books.
 */
export const YAKU_HAN = [
  ['riichi', 1, 0],
  ['double-riichi', 2, 0],
  ['ippatsu', 1, 0],
  ['menzen-tsumo', 1, 0],
  ['pinfu', 1, 0],
  ['iipeikou', 1, 0],
  ['tanyao', 1, 1],
  ['sanshoku-doujun', 2, 1],
  ['ittsu', 2, 1],
  ['yakuhai-white', 1, 1],
  ['yakuhai-green', 1, 1],
  ['yakuhai-red', 1, 1],
  ['yakuhai-seat', 1, 1],
  ['yakuhai-round', 1, 1],
  ['chanta', 2, 1],
  ['rinshan', 1, 1],
  ['chankan', 1, 1],
  ['haitei', 1, 1],
  ['houtei', 1, 1],
  ['chiitoitsu', 2, 0],
  ['sanshoku-doukou', 2, 2],
  ['sanankou', 2, 2],
  ['sankantsu', 2, 2],
  ['toitoi', 2, 2],
  ['honitsu', 3, 2],
  ['shousangen', 2, 2],
  ['honroutou', 2, 2],
  ['junchan', 3, 2],
  ['ryanpeikou', 3, 0],
  ['chinitsu', 6, 5],
] as const;

type FirstOf<Rows extends readonly (readonly unknown[])[]> = { readonly [I in keyof Rows]: Rows[I][0] };

/** The ordinary patterns alone. */
export const YAKU = YAKU_HAN.map(([id]) => id) as unknown as FirstOf<typeof YAKU_HAN>;

/** Limit hands (yakuman), in the order of the EMA books; the last three are the double-paying waits. */
export const YAKUMAN = [
  'kokushi',
  'chuuren',
  'tenhou',
  'chiihou',
  'suuankou',
  'suukantsu',
  'ryuuiisou',
  'chinroutou',
  'tsuuiisou',
  'daisangen',
  'shousuushii',
  'daisuushii',
  'kokushi-13',
  'suuankou-tanki',
  'chuuren-9',
] as const;

/** Special patterns: renhou is a limit, a yakuman or nothing, depending on the rulebook; nagashi mangan is a draw. */
export const SPECIAL = ['renhou', 'nagashi-mangan'] as const;

/** An ordinary pattern. */
export type Yaku = (typeof YAKU)[number];

/** A limit hand, or its double-paying wait. */
export type Yakuman = (typeof YAKUMAN)[number];

/** Every pattern that can win a hand, and nagashi mangan. */
export type PatternId = Yaku | Yakuman | (typeof SPECIAL)[number];

/** The fu that every hand starts from, by how it was won (EMA 2016 4.1.1). */
export const BASE_FU = { 'base-closed-ron': 30, 'base-seven-pairs': 25, 'base-other': 20 } as const;

/** The fu of every pung and kong: the simple ones first, and of these the open one (EMA 2016 4.1.1). */
export const SET_FU = {
  'pung-simple-open': 2,
  'pung-simple-closed': 4,
  'pung-outside-open': 4,
  'pung-outside-closed': 8,
  'kong-simple-open': 8,
  'kong-simple-closed': 16,
  'kong-outside-open': 16,
  'kong-outside-closed': 32,
} as const;

const named = <Item extends string>(values: Readonly<Record<Item, number>>): readonly Item[] =>
  Object.keys(values) as Item[];

/** The pungs and kongs that give fu. */
export const SET_ITEMS = named(SET_FU);

/** What else gives fu: two each. */
const EXTRA_ITEMS = [
  'pair-dragon',
  'pair-seat',
  'pair-round',
  'pair-double-wind',
  'wait-edge',
  'wait-closed',
  'wait-single',
  'tsumo',
  'open-pinfu',
] as const;

/** Something that gives fu. */
export type FuItem = keyof typeof BASE_FU | keyof typeof SET_FU | (typeof EXTRA_ITEMS)[number];

/** Everything that gives fu. */
export const FU_ITEMS: readonly FuItem[] = [...named(BASE_FU), ...SET_ITEMS, ...EXTRA_ITEMS];

/** Limits, cheapest first. */
export const LIMITS = ['mangan', 'haneman', 'baiman', 'sanbaiman', 'yakuman'] as const;

/** A limit. */
export type Limit = (typeof LIMITS)[number];

/** Rules of counting and paying that are neither options nor patterns. */
export const COUNTING_RULES = [
  'dora',
  'kan-dora',
  'ura-dora',
  'kan-ura-dora',
  'red-five',
  'dora-next',
  'winning-hand',
  'chow-from-left',
  'last-tile-kong',
  'rounds',
  'need-yaku',
  'yaku-add-up',
  'fu-rounding',
  'mangan-cap',
  'limit-by-han',
  'payment-rounding',
  'pay-ron',
  'pay-tsumo',
  'counters',
  'bets',
  'dearest-reading',
  'tenpai',
  'furiten-discard',
  'furiten-temporary',
  'furiten-riichi',
  'riichi-declaration',
] as const;

/** A rule of counting and paying that is neither an option nor a pattern. */
export type CountingRule = (typeof COUNTING_RULES)[number];

/** The kinds of dora; each is a line of a score by this name. */
export const DORA_RULES = [
  'dora',
  'kan-dora',
  'ura-dora',
  'kan-ura-dora',
  'red-five',
] as const satisfies readonly CountingRule[];

/** A kind of dora. */
export type DoraRule = (typeof DORA_RULES)[number];

/** Whether the rule of a line is a kind of dora. */
export const isDoraRule = (rule: string): rule is DoraRule => DORA_RULES.some((one) => one === rule);
