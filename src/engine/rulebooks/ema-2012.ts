/*
 * Coverage of ema-2012: each place with what stands on it.
 *
 * stated in the text:
 *   4.1                     redFives, uraDora, kanDora, severalRons, tripleRon, counterValue, dora, kan-dora, ura-dora,
 *                           red-five, need-yaku, fu-rounding, counters, bets
 *   4.1.1                   doubleWindPairFu, openPinfuFu, pinfuTsumo, base-closed-ron, base-seven-pairs, base-other,
 *                           pair-dragon, pair-seat, pair-round, pair-double-wind, wait-edge, wait-closed, wait-single,
 *                           tsumo, open-pinfu, dearest-reading
 *   4.1.2                   payment-rounding, pay-ron, pay-tsumo
 *   4.1.3                   mangan, haneman, baiman, yakuman
 *   4.2                     yakumanAccumulate, yaku-add-up
 *   4.2.1                   openTanyao, ippatsu, rinshanTsumoFu, robConcealedKong, riichi, menzen-tsumo, pinfu,
 *                           iipeikou, tanyao, sanshoku-doujun, ittsu, yakuhai-white, yakuhai-green, yakuhai-red,
 *                           yakuhai-seat, yakuhai-round, chanta, rinshan, chankan, haitei, houtei
 *   4.2.2                   chiitoitsu, sanshoku-doukou, sanankou, sankantsu, toitoi, honitsu, shousangen, honroutou,
 *                           junchan
 *   4.2.3                   ryanpeikou
 *   4.2.4                   nagashiMangan, chinitsu, nagashi-mangan
 *   4.2.5                   renhou, ryuuiisouHatsu, daisuushiiDouble, doubleYakumanWaits, kokushi, chuuren, tenhou,
 *                           chiihou, suuankou, suukantsu, ryuuiisou, chinroutou, tsuuiisou, daisangen, shousuushii,
 *                           daisuushii, kokushi-13, suuankou-tanki, chuuren-9
 *   4.3                     roundUpMangan
 *   5.3                     riichi-declaration
 *   5.6                     lateness
 *   5.7                     uma, substitutes
 *   5.8                     sessionMinutes, signalMinutes, handsAfterSignal
 *
 * printed in the booklet only:
 *   3.2                     winning-hand
 *   3.3.1                   chow-from-left
 *   3.3.6                   paoRon, paoConcealedKong, pao, pao-tsumo
 *   3.3.9                   fourKongs
 *   3.3.12                  kanUraDora, riichiTilesLeft, kongAfterRiichi, kan-ura-dora
 *   3.4.2                   notenPool, tenpai
 *   3.4.3                   abortiveDraws
 *   3.4.5                   temporaryFuritenEnds, furiten-discard, furiten-temporary, furiten-riichi
 *   3.4.6                   chombo
 *   3.4.11                  minimumYakuHanAt5Counters
 *   3.4.12                  dealerStays
 *   3.5                     rounds
 *   3.6                     leftoverBets
 *   3.6.1                   ranking
 *   4.1.1                   pung-simple-open, pung-simple-closed, pung-outside-open, pung-outside-closed,
 *                           kong-simple-open, kong-simple-closed, kong-outside-open, kong-outside-closed
 *   4.2.1                   double-riichi
 *   page 27                 countedHand, sanbaiman
 *   preface                 kuikae
 *
 * silent, taken from:
 *   3.4.1                   last-tile-kong
 *   ema-2016 2.7            dora-next
 *   ema-2016 booklet 1.4    startPoints
 *   ema-2016 booklet 3.3.9  paoCounters
 *   ema-2016 booklet 4.2.1  haiteiWithRinshan
 */
import { type Clause, article, published, silent, standing } from '../clause.ts';
import { FU_ITEMS } from '../riichi/ids.ts';
import type { CiteId, RiichiRules } from '../riichi/rules.ts';
import { EMA_2016 } from './ema-2016.ts';

