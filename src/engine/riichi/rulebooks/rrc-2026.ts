import { type Clause, citeAll, eachBy, silent } from '../../base/clause.ts';
import { FU_ITEMS, SET_ITEMS, YAKU, YAKUMAN } from '../options/ids.ts';
import type { RiichiRules } from '../options/rules.ts';
import type { Edition } from './edition.ts';
import { EMA_2016 } from './ema-2016.ts';
import type { Lines } from './clauses.ts';
import { NO_PENALTIES } from './no-penalties.ts';
import { differ, one, placesIn, text } from './sources.ts';

const TEXT = 'RRC 1.5';
const GUIDE = 'RRC referee guide';
const { at, unplaced } = placesIn('rrc-2026');
const a = (article: string): Clause => at(article, text(TEXT));
/** The numbers of the referee guide, a paper of its own, stand behind a G. */
const inGuide = (article: string): Clause => at(article, text(GUIDE));

const FOUR_DRAWS = ['nine-terminals', 'four-winds', 'four-riichi', 'four-kongs'] as const;

const RULES: RiichiRules = {
  game: 'riichi',
  id: 'rrc-2026',
  options: {
    ...EMA_2016.options,
    redFives: 3,
    countedHand: 'yakuman',
    yakumanAccumulate: true,
    paoConcealedKong: true,
    nagashiPays: 'mangan-only',
    chombo: { kind: 'tournament', points: 40000 },
    uma: { kind: 'fixed', points: [30000, 10000, -10000, -30000] },
    sessionMinutes: 75,
    signalMinutes: 0,
    substitutes: { kind: 'entry', points: -30000, uma: -30000, places: 'as-played' },
  },
  variants: [
    { id: 'no-red-fives', changes: { redFives: 0 }, cite: a('5.1') },
    { id: 'start-25000', changes: { startPoints: 25000 }, cite: a('5.2') },
    {
      id: 'uma-15-5',
      changes: { uma: { kind: 'fixed', points: [15000, 5000, -5000, -15000] } },
      cite: a('5.3'),
    },
    { id: 'nagashi-mangan', changes: { nagashiMangan: true }, cite: a('5.4') },
    {
      id: 'abortive-draws',
      changes: { abortiveDraws: FOUR_DRAWS, fourKongs: 'abort-if-several-players' },
      cite: a('5.6'),
    },
    {
      id: 'abortive-draws-all',
      changes: {
        abortiveDraws: [...FOUR_DRAWS, 'triple-ron'],
        fourKongs: 'abort-if-several-players',
        tripleRon: 'redeal',
      },
      cite: a('5.6'),
    },
    { id: 'head-bump', changes: { severalRons: 'head-bump', tripleRon: 'head-bump' }, cite: a('5.7') },
    { id: 'reverse-mangan', changes: { chombo: { kind: 'table-mangan' } }, cite: a('5.8') },
    { id: 'no-renhou', changes: { renhou: 'none' }, cite: a('5.10') },
  ],
  // The referee guide has 20,000 whatever the uma is.
  open: { chombo: [{ kind: 'tournament', points: 20000 }] },
  facts: { ...EMA_2016.facts, penaltiesFollowUma: true },
  cite: {
    ...citeAll(a('3.11.1'), FU_ITEMS),
    ...citeAll(a('3.11.2'), SET_ITEMS),
    ...citeAll(a('3.11.3'), ['pair-dragon', 'pair-seat', 'pair-round', 'pair-double-wind', 'doubleWindPairFu']),
    ...citeAll(a('3.11.4'), ['wait-edge', 'wait-closed', 'wait-single']),
    ...citeAll(a('3.11.5'), ['tsumo', 'open-pinfu', 'openPinfuFu', 'pinfuTsumo', 'rinshanTsumoFu']),
    'fu-rounding': a('3.11'),
    ...citeAll(a('4.1'), YAKU),
    ...citeAll(a('4.1'), ['openTanyao', 'ippatsu', 'haiteiWithRinshan']),
    ...citeAll(a('4.2'), ['chiitoitsu', 'sanshoku-doukou', 'sanankou', 'sankantsu', 'toitoi', 'honitsu']),
    ...citeAll(a('4.2'), ['shousangen', 'honroutou', 'junchan']),
    ryanpeikou: a('4.3'),
    chinitsu: a('4.4'),
    renhou: a('4.5'),
    ...citeAll(a('4.6'), YAKUMAN),
    ...citeAll(a('4.6'), ['ryuuiisouHatsu', 'daisuushiiDouble', 'doubleYakumanWaits', 'robConcealedKong']),
    ...citeAll(a('4.7'), ['yakumanAccumulate', 'yaku-add-up', 'dearest-reading']),

    ...citeAll(a('3.6'), ['redFives', 'red-five', 'dora', 'dora-next', 'uraDora', 'ura-dora', 'kanDora', 'kan-dora']),
    ...citeAll(a('3.6'), ['kanUraDora', 'kan-ura-dora']),
    'winning-hand': a('3.2'),
    'need-yaku': a('3.3'),
    'chow-from-left': a('3.4.1'),
    'last-tile-kong': a('3.7'),
    rounds: a('3.9'),

    ...citeAll(a('3.12.1'), ['pay-ron', 'pay-tsumo', 'payment-rounding']),
    ...citeAll(a('3.12.2'), ['limit-by-han', 'countedHand', 'roundUpMangan']),
    ...citeAll(a('3.12.2'), ['mangan', 'haneman', 'baiman', 'sanbaiman', 'yakuman']),
    'mangan-cap': a('3.12.3'),
    ...citeAll(a('3.12.4'), ['pao', 'paoRon', 'paoCounters', 'paoConcealedKong', 'paoCovers']),
    ...citeAll(a('3.8'), ['counters', 'counterValue', 'severalRonCounters']),

    tenpai: a('3.4.5'),
    ...citeAll(a('3.4.5'), ['severalRons', 'tripleRon']),
    ...citeAll(a('3.4.7'), ['riichi-declaration', 'riichiTilesLeft', 'kongAfterRiichi', 'severalRonBets', 'bets']),
    ...citeAll(a('3.5'), ['furiten-discard', 'furiten-temporary', 'furiten-riichi', 'temporaryFuritenEnds']),
    fourKongs: a('3.4.3'),
    kuikae: a('3.4.4'),

    abortiveDraws: a('5.6'),
    ...citeAll(a('5.4'), ['nagashiMangan', 'nagashiPays', 'nagashi-mangan']),
    notenPool: a('3.7.1'),
    minimumYakuHanAt5Counters: a('7.1'),
    dealerStays: a('3.9'),
    chombo: at('3.13.2', differ('rules-before-guide', TEXT, GUIDE)),
    startPoints: a('3.1.1'),
    leftoverBets: a('3.10'),
    uma: at('3.10.1', differ('rules-before-guide', TEXT, 'RRC accreditation rules')),
    ranking: a('3.10'),
    // The organizers' guide is known at second hand only.
    ...citeAll(unplaced(one('RRC tournament guide')), ['sessionMinutes', 'signalMinutes']),
    handsAfterSignal: a('7.1'),
    // The guide has a substitute after ten minutes in G1.4 and its table, after five in G1.7.
    lateness: at('G1.4', differ('most-sources', 'RRC referee guide 1.4 and 1.9', 'RRC referee guide 1.7')),
    substitutes: inGuide('G1.7'),
  },
};

