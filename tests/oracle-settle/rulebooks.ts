import type { Abort, RiichiRulesId, RulesId, SettleOptions, SettleRequest } from './types.ts';

const FOUR_ABORTS: Abort[] = ['nine-terminals', 'four-winds', 'four-riichi', 'four-kongs'];

const ema2016: SettleOptions = {
  severalRons: 'all-paid', // 3.3.1, 4.1
  tripleRon: 'all-paid', // 3.3.1, 4.1
  severalRonBets: 'own-then-nearest', // 4.1
  severalRonCounters: 'each', // 4.1
  abortiveDraws: [], // 3.4.3
  nagashiMangan: false, // 4.2.6
  nagashiPays: 'counters-and-bets', // 4.2.6, as it describes the house rule
  notenPool: 3000, // 3.4.2
  counterValue: 300, // 3.4.10
  chombo: { kind: 'tournament', points: 20_000 }, // 3.4.6 of the booklet
  leftoverBets: 'winner', // 3.6
  dealerStays: 'win-or-tenpai', // 3.4.11
  pao: ['daisangen', 'daisuushii'], // 3.3.9
  paoRon: 'split', // 3.3.9
  paoCounters: 'discarder', // 3.3.9 of the booklet
  roundUpMangan: false, // 6 of the booklet
  countedHand: 'sanbaiman', // 6 of the booklet
};

/** The settling options of each rulebook, as they are read off the books; the test profile takes the other side of many. */
export const RULEBOOKS: Record<RiichiRulesId, SettleOptions> = {
  'ema-2016': ema2016,
  // 3.4.6 as the regulation prints it
  'samara-2019': { ...ema2016, chombo: { kind: 'table-mangan' } },
  'ema-2012': {
    ...ema2016,
    abortiveDraws: FOUR_ABORTS, // 3.4.3 of the booklet
    nagashiMangan: true, // 4.2.4
    chombo: { kind: 'table-mangan' }, // 3.4.6 of the booklet
    countedHand: 'yakuman', // p. 27 of the booklet
  },
  'tesuji-2018': {
    ...ema2016,
    severalRons: 'head-bump', // R5
    tripleRon: 'redeal', // R5
    abortiveDraws: [...FOUR_ABORTS, 'triple-ron'], // R6
    leftoverBets: 'nobody', // R13
    pao: ['daisangen', 'daisuushii', 'suukantsu'], // R12
  },
  tenhou: {
    ...ema2016,
    tripleRon: 'redeal',
    severalRonBets: 'first',
    severalRonCounters: 'first',
    abortiveDraws: [...FOUR_ABORTS, 'triple-ron'],
    nagashiMangan: true,
    nagashiPays: 'mangan-only',
    chombo: { kind: 'table-mangan' },
    countedHand: 'yakuman',
  },
  'ema-2025': { ...ema2016, roundUpMangan: true }, // 4.1.3
  'wrc-2025': {
    ...ema2016,
    severalRons: 'head-bump', // 12.3.2
    tripleRon: 'head-bump',
    chombo: { kind: 'tournament', points: 30_000 }, // 12.2
    leftoverBets: 'nobody',
    pao: ['daisangen', 'daisuushii', 'suukantsu'], // 9.1.1
    paoCovers: 'own-pattern',
    roundUpMangan: true, // 13.4
    countedHand: 'yakuman', // 11.2
  },
  'rrc-2026': {
    ...ema2016,
    nagashiPays: 'mangan-only', // 5.4
    chombo: { kind: 'tournament', points: 40_000 }, // 3.13.2
    countedHand: 'yakuman', // 3.12.2
  },
};

/** Whether a rulebook is one of Mahjong Competition Rules. */
export function isMcr(rules: RulesId): rules is 'mers-2014' | 'mcr-2006' {
  return rules === 'mers-2014' || rules === 'mcr-2006';
}

/** The options in force for a riichi request. */
export function optionsOf(request: SettleRequest): SettleOptions {
  if (isMcr(request.rules)) throw new Error(`${request.rules} has no riichi options`);
  return { ...RULEBOOKS[request.rules], ...request.knobs };
}

/** Every value that each settling option can take, for random overrides. */
export const OPTION_VALUES: { [Name in Exclude<keyof SettleOptions, 'paoCovers'>]: SettleOptions[Name][] } = {
  severalRons: ['all-paid', 'head-bump'],
  tripleRon: ['all-paid', 'head-bump', 'redeal'],
  severalRonBets: ['own-then-nearest', 'first'],
  severalRonCounters: ['each', 'first'],
  abortiveDraws: [[], ['four-riichi'], FOUR_ABORTS],
  nagashiMangan: [true, false],
  nagashiPays: ['counters-and-bets', 'mangan-only'],
  notenPool: [3000],
  counterValue: [300, 1500],
  chombo: [{ kind: 'table-mangan' }, { kind: 'tournament', points: 20_000 }],
  leftoverBets: ['winner', 'nobody'],
  dealerStays: ['win-or-tenpai', 'win'],
  pao: [[], ['daisangen'], ['daisuushii'], ['daisangen', 'daisuushii', 'suukantsu']],
  paoRon: ['split', 'discarder', 'feeder'],
  paoCounters: ['discarder', 'feeder'],
  roundUpMangan: [true, false],
  countedHand: ['sanbaiman', 'yakuman'],
};
