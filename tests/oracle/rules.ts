import type { EditionId, OlderId, Options, RulesId } from './types.ts';

const ema2016: Options = {
  redFives: 0,
  openTanyao: true,
  ippatsu: true,
  uraDora: true,
  kanDora: true,
  kanUraDora: true,
  doubleWindPairFu: 4,
  openPinfuFu: true,
  rinshanTsumoFu: true,
  roundUpMangan: false,
  pinfuTsumo: true,
  countedHand: 'sanbaiman',
  renhou: 'mangan',
  ryuuiisouHatsu: 'none',
  daisuushiiDouble: false,
  doubleYakumanWaits: false,
  yakumanAccumulate: false,
  haiteiWithRinshan: false,
  robConcealedKong: true,
  pao: ['daisangen', 'daisuushii'],
  paoRon: 'split',
  paoCounters: 'discarder',
  minimumYakuHanAt5Counters: 1,
};

/** The scoring options of the new editions, from secondary sources for EMA and WRC and from the text for RRC. */
const EDITIONS: Record<EditionId, Options> = {
  'ema-2025': { ...ema2016, doubleWindPairFu: 2, roundUpMangan: true }, // 4.1.1, 4.1.3
  'wrc-2025': {
    ...ema2016,
    doubleWindPairFu: 2, // 11.3
    roundUpMangan: true, // 13.4
    countedHand: 'yakuman', // 11.2
    yakumanAccumulate: true, // 9.1
    robConcealedKong: false,
    pao: ['daisangen', 'daisuushii', 'suukantsu'], // 9.1.1
    paoCovers: 'own-pattern',
  },
  'rrc-2026': {
    ...ema2016,
    redFives: 3, // 3.6
    countedHand: 'yakuman', // 3.12.2
    yakumanAccumulate: true, // 4.7
  },
};

/** The scoring options of each rulebook, as the oracle reads them off the books. */
export const RULES: Record<RulesId, Options> = {
  ...EDITIONS,
  'ema-2016': ema2016,
  'samara-2019': ema2016,
  'ema-2012': {
    ...ema2016,
    redFives: 3,
    openTanyao: false,
    countedHand: 'yakuman',
    renhou: 'yakuman',
    daisuushiiDouble: true,
    minimumYakuHanAt5Counters: 2,
  },
  'tesuji-2018': {
    ...ema2016,
    ippatsu: false,
    uraDora: false,
    kanDora: false,
    kanUraDora: false,
    rinshanTsumoFu: false,
    ryuuiisouHatsu: 'pung',
    pao: ['daisangen', 'daisuushii', 'suukantsu'],
  },
};

/** The editions of 2025 and 2026. */
export const EDITION_IDS = Object.keys(EDITIONS) as EditionId[];

/** The rulebooks for generated hands unless told otherwise. */
export const OLDER_IDS: OlderId[] = ['ema-2016', 'samara-2019', 'ema-2012', 'tesuji-2018'];

/** Every value that each scoring option can take, for random overrides. */
export const OPTION_VALUES: { [Name in Exclude<keyof Options, 'paoCovers'>]: Options[Name][] } = {
  redFives: [0, 3, 4],
  openTanyao: [true, false],
  ippatsu: [true, false],
  uraDora: [true, false],
  kanDora: [true, false],
  kanUraDora: [true, false],
  doubleWindPairFu: [2, 4],
  openPinfuFu: [true, false],
  rinshanTsumoFu: [true, false],
  roundUpMangan: [true, false],
  pinfuTsumo: [true, false],
  countedHand: ['sanbaiman', 'yakuman'],
  renhou: ['none', 'mangan', 'yakuman', '5-han'],
  ryuuiisouHatsu: ['none', 'pung'],
  daisuushiiDouble: [true, false],
  doubleYakumanWaits: [true, false],
  yakumanAccumulate: [true, false],
  haiteiWithRinshan: [true, false],
  robConcealedKong: [true, false],
  pao: [[], ['daisangen'], ['daisuushii'], ['suukantsu'], ['daisangen', 'daisuushii', 'suukantsu']],
  paoRon: ['split', 'discarder', 'feeder'],
  paoCounters: ['discarder', 'feeder'],
  minimumYakuHanAt5Counters: [1, 2],
};
