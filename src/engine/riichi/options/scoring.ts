import { type PatternId, YAKUMAN } from './ids.ts';

/** The values of an option that holds or does not. */
export const FLAG = [true, false] as const;

/** Options that scoring a hand reads, with the values that each may take. */
export const SCORING_VALUES = {
  /** Red fives in the set: none, one per suit, or one per suit and a second one of dots. */
  redFives: [0, 3, 4],
  /** All simples with an open hand. */
  openTanyao: FLAG,
  ippatsu: FLAG,
  uraDora: FLAG,
  kanDora: FLAG,
  kanUraDora: FLAG,
  /** Fu of a pair that is both seat and round wind. */
  doubleWindPairFu: [4, 2],
  /** 2 fu for an open hand without any other fu. */
  openPinfuFu: FLAG,
  /** Whether pinfu may be won by draw (the 2 fu of the draw then fall away). */
  pinfuTsumo: FLAG,
  /** 2 fu for the draw when the winning tile replaces a kong. */
  rinshanTsumoFu: FLAG,
  /** Mangan for the hands just below it: 4 han 30 fu, 3 han 60 fu, 2 han 120 fu. */
  roundUpMangan: FLAG,
  /** What 13 han and more are: the highest ordinary limit, or a yakuman. */
  countedHand: ['sanbaiman', 'yakuman'],
  renhou: ['none', 'mangan', 'yakuman', '5-han'],
  /** Whether all green needs a pung of green dragons. */
  ryuuiisouHatsu: ['none', 'pung'],
  daisuushiiDouble: FLAG,
  /** Double pay for the special waits of thirteen orphans, four concealed pungs and nine gates. */
  doubleYakumanWaits: FLAG,
  yakumanAccumulate: FLAG,
  /** Whether the last tile, drawn as a replacement, counts as both. */
  haiteiWithRinshan: FLAG,
  /** Whether thirteen orphans may rob a concealed kong. */
  robConcealedKong: FLAG,
  paoRon: ['split', 'discarder', 'feeder'],
  paoCounters: ['discarder', 'feeder'],
  /** What the feeder answers for where limit hands add up: the whole hand, or the pattern that was fed. */
  paoCovers: ['hand', 'own-pattern'],
  /** Whether the feeder of the last set is liable although an earlier one is a concealed kong. */
  paoConcealedKong: FLAG,
  /** Han from yaku that a hand needs at five counters and more. */
  minimumYakuHanAt5Counters: [1, 2],
  /** Points that one counter adds to a hand. */
  counterValue: [300, 1500],
} as const;

/** The lists among them: any selection of these. */
export const SCORING_LISTS = { pao: YAKUMAN } as const;

/** What decides how much a hand is worth and who pays for it. */
export type ScoringOptions = {
  readonly [K in keyof typeof SCORING_VALUES]: (typeof SCORING_VALUES)[K][number];
} & {
  /** Patterns whose deciding set makes its feeder liable. */
  readonly pao: readonly PatternId[];
};