const a = (number: string) => article('ema-2012', number);
/** Our texts hold chapters 4 and 5 only; the rest stands in the printed booklet. */
const printed = (section: string) => published('ema-2012', section, 'chapters-1-3-not-in-source');
/** Printed in the booklet's chapters 4 and 5, but lost in our text. */
const lost = (section: string) => published('ema-2012', section, 'printed-in-booklet-only');
const as2016 = (clause: Clause) => silent('ema-2012', clause, 'usual-practice');

const SET_ITEMS = FU_ITEMS.filter((item) => /^(pung|kong)/.test(item));

/** The two editions number chapter 4 alike: what 2016 has in an article, 2012 has in the same one, but for what is named below. */
const SAME_NUMBER = Object.fromEntries(
  Object.entries(EMA_2016.cite).map(([id, clause]) => [id, 'article' in clause ? a(clause.article) : clause]),
) as Record<CiteId, Clause>;

/** EMA riichi rules, edition of 2012. */
export const EMA_2012: RiichiRules = {
  family: 'riichi',
  id: 'ema-2012',
  knobs: {
    ...EMA_2016.knobs,
    redFives: 3,
    openTanyao: false,
    countedHand: 'yakuman',
    renhou: 'yakuman',
    daisuushiiDouble: true,
    minimumYakuHanAt5Counters: 2,
    abortiveDraws: ['nine-terminals', 'four-winds', 'four-riichi', 'four-kongs'],
    nagashiMangan: true,
    chombo: { kind: 'table-mangan' },
    kuikae: 'free',
    temporaryFuritenEnds: 'any-claim',
    fourKongs: 'abort-if-several-players',
    uma: '30-10',
    lateness: 'at-once',
    substitutes: 'zero-and-minus-30000-uma',
  },
  cite: {
    ...SAME_NUMBER,
    ...standing(a('4.1'), ['redFives', 'red-five', 'uraDora', 'kanDora', 'counterValue', 'counters']),
    ...standing(a('4.1.1'), ['pinfuTsumo', 'dearest-reading']),
    ...standing(a('4.2.1'), ['ittsu', 'robConcealedKong']),
    ...standing(a('4.2.4'), ['nagashiMangan', 'nagashi-mangan']),
    renhou: a('4.2.5'),
    roundUpMangan: a('4.3'),
    ...standing(a('4.1.3'), ['mangan', 'baiman', 'yakuman']),
    ...standing(lost('4.1.1'), SET_ITEMS),
    'double-riichi': lost('4.2.1'),
    ...standing(lost('page 27'), ['sanbaiman', 'countedHand']),

    'riichi-declaration': a('5.3'),
    ...standing(printed('3.3.12'), ['kanUraDora', 'kan-ura-dora', 'riichiTilesLeft', 'kongAfterRiichi']),
    'winning-hand': printed('3.2'),
    'chow-from-left': printed('3.3.1'),
    'last-tile-kong': silent('ema-2012', printed('3.4.1'), 'usual-practice'),
    rounds: printed('3.5'),
    ...standing(printed('3.3.6'), ['pao', 'paoRon', 'paoConcealedKong']),
    fourKongs: printed('3.3.9'),
    ...standing(printed('3.4.2'), ['tenpai', 'notenPool']),
    abortiveDraws: printed('3.4.3'),
    ...standing(printed('3.4.5'), ['furiten-discard', 'furiten-temporary', 'furiten-riichi', 'temporaryFuritenEnds']),
    chombo: printed('3.4.6'),
    minimumYakuHanAt5Counters: printed('3.4.11'),
    dealerStays: printed('3.4.12'),
    kuikae: printed('preface'),
    leftoverBets: printed('3.6'),
    ranking: printed('3.6.1'),

    'dora-next': as2016(EMA_2016.cite['dora-next']),
    haiteiWithRinshan: as2016(EMA_2016.cite.haiteiWithRinshan),
    paoCounters: as2016(EMA_2016.cite.paoCounters),
    startPoints: as2016(EMA_2016.cite.startPoints),

    lateness: a('5.6'),
    ...standing(a('5.7'), ['uma', 'substitutes']),
    ...standing(a('5.8'), ['sessionMinutes', 'signalMinutes', 'handsAfterSignal']),
  },
};
