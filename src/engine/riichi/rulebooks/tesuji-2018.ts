import { type Clause, article, published, silent, citeAll } from '../../base/clause.ts';
import type { CiteId, RiichiRules } from '../options/rules.ts';
import { EMA_2016 } from './ema-2016.ts';

const a = (number: string) => article('tesuji-2018', number);
/** JPML-A as it is usually played, where the regulation is silent. */
const jpml = silent('tesuji-2018', published('jpml-a', 'practice'), 'jpml-practice');

/** Where the regulation is silent we read it as EMA 2016 and cite that. */
const AS_EMA_2016 = Object.fromEntries(
  Object.entries(EMA_2016.cite).map(([id, clause]) => [id, silent('tesuji-2018', clause, 'tesuji-prints-no-values')]),
) as Record<CiteId, Clause>;

/** A-League of the Tesuji club 2018, JPML-A rules; its text prints neither fu nor yaku values. */
export const TESUJI_2018: RiichiRules = {
  game: 'riichi',
  id: 'tesuji-2018',
  options: {
    ...EMA_2016.options,
    ippatsu: false,
    uraDora: false,
    kanDora: false,
    kanUraDora: false,
    rinshanTsumoFu: false,
    ryuuiisouHatsu: 'pung',
    pao: ['daisangen', 'daisuushii', 'suukantsu'],
    paoConcealedKong: true,
    severalRons: 'head-bump',
    tripleRon: 'redeal',
    abortiveDraws: ['nine-terminals', 'four-winds', 'four-riichi', 'four-kongs', 'triple-ron'],
    leftoverBets: 'nobody',
    kuikae: 'same-tile-banned',
    temporaryFuritenEnds: 'own-turn',
    kongAfterRiichi: 'same-waits',
    fourKongs: 'abort-if-several-players',
    uma: {
      kind: 'by-players-in-plus',
      points: [
        [8000, 4000, -4000, -8000],
        [12000, -1000, -3000, -8000],
        [8000, 4000, -4000, -8000],
        [8000, 3000, 1000, -12000],
        [0, 0, 0, 0],
      ],
    },
    lateness: { kind: 'referee' },
    substitutes: { kind: 'referee' },
  },
  // Only what somebody plays at a table of JPML-A: its own later book, EMA 2016, which we read where the text is silent, or the
  // usual practice. Open tanyao, renhou, a robbed concealed kong and a mangan that is not rounded up are in the JPML's book of 2012.
  open: {
    // 4 until 2022, 2 from 2023
    doubleWindPairFu: [2],
    rinshanTsumoFu: [true],
    paoCounters: ['feeder'],
    paoConcealedKong: [false],
    temporaryFuritenEnds: ['own-draw-or-claim'],
    kongAfterRiichi: ['same-waits-only-triplet'],
    // The sheet of 2026 asks for one tile.
    riichiTilesLeft: [1],
  },
  facts: {
    ...EMA_2016.facts,
    // F8; over all stages that is our reading
    tiedTotals: 'average-place',
    // S2
    entryUnit: 1000,
    // P12
    deadRiichiProvesTenpai: true,
    warningsAddUp: true,
  },
  cite: {
    ...AS_EMA_2016,
    ...citeAll(jpml, ['openTanyao', 'doubleWindPairFu', 'rinshanTsumoFu', 'roundUpMangan', 'renhou']),
    ...citeAll(jpml, ['robConcealedKong', 'temporaryFuritenEnds', 'kongAfterRiichi', 'fourKongs']),
    paoConcealedKong: jpml,
    'last-tile-kong': silent('tesuji-2018', article('ema-2016', '3.4.1'), 'usual-practice'),
    rounds: a('R15'),
    ...citeAll(a('R1'), ['redFives', 'red-five', 'uraDora', 'kanDora', 'kanUraDora']),
    ...citeAll(a('R1'), ['dora', 'kan-dora', 'ura-dora', 'kan-ura-dora']),
    ippatsu: a('R2'),
    kuikae: a('R3'),
    ...citeAll(a('R5'), ['severalRons', 'tripleRon']),
    abortiveDraws: a('R6'),
    minimumYakuHanAt5Counters: a('R7'),
    ...citeAll(a('R8'), ['nagashiMangan', 'nagashi-mangan']),
    ...citeAll(a('R9'), ['yakumanAccumulate', 'doubleYakumanWaits', 'daisuushiiDouble']),
    ...citeAll(a('R9'), ['kokushi-13', 'suuankou-tanki', 'chuuren-9']),
    ...citeAll(a('R10'), ['ryuuiisouHatsu', 'ryuuiisou']),
    countedHand: a('R11'),
    pao: a('R12'),
    leftoverBets: a('R13'),
    ...citeAll(silent('tesuji-2018', a('R16'), 'usual-practice'), ['lateness', 'substitutes']),
    startPoints: a('S1'),
    uma: a('S3'),
    chombo: a('S7'),
    ranking: a('F9'),
    ...citeAll(a('F11'), ['sessionMinutes', 'signalMinutes', 'handsAfterSignal']),
  },
};
