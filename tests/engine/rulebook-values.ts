import type { OptionId } from '../../src/engine/riichi/index.ts';

/** How a value is known: from the text, from the printed booklet only, or not at all. */
type Mark = 't' | 'p' | 's';
type Marks = `${Mark}${Mark}${Mark}${Mark}`;

const FLAT = { kind: 'table-mangan' } as const;
const OFF_THE_TOTAL = { kind: 'tournament', points: 20_000 } as const;
const FOUR_DRAWS = ['nine-terminals', 'four-winds', 'four-riichi', 'four-kongs'] as const;
const BIG_THREE_FOUR = ['daisangen', 'daisuushii'] as const;

const REFEREE = { kind: 'referee' } as const;
const BY_PLAYERS_IN_PLUS = {
  kind: 'by-players-in-plus',
  points: [
    [8000, 4000, -4000, -8000],
    [12_000, -1000, -3000, -8000],
    [8000, 4000, -4000, -8000],
    [8000, 3000, 1000, -12_000],
    [0, 0, 0, 0],
  ],
} as const;

const fixed = (first: number, second: number) => ({ kind: 'fixed', points: [first, second, -second, -first] }) as const;
const late = (kind: 'after-the-game' | 'at-once') => ({ kind, points: 1000, minutes: 10 }) as const;
const entry = (points: number, uma: number) => ({ kind: 'entry', points, uma }) as const;
const everywhere = <T>(value: T) => [value, value, value, value] as const;

/** Every option by EMA 2016, Samara 2019, EMA 2012 and Tesuji 2018, and how each of the four values is known. */
export const VALUES: Readonly<Record<OptionId, readonly [Marks, unknown, unknown, unknown, unknown]>> = {
  redFives: ['pptt', 0, 0, 3, 0],
  openTanyao: ['ttts', true, true, false, true],
  ippatsu: ['tttt', true, true, true, false],
  uraDora: ['tttt', true, true, true, false],
  kanDora: ['tttt', true, true, true, false],
  kanUraDora: ['ttpt', true, true, true, false],
  doubleWindPairFu: ['ttts', 4, 4, 4, 4],
  openPinfuFu: ['ttts', true, true, true, true],
  pinfuTsumo: ['ttts', true, true, true, true],
  rinshanTsumoFu: ['ttts', true, true, true, false],
  roundUpMangan: ['ppts', false, false, false, false],
  countedHand: ['pppt', 'sanbaiman', 'sanbaiman', 'yakuman', 'sanbaiman'],
  renhou: ['ttts', 'mangan', 'mangan', 'yakuman', 'mangan'],
  ryuuiisouHatsu: ['tttt', 'none', 'none', 'none', 'pung'],
  daisuushiiDouble: ['tttt', false, false, true, false],
  doubleYakumanWaits: ['tttt', false, false, false, false],
  yakumanAccumulate: ['tttt', false, false, false, false],
  haiteiWithRinshan: ['ppss', false, false, false, false],
  robConcealedKong: ['ttts', true, true, true, true],
  pao: ['ttpt', BIG_THREE_FOUR, BIG_THREE_FOUR, BIG_THREE_FOUR, [...BIG_THREE_FOUR, 'suukantsu']],
  paoRon: ['ttps', 'split', 'split', 'split', 'split'],
  paoConcealedKong: ['ttps', false, false, false, true],
  paoCovers: ['ttps', ...everywhere('hand')],
  paoCounters: ['ppss', 'discarder', 'discarder', 'discarder', 'discarder'],
  minimumYakuHanAt5Counters: ['pppt', 1, 1, 2, 1],
  severalRons: ['tttt', 'all-paid', 'all-paid', 'all-paid', 'head-bump'],
  tripleRon: ['tttt', 'all-paid', 'all-paid', 'all-paid', 'redeal'],
  severalRonBets: ['ttts', ...everywhere('own-then-nearest')],
  severalRonCounters: ['ttts', ...everywhere('each')],
  abortiveDraws: ['ttpt', [], [], FOUR_DRAWS, [...FOUR_DRAWS, 'triple-ron']],
  nagashiMangan: ['tttt', false, false, true, false],
  nagashiPays: ['ttts', ...everywhere('counters-and-bets')],
  notenPool: ['ttps', 3000, 3000, 3000, 3000],
  counterValue: ['ttts', 300, 300, 300, 300],
  chombo: ['ptpt', OFF_THE_TOTAL, FLAT, FLAT, OFF_THE_TOTAL],
  leftoverBets: ['ttpt', 'winner', 'winner', 'winner', 'nobody'],
  dealerStays: ['ttps', 'win-or-tenpai', 'win-or-tenpai', 'win-or-tenpai', 'win-or-tenpai'],
  kuikae: ['ttpt', 'banned', 'banned', 'free', 'same-tile-banned'],
  temporaryFuritenEnds: ['ppps', 'own-draw-or-claim', 'own-draw-or-claim', 'any-claim', 'own-turn'],
  riichiTilesLeft: ['ttps', 4, 4, 4, 4],
  kongAfterRiichi: [
    'ttps',
    'same-waits-only-triplet',
    'same-waits-only-triplet',
    'same-waits-only-triplet',
    'same-waits',
  ],
  fourKongs: ['ttps', 'play-on', 'play-on', 'abort-if-several-players', 'abort-if-several-players'],
  startPoints: ['ptst', 30_000, 30_000, 30_000, 30_000],
  uma: ['pttt', fixed(15_000, 5000), { kind: 'none' }, fixed(30_000, 10_000), BY_PLAYERS_IN_PLUS],
  ranking: ['ptpt', 'total-with-uma', 'average-place', 'total-with-uma', 'total-with-uma'],
  sessionMinutes: ['pttt', 90, 105, 90, 90],
  signalMinutes: ['tttt', 15, 10, 15, 15],
  handsAfterSignal: ['pttt', 1, 0, 1, 1],
  lateness: ['ttts', late('after-the-game'), late('after-the-game'), late('at-once'), REFEREE],
  substitutes: ['ppts', entry(-15_000, -15_000), entry(-15_000, -15_000), entry(0, -30_000), REFEREE],
};
