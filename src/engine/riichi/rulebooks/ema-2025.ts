import { citeAll, eachBy } from '../../base/clause.ts';
import { FU_ITEMS, YAKU, YAKUMAN } from '../options/ids.ts';
import type { RiichiRules } from '../options/rules.ts';
import type { Edition } from './edition.ts';
import { EMA_2016 } from './ema-2016.ts';
import { NO_PENALTIES } from './no-penalties.ts';
import type { PlayRule } from './clauses.ts';
import { differ, one, placesIn, several } from './sources.ts';

const { at, unplaced, notKnown } = placesIn('ema-2025');

/** Made from the booklet, with section and page for each fact. */
const BMJA = 'BMJA Mahjong Scorer';
/** Its tests name sections of the booklet. */
const ARENA = 'Riichi Arena';
const PRESET = 'ooyamaneko preset';
/** The comparison table of the Russian-language rules. */
const RRC = 'RRC';
const PANTHEON = 'Pantheon';

const ALL = several(BMJA, ARENA, PRESET, RRC);
const BOOKLET = one(BMJA);
const { cite } = EMA_2016;

const RULES: RiichiRules = {
  game: 'riichi',
  id: 'ema-2025',
  options: { ...EMA_2016.options, doubleWindPairFu: 2, roundUpMangan: true, riichiTilesLeft: 1 },
  open: {},
  facts: { ...EMA_2016.facts, chomboEndsLastHand: true },
  cite: {
    ...citeAll(at('4.1.1', BOOKLET), FU_ITEMS),
    ...citeAll(at('4.1.1', ALL), ['doubleWindPairFu', 'pair-double-wind']),
    ...citeAll(at('4.1.1', several(BMJA, PRESET)), ['openPinfuFu', 'open-pinfu', 'pinfuTsumo']),
    ...citeAll(at('4.2.1', BOOKLET), YAKU),
    ...citeAll(at('4.2.1', BOOKLET), ['rinshanTsumoFu']),
    ...citeAll(at('4.2.1', several(BMJA, RRC)), ['openTanyao', 'tanyao']),
    ...citeAll(at('4.2.1', several(BMJA, ARENA)), ['ippatsu']),
    haiteiWithRinshan: at('4.2.1', several(BMJA, PRESET, RRC)),
    'double-riichi': at('4.2.2', several(BMJA, ARENA)),
    ...citeAll(at('4.2.2', BOOKLET), ['sanshoku-doujun', 'ittsu', 'chanta', 'chiitoitsu', 'sanshoku-doukou']),
    ...citeAll(at('4.2.2', BOOKLET), ['sanankou', 'sankantsu', 'toitoi', 'shousangen', 'honroutou']),
    ...citeAll(at('4.2.3', BOOKLET), ['ryanpeikou', 'honitsu', 'junchan']),
    renhou: at('4.2.4', ALL),
    chinitsu: at('4.2.5', BOOKLET),
    ...citeAll(at('4.2.6', BOOKLET), YAKUMAN),
    ryuuiisouHatsu: at('4.2.6', several(BMJA, RRC)),
    ...citeAll(at('4.2.6', several(BMJA, ARENA, PRESET, PANTHEON)), ['daisuushiiDouble', 'doubleYakumanWaits']),
    yakumanAccumulate: at('4.2', ALL),
    'yaku-add-up': at('4.2', BOOKLET),

    ...citeAll(at('1.3', ALL), ['redFives', 'red-five']),
    'dora-next': at('2.7', BOOKLET),
    dora: at('2.7', ALL),
    ...citeAll(at('3.3.4', ALL), ['kanDora', 'kan-dora']),
    ...citeAll(at('3.3.10', ALL), ['uraDora', 'ura-dora', 'kanUraDora', 'kan-ura-dora']),
    ...citeAll(at('3.2', BOOKLET), ['winning-hand', 'need-yaku']),
    'chow-from-left': notKnown(cite['chow-from-left']),
    'last-tile-kong': unplaced(one(ARENA)),
    rounds: at('3.5', several(BMJA, RRC)),

    ...citeAll(at('4.1.1', BOOKLET), ['fu-rounding']),
    ...citeAll(at('4.1.2', BOOKLET), ['pay-ron', 'pay-tsumo', 'payment-rounding', 'mangan-cap', 'limit-by-han']),
    ...citeAll(at('4.1.2', BOOKLET), ['mangan', 'haneman', 'baiman']),
    ...citeAll(at('4.1.2', ALL), ['countedHand', 'sanbaiman', 'yakuman']),
    roundUpMangan: at('4.1.3', ALL),
    'dearest-reading': at('3.4.3', BOOKLET),
    ...citeAll(at('3.4.4', ALL), ['counters', 'counterValue', 'severalRonCounters']),

    ...citeAll(at('3.3.7', ALL), ['pao', 'paoCounters']),
    ...citeAll(at('3.3.7', several(BMJA, ARENA)), ['paoRon', 'paoCovers']),
    paoConcealedKong: at('3.3.7', BOOKLET),
    robConcealedKong: at('3.3.13', ALL),
    fourKongs: at('3.3.5', several(BMJA, ARENA)),
    tenpai: at('3.3.8', several(ARENA, PRESET)),
    ...citeAll(at('3.3.9', BOOKLET), ['furiten-discard', 'furiten-temporary', 'furiten-riichi']),
    temporaryFuritenEnds: at('3.3.9', several(ARENA, PRESET, RRC)),
    'riichi-declaration': at('3.3.10', several(BMJA, ARENA)),
    riichiTilesLeft: at('3.3.10', several(ARENA, PRESET, RRC)),
    kongAfterRiichi: at('6.7.1', several(ARENA, PRESET)),
    kuikae: unplaced(several(ARENA, PRESET, RRC)),

    ...citeAll(at('3.4.3', ALL), ['severalRons', 'tripleRon']),
    ...citeAll(at('3.4.3', several(BMJA, ARENA, PRESET)), ['severalRonBets', 'bets']),
    abortiveDraws: unplaced(several(ARENA, PRESET, RRC)),
    ...citeAll(unplaced(several(ARENA, PRESET, RRC)), ['nagashiMangan', 'nagashi-mangan']),
    nagashiPays: notKnown(cite.nagashiPays),
    notenPool: at('3.4.2', ALL),
    dealerStays: at('3.4.5', several(BMJA, ARENA)),
    minimumYakuHanAt5Counters: unplaced(several(PRESET, RRC)),
    chombo: at('3.4.6', several(BMJA, PRESET, PANTHEON)),

    ...citeAll(at('3.7', ALL), ['startPoints', 'leftoverBets']),
    uma: at('3.7.1', ALL),
    ranking: notKnown(cite.ranking),
    sessionMinutes: notKnown(cite.sessionMinutes),
    signalMinutes: notKnown(cite.signalMinutes),
    handsAfterSignal: unplaced(one(RRC)),
    lateness: notKnown(cite.lateness),
    substitutes: unplaced(one(PANTHEON)),
  },
};