const PENALTIES: Lines = {
  ...NO_PENALTIES,
  'false-win': [
    ['nothing-shown', 'dead-hand', 'empty-win', '3.13.1'],
    ['tiles-shown', 'chombo', 'false-win-shown', '3.13.2'],
  ],
  'false-set': [
    ['nothing-shown', 'nothing', 'empty-call', '3.13.1'],
    ['before-discard', 'corrected', 'false-set-before', '3.13.1'],
    ['after-discard', 'dead-hand', 'false-set-after', '3.13.1'],
  ],
  'own-kong': [
    ['before-discard', 'corrected', 'false-set-before', '3.13.1'],
    ['after-discard', 'dead-hand', 'false-set-after', '3.13.1'],
  ],
  'call-dead': [['always', 'chombo', 'call-dead', '3.13.2']],
  'kong-dead': [['always', 'chombo', 'call-dead', '3.13.2']],
  'swap-call': [['always', 'dead-hand', 'swap-call', '3.13.1']],
  'riichi-open': [['always', 'dead-hand', 'riichi-open', '3.13.1']],
  'riichi-noten': [['in-a-draw', 'chombo', 'riichi-noten', '3.13.2']],
  'riichi-kong': [['at-a-win-or-draw', 'chombo', 'riichi-kong', '3.13.2']],
};

/** The Russian-language riichi rules, version 1.5 of April 2026. */
export const RRC_2026: Edition = {
  rules: RULES,
  table: () => ({
    ...citeAll(a('3.7.1'), ['bets-stay', 'two-tenpai']),
    ...citeAll(a('3.8'), ['counter-added', 'counters-go']),
    ...citeAll(a('3.13.2'), ['counters-stay', 'after-chombo', 'noten-riichi']),
    'after-abort': a('7.1'),
    'after-triple-ron': a('5.6'),
    'stick-of-bumped': a('5.7'),
    'nagashi-deal': a('5.4'),
    'game-end': a('3.9'),
  }),
  play: (in2016) => ({
    turn: a('3.2'),
    ...citeAll(a('3.4'), ['claim-set', 'last-discard', 'melds-stay']),
    ...citeAll(a('3.4.6'), ['claim-win', 'priority']),
    ...eachBy(
      (id) => silent('rrc-2026', in2016[id], 'usual-practice'),
      ['claim-win-unless-won', 'call-stands', 'pick-up'],
    ),
    chow: a('3.4.1'),
    pung: a('3.4.2'),
    ...citeAll(a('3.4.3'), ['open-kong', 'added-kong', 'concealed-kong', 'indicator-first', 'wall-shortens']),
    'last-tile-concealed-kong': a('3.7'),
    ...citeAll(a('3.13.1'), ['dead-hand', 'dead-riichi']),
    ...citeAll(a('3.4.5'), ['ron', 'tsumo']),
    'riichi-locks': a('3.4.7'),
    ...citeAll(a('3.7.1'), ['say-tenpai', 'show-after-riichi']),
    'borrowed-sticks': a('5.5'),
  }),
  tournament: (in2016) => ({
    ...citeAll(a('3.10'), ['final-score', 'tied-bets', 'fines-after-game']),
    ...citeAll(a('3.10.1'), ['tied-uma', 'shared-places']),
    ...citeAll(inGuide('G1.7'), ['replaced-place', 'missed-session']),
    disqualified: inGuide('G1.4'),
    ...eachBy(
      (id) => silent('rrc-2026', in2016[id], 'usual-practice'),
      ['fines-at-once', 'played-hand', 'stage-ties', 'overall-ties'],
    ),
  }),
  fouls: [PENALTIES, a],
};
