import type { HandRequest, Options, RulesId } from './types.ts';

const ema2016: Options = {
  redFives: 0,
  ippatsu: true,
  uraDora: true,
  kanDora: true,
  robConcealedKong: true,
  renhou: 'mangan',
  pao: ['daisangen', 'daisuushii'],
  riichiTilesLeft: 4,
  kongAfterRiichi: 'same-waits-only-triplet',
};

/** Each rulebook's options that decide what can happen at a table; MCR uses none of them. */
const RULES: Record<RulesId, Options> = {
  'ema-2016': ema2016,
  'samara-2019': ema2016,
  'ema-2012': { ...ema2016, redFives: 3, renhou: 'yakuman' },
  'tesuji-2018': {
    ...ema2016,
    ippatsu: false,
    uraDora: false,
    kanDora: false,
    pao: ['daisangen', 'daisuushii', 'suukantsu'],
    kongAfterRiichi: 'same-waits',
  },
  tenhou: { ...ema2016, redFives: 3, renhou: 'none', robConcealedKong: false, kongAfterRiichi: 'same-waits' },
  'mcr-2006': ema2016,
  'mers-2014': ema2016,
};

/** The riichi rulebooks. */
export const RIICHI_RULES = ['ema-2016', 'samara-2019', 'ema-2012', 'tesuji-2018', 'tenhou'] as const;

/** Every value that each of these options can take. */
export const OPTION_VALUES: { [Name in keyof Options]: Options[Name][] } = {
  redFives: [0, 3, 4],
  ippatsu: [true, false],
  uraDora: [true, false],
  kanDora: [true, false],
  robConcealedKong: [true, false],
  renhou: ['none', 'mangan', 'yakuman', '5-han'],
  pao: [[], ['daisangen'], ['daisuushii'], ['suukantsu'], ['daisangen', 'daisuushii', 'suukantsu']],
  riichiTilesLeft: [4, 0],
  kongAfterRiichi: ['same-waits-only-triplet', 'same-waits', 'never'],
};

/** Whether it is a rulebook of MCR. */
export const isChinese = (rules: RulesId): boolean => rules === 'mcr-2006' || rules === 'mers-2014';

/** The options in force for a request: its rulebook's, with its own overrides. */
export const optionsOf = ({ rules, knobs }: Pick<HandRequest, 'rules' | 'knobs'>): Options => ({
  ...RULES[rules],
  ...knobs,
});

/** Whether a text names a rulebook. */
export const isRules = (name: string): name is RulesId => Object.hasOwn(RULES, name);