/** EMA riichi rules, edition of 2025: chapters 3 and 4 as others tell them; we have not read the booklet. */
export const EMA_2025: Edition = {
  rules: RULES,
  table: (in2016) => ({
    'bets-stay': at('3.4.2', BOOKLET),
    'two-tenpai': at('3.4.2', ALL),
    ...citeAll(at('3.4.4', BOOKLET), ['counter-added', 'counters-go']),
    ...citeAll(at('3.4.6', BOOKLET), ['counters-stay', 'after-chombo']),
    'noten-riichi': notKnown(in2016['noten-riichi']),
    'after-abort': notKnown(in2016['after-abort']),
    ...citeAll(at('3.4.3', BOOKLET), ['after-triple-ron', 'stick-of-bumped']),
    'nagashi-deal': notKnown(in2016['nagashi-deal']),
    'game-end': at('3.5', BOOKLET),
  }),
  play: (in2016) => ({
    ...eachBy((id) => notKnown(in2016[id]), Object.keys(in2016) as PlayRule[]),
    ...citeAll(at('3.3.1', BOOKLET), ['claim-set', 'claim-win']),
    priority: at('3.3.1', differ('most-sources', ARENA, RRC, PRESET)),
    ...citeAll(at('3.3.3', BOOKLET), ['chow', 'pung']),
    ...citeAll(at('3.3.4', BOOKLET), ['open-kong', 'added-kong', 'concealed-kong']),
    'indicator-first': at('3.3.4', several(ARENA, PRESET, RRC)),
    ...citeAll(unplaced(one(ARENA)), ['last-discard', 'last-tile-concealed-kong']),
    ron: at('3.3.12', BOOKLET),
    tsumo: at('3.3.11', BOOKLET),
    'riichi-locks': at('3.3.10', BOOKLET),
    'say-tenpai': at('3.4.2', BOOKLET),
    'dead-riichi': at('3.3.8', BOOKLET),
    'borrowed-sticks': unplaced(several(ARENA, PRESET)),
  }),
  tournament: (in2016) => ({
    ...citeAll(at('3.7', BOOKLET), ['final-score', 'tied-bets']),
    ...citeAll(at('3.7.1', BOOKLET), ['tied-uma', 'shared-places']),
    ...citeAll(unplaced(one(PANTHEON)), ['missed-session', 'played-hand']),
    ...eachBy((id) => notKnown(in2016[id]), ['fines-at-once', 'fines-after-game', 'replaced-place']),
    ...eachBy((id) => notKnown(in2016[id]), ['disqualified', 'stage-ties', 'overall-ties']),
  }),
  fouls: [NO_PENALTIES, (place) => at(place, BOOKLET)],
};
