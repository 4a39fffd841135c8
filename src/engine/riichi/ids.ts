/** Ordinary patterns (yaku), in the order of the EMA books. */
export const YAKU = [
  'riichi',
  'double-riichi',
  'ippatsu',
  'menzen-tsumo',
  'pinfu',
  'iipeikou',
  'tanyao',
  'sanshoku-doujun',
  'ittsu',
  'yakuhai-white',
  'yakuhai-green',
  'yakuhai-red',
  'yakuhai-seat',
  'yakuhai-round',
  'chanta',
  'rinshan',
  'chankan',
  'haitei',
  'houtei',
  'chiitoitsu',
  'sanshoku-doukou',
  'sanankou',
  'sankantsu',
  'toitoi',
  'honitsu',
  'shousangen',
  'honroutou',
  'junchan',
  'ryanpeikou',
  'chinitsu',
] as const;

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

/** Patterns that stand apart: renhou is an ordinary limit, a yakuman or nothing, by rulebook; nagashi mangan is a draw. */
export const SPECIAL = ['renhou', 'nagashi-mangan'] as const;

/** An ordinary pattern. */
export type Yaku = (typeof YAKU)[number];

/** A limit hand, or its double-paying wait. */
export type Yakuman = (typeof YAKUMAN)[number];

/** Anything that a hand can be called for, and nagashi mangan. */
export type PatternId = Yaku | Yakuman | (typeof SPECIAL)[number];

/** Everything that gives fu. */
export const FU_ITEMS = [
  'base-closed-ron',
  'base-seven-pairs',
  'base-other',
  'pung-simple-open',
  'pung-simple-closed',
  'pung-outside-open',
  'pung-outside-closed',
  'kong-simple-open',
  'kong-simple-closed',
  'kong-outside-open',
  'kong-outside-closed',
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
export type FuItem = (typeof FU_ITEMS)[number];

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
