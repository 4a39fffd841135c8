import { citeAll, eachBy } from '../../base/clause.ts';
import { FU_ITEMS, YAKU, YAKUMAN } from '../options/ids.ts';
import type { RiichiRules } from '../options/rules.ts';
import type { Edition } from './edition.ts';
import { EMA_2016 } from './ema-2016.ts';
import type { Lines } from './clauses.ts';
import type { PlayRule } from './clauses.ts';
import { differ, one, placesIn, several, text } from './sources.ts';

const { at, unplaced, notKnown } = placesIn('wrc-2025');

/** A rule set that quotes the abstract and sections of the book. */
const RULE_SET = 'wrc2025 rule set';
/** A condensed reference made from a copy of the book. */
const REFERENCE = 'WRC 2025 condensed reference';
/** Checked against the book and its clarification of 29 June 2025. */
const PRESETS = 'Riichi rules and presets';
/** The comparison table of the Russian-language rules. */
const RRC = 'RRC';
const RIICHIMI = 'riichimi';
/** Notes on counting hands that name sections of the book. */
const EVALUATOR = 'WRC hand evaluation notes';
const QC = 'QC Riichi';
const PENALTIES = text('WRC Penalties 2025');

const MOST = several(RULE_SET, REFERENCE, PRESETS, RIICHIMI, RRC);
const CPR = several(REFERENCE, PRESETS, RRC);
const CONDENSED = one(REFERENCE);
const COUNTED_ALIKE = several(REFERENCE, EVALUATOR);
const { cite } = EMA_2016;

const RULES: RiichiRules = {
  game: 'riichi',
  id: 'wrc-2025',
  options: {
    ...EMA_2016.options,
    doubleWindPairFu: 2,
    roundUpMangan: true,
    countedHand: 'yakuman',
    yakumanAccumulate: true,
    robConcealedKong: false,
    pao: ['daisangen', 'daisuushii', 'suukantsu'],
    paoCovers: 'own-pattern',
    severalRons: 'head-bump',
    tripleRon: 'head-bump',
    chombo: { kind: 'tournament', points: 30000 },
    leftoverBets: 'nobody',
    riichiTilesLeft: 0,
    handsAfterSignal: 0,
    substitutes: { kind: 'entry', points: 0, uma: -30000, places: 'as-played' },
  },
  variants: [
    { id: 'red-fives', changes: { redFives: 3 }, cite: at('Mod. 2.1', several(RULE_SET, REFERENCE, PRESETS, RRC)) },
    { id: 'nagashi-mangan', changes: { nagashiMangan: true }, cite: at('Mod. 3.2', several(RULE_SET, QC)) },
    {
      id: 'uma-30-10',
      changes: { uma: { kind: 'fixed', points: [30000, 10000, -10000, -30000] } },
      cite: at('Mod. 4.1', one(QC)),
    },
  ],
  open: { paoConcealedKong: [true], kongAfterRiichi: ['same-waits'] },
  facts: {
    ...EMA_2016.facts,
    entryUnit: 1000,
    latePungBeatsChow: false,
    fastDrawStands: true,
    chomboEndsLastHand: true,
    deadRiichiProvesTenpai: true,
  },
  cite: {
    ...citeAll(at('11.3', COUNTED_ALIKE), FU_ITEMS),
    ...citeAll(at('11.3', MOST), ['doubleWindPairFu', 'pair-double-wind']),
    ...citeAll(at('11.3', several(RULE_SET, EVALUATOR)), ['openPinfuFu', 'open-pinfu']),
    ...citeAll(at('11.3', COUNTED_ALIKE), ['pinfuTsumo', 'fu-rounding']),
    rinshanTsumoFu: at('11.3', CONDENSED),
    ...citeAll(at('11.5', COUNTED_ALIKE), YAKU),
    ...citeAll(at('11.5', several(RULE_SET, REFERENCE)), ['openTanyao', 'tanyao']),
    ...citeAll(at('11.5.1', several(REFERENCE, PRESETS)), ['ippatsu']),
    ...citeAll(at('11.5.1', COUNTED_ALIKE), ['riichi', 'menzen-tsumo', 'pinfu', 'iipeikou', 'rinshan', 'chankan']),
    ...citeAll(at('11.5.1', COUNTED_ALIKE), ['haitei', 'houtei']),
    haiteiWithRinshan: at('11.5.1', several(EVALUATOR, RRC)),
    sanankou: at('11.5.2', COUNTED_ALIKE),
    renhou: at('11.5.4', several(RULE_SET, REFERENCE, PRESETS)),
    ...citeAll(at('11.5', COUNTED_ALIKE), YAKUMAN),
    ryuuiisouHatsu: at('11.5', several(REFERENCE, RRC)),
    ...citeAll(unplaced(several(RULE_SET, REFERENCE, PRESETS)), ['daisuushiiDouble', 'doubleYakumanWaits']),
    yakumanAccumulate: at('9.1', MOST),
    'yaku-add-up': notKnown(cite['yaku-add-up']),

    ...citeAll(unplaced(several(RULE_SET, REFERENCE, PRESETS, RRC)), ['redFives', 'red-five']),
    'dora-next': notKnown(cite['dora-next']),
    ...citeAll(unplaced(CPR), ['dora', 'kan-dora', 'kanDora', 'uraDora', 'ura-dora', 'kanUraDora', 'kan-ura-dora']),
    ...citeAll(unplaced(CONDENSED), ['last-tile-kong', 'need-yaku', 'pay-ron', 'pay-tsumo', 'payment-rounding']),
    ...citeAll(unplaced(several(REFERENCE, PRESETS)), ['rounds']),
    'winning-hand': notKnown(cite['winning-hand']),
    'chow-from-left': notKnown(cite['chow-from-left']),
    'dearest-reading': unplaced(one(PRESETS)),

    ...citeAll(at('11.2', COUNTED_ALIKE), ['mangan', 'mangan-cap', 'limit-by-han', 'haneman', 'baiman', 'sanbaiman']),
    ...citeAll(at('11.2', MOST), ['countedHand', 'yakuman']),
    roundUpMangan: at('13.4', MOST),
    ...citeAll(unplaced(several(REFERENCE, RRC)), ['counters', 'counterValue', 'notenPool', 'dealerStays']),

    pao: at('9.1.1', several(RULE_SET, REFERENCE, RRC)),
    ...citeAll(at('9.1.1', CONDENSED), ['paoRon', 'paoCovers']),
    paoCounters: at('9.1.1', several(REFERENCE, RRC)),
    paoConcealedKong: notKnown(cite.paoConcealedKong),
    robConcealedKong: unplaced(several(RRC, QC)),
    fourKongs: unplaced(CONDENSED),
    tenpai: unplaced(one(RRC)),
    ...citeAll(notKnown(cite['furiten-discard']), ['furiten-discard', 'furiten-temporary', 'furiten-riichi']),
    temporaryFuritenEnds: unplaced(one(RRC)),
    'riichi-declaration': at('12.3.5', PENALTIES),
    riichiTilesLeft: unplaced(several(PRESETS, RRC, QC)),
    kongAfterRiichi: at('8.9.1', differ('stricter', PRESETS, RRC, REFERENCE)),
    kuikae: at('12.3.4', several(REFERENCE, RRC, ...PENALTIES.from)),

    ...citeAll(at('12.3.2', PENALTIES), ['severalRons', 'tripleRon', 'severalRonBets', 'severalRonCounters']),
    bets: unplaced(CONDENSED),
    abortiveDraws: unplaced(CPR),
    ...citeAll(unplaced(several(RULE_SET, REFERENCE, RRC)), ['nagashiMangan', 'nagashi-mangan']),
    nagashiPays: notKnown(cite.nagashiPays),
    minimumYakuHanAt5Counters: unplaced(one(RRC)),
    chombo: at('12.2', PENALTIES),

    ...citeAll(unplaced(CPR), ['startPoints', 'uma', 'leftoverBets']),
    ranking: at('12.2', PENALTIES),
    sessionMinutes: notKnown(cite.sessionMinutes),
    signalMinutes: notKnown(cite.signalMinutes),
    handsAfterSignal: unplaced(differ('older-edition', 'Pantheon', RRC)),
    ...citeAll(at('12.3.9', PENALTIES), ['lateness', 'substitutes']),
  },
};

const PENALTIES_BY_FOUL: Lines = {
  'false-win': [['always', 'chombo', 'false-win-shown', '12.3.3']],
  'false-set': [
    ['nothing-shown', 'dead-hand', 'empty-call', '12.3.3'],
    ['before-discard', 'corrected', 'false-set-before', '12.3.4'],
    ['after-discard', 'dead-hand', 'false-set-after', '12.3.4'],
  ],
  'own-kong': [
    ['before-discard', 'corrected', 'false-set-before', '12.3.4'],
    ['after-discard', 'chombo', 'false-set-after', '12.3.4'],
  ],
  'set-after-win-call': [['always', 'chombo', 'ron-no-pung', '12.3.3']],
  'call-dead': [['always', 'points', 'call-dead', '12.3.3']],
  'kong-dead': [['always', 'points', 'call-dead', '12.3.3']],
  'swap-call': [['always', 'dead-hand', 'swap-call', '12.3.4']],
  'riichi-open': [['always', 'dead-hand', 'riichi-open', '12.3.5']],
  'riichi-noten': [['at-a-win-or-draw', 'chombo', 'riichi-noten', '12.3.5']],
  'riichi-kong': [['at-a-win-or-draw', 'chombo', 'riichi-kong', '12.3.5']],
  'not-taken': [['always', 'chombo', 'not-taken', '12.3.1']],
};

/** Rules of the World Riichi Championship, 2025; of the book we have read its penalties (chapter 12) only. */
export const WRC_2025: Edition = {
  rules: RULES,
  table: (in2016) => ({
    ...citeAll(unplaced(CONDENSED), ['bets-stay', 'two-tenpai', 'counter-added', 'counters-go', 'game-end']),
    ...citeAll(at('12.2', PENALTIES), ['counters-stay', 'after-chombo']),
    'noten-riichi': at('12.3.5', PENALTIES),
    'after-abort': notKnown(in2016['after-abort']),
    'after-triple-ron': at('12.3.2', PENALTIES),
    'stick-of-bumped': notKnown(in2016['stick-of-bumped']),
    'nagashi-deal': notKnown(in2016['nagashi-deal']),
  }),
  play: (in2016) => ({
    ...eachBy((id) => notKnown(in2016[id]), Object.keys(in2016) as PlayRule[]),
    ...citeAll(at('12.3.2', PENALTIES), ['claim-set', 'claim-win', 'priority']),
    'call-stands': at('12.3.3', PENALTIES),
    'last-discard': unplaced(CONDENSED),
    'indicator-first': unplaced(several(...CONDENSED.from, RRC)),
    'melds-stay': at('12.3.4', PENALTIES),
    'pick-up': at('12.3.1', PENALTIES),
    'dead-hand': at('12.2', PENALTIES),
    ...citeAll(at('12.3.5', PENALTIES), ['riichi-locks', 'dead-riichi']),
    'say-tenpai': at('12.3.6', PENALTIES),
    'borrowed-sticks': unplaced(CONDENSED),
  }),
  tournament: (in2016) => ({
    ...citeAll(at('12.2', PENALTIES), ['final-score', 'fines-after-game', 'disqualified']),
    'tied-bets': unplaced(CPR),
    ...citeAll(unplaced(CONDENSED), ['tied-uma', 'shared-places']),
    ...citeAll(at('12.3.9', PENALTIES), ['replaced-place', 'missed-session']),
    'played-hand': unplaced(one('Pantheon')),
    ...eachBy((id) => notKnown(in2016[id]), ['fines-at-once', 'stage-ties', 'overall-ties']),
  }),
  fouls: [PENALTIES_BY_FOUL, (place) => at(place, PENALTIES)],
};
