/*
 * Coverage of ema-2016: each place with what stands on it.
 *
 * stated in the text:
 *   2.7     dora-next
 *   3.2     winning-hand
 *   3.3.2   kuikae
 *   3.3.3   chow-from-left
 *   3.3.5   kanDora
 *   3.3.7   robConcealedKong
 *   3.3.9   paoRon, paoConcealedKong, pao, pao-tsumo
 *   3.3.10  fourKongs
 *   3.3.13  tenpai
 *   3.3.14  uraDora, kanUraDora, riichiTilesLeft, kongAfterRiichi, kan-ura-dora, riichi-declaration
 *   3.4.2   notenPool
 *   3.4.3   abortiveDraws
 *   3.4.5   furiten-discard, furiten-temporary, furiten-riichi
 *   3.4.9   dearest-reading
 *   3.4.10  counterValue, counters
 *   3.4.11  dealerStays
 *   3.5     rounds
 *   3.6     leftoverBets
 *   4.1     severalRons, tripleRon, dora, kan-dora, ura-dora, need-yaku, fu-rounding, bets
 *   4.1.1   doubleWindPairFu, openPinfuFu, base-closed-ron, base-seven-pairs, base-other, pung-simple-open,
 *           pung-simple-closed, pung-outside-open, pung-outside-closed, kong-simple-open, kong-simple-closed,
 *           kong-outside-open, kong-outside-closed, pair-dragon, pair-seat, pair-round, pair-double-wind, wait-edge,
 *           wait-closed, wait-single, tsumo, open-pinfu
 *   4.1.2   mangan, payment-rounding, pay-ron, pay-tsumo
 *   4.1.3   haneman
 *   4.2     yakumanAccumulate, yaku-add-up
 *   4.2.1   openTanyao, ippatsu, pinfuTsumo, rinshanTsumoFu, riichi, double-riichi, menzen-tsumo, pinfu, iipeikou,
 *           tanyao, sanshoku-doujun, yakuhai-white, yakuhai-green, yakuhai-red, yakuhai-seat, yakuhai-round, chanta,
 *           rinshan, chankan, haitei, houtei
 *   4.2.2   chiitoitsu, sanshoku-doukou, sanankou, sankantsu, toitoi, honitsu, shousangen, honroutou, junchan
 *   4.2.3   ryanpeikou
 *   4.2.4   renhou, chinitsu
 *   4.2.5   ryuuiisouHatsu, daisuushiiDouble, doubleYakumanWaits, kokushi, chuuren, tenhou, chiihou, suuankou,
 *           suukantsu, ryuuiisou, chinroutou, tsuuiisou, daisangen, shousuushii, daisuushii, kokushi-13,
 *           suuankou-tanki, chuuren-9
 *   4.2.6   nagashiMangan, nagashi-mangan
 *   5.7     lateness
 *   5.9     signalMinutes
 *
 * printed in the booklet only:
 *   1.1     redFives, red-five
 *   1.4     startPoints
 *   3.3.9   paoCounters
 *   3.4.5   temporaryFuritenEnds
 *   3.4.6   chombo
 *   3.6.1   uma, ranking
 *   4.2.1   haiteiWithRinshan, ittsu
 *   5.8     substitutes
 *   5.9     sessionMinutes, handsAfterSignal
 *   6       roundUpMangan, countedHand, baiman, sanbaiman, yakuman
 *   page 5  minimumYakuHanAt5Counters
 *
 * silent, taken from:
 *   3.4.1   last-tile-kong
 */
import { article, published, silent, standing } from '../clause.ts';
import { FU_ITEMS, YAKU, YAKUMAN, type Yaku } from '../riichi/ids.ts';
import type { RiichiRules } from '../riichi/rules.ts';

const a = (number: string) => article('ema-2016', number);
/** Only the printed booklet says it; our source text left it out. */
const printed = (section: string) => published('ema-2016', section, 'printed-in-booklet-only');

const TWO_HAN = [
  'chiitoitsu',
  'sanshoku-doukou',
  'sanankou',
  'sankantsu',
  'toitoi',
  'honitsu',
  'shousangen',
  'honroutou',
  'junchan',
] as const satisfies readonly Yaku[];

/** EMA riichi rules, edition of 2016. */
export const EMA_2016: RiichiRules = {
  family: 'riichi',
  id: 'ema-2016',
  knobs: {
    redFives: 0,
    openTanyao: true,
    ippatsu: true,
    uraDora: true,
    kanDora: true,
    kanUraDora: true,
    doubleWindPairFu: 4,
    openPinfuFu: true,
    pinfuTsumo: true,
    rinshanTsumoFu: true,
    roundUpMangan: false,
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
    paoConcealedKong: false,
    minimumYakuHanAt5Counters: 1,
    severalRons: 'all-paid',
    tripleRon: 'all-paid',
    abortiveDraws: [],
    nagashiMangan: false,
    notenPool: 3000,
    counterValue: 300,
    chombo: { kind: 'tournament', points: 20000 },
    leftoverBets: 'winner',
    dealerStays: 'win-or-tenpai',
    kuikae: 'banned',
    temporaryFuritenEnds: 'own-draw-or-claim',
    riichiTilesLeft: 4,
    kongAfterRiichi: 'same-waits-only-triplet',
    fourKongs: 'play-on',
    startPoints: 30000,
    uma: '15-5',
    ranking: 'total-with-uma',
    sessionMinutes: 90,
    signalMinutes: 15,
    handsAfterSignal: 1,
    lateness: 'after-the-game',
    substitutes: 'minus-15000',
  },
  cite: {
    ...standing(a('4.1.1'), FU_ITEMS),
    ...standing(a('4.2.1'), YAKU),
    ...standing(a('4.2.2'), TWO_HAN),
    ...standing(a('4.2.5'), YAKUMAN),
    ittsu: printed('4.2.1'),
    ryanpeikou: a('4.2.3'),
    ...standing(a('4.2.4'), ['chinitsu', 'renhou']),
    'nagashi-mangan': a('4.2.6'),

    'winning-hand': a('3.2'),
    'chow-from-left': a('3.3.3'),
    'last-tile-kong': silent('ema-2016', a('3.4.1'), 'usual-practice'),
    rounds: a('3.5'),
    'dora-next': a('2.7'),
    ...standing(a('4.1'), ['need-yaku', 'dora', 'kan-dora', 'ura-dora', 'fu-rounding', 'limit-by-han', 'bets']),
    ...standing(a('4.1.2'), ['pay-ron', 'pay-tsumo', 'payment-rounding', 'mangan', 'mangan-cap']),
    haneman: a('4.1.3'),
    ...standing(printed('6'), ['baiman', 'sanbaiman', 'yakuman', 'roundUpMangan', 'countedHand']),
    ...standing(a('4.2'), ['yaku-add-up', 'yakumanAccumulate']),
    ...standing(a('3.4.9'), ['dearest-reading']),
    ...standing(a('3.4.10'), ['counters', 'counterValue']),

    ...standing(printed('1.1'), ['redFives', 'red-five']),
    ...standing(a('3.3.5'), ['kanDora']),
    ...standing(a('3.3.14'), ['uraDora', 'kanUraDora', 'kan-ura-dora']),
    ...standing(a('4.1.1'), ['doubleWindPairFu', 'openPinfuFu']),
    ...standing(a('4.2.1'), ['openTanyao', 'ippatsu', 'pinfuTsumo', 'rinshanTsumoFu']),
    ...standing(a('4.2.5'), ['ryuuiisouHatsu', 'daisuushiiDouble', 'doubleYakumanWaits']),
    haiteiWithRinshan: printed('4.2.1'),
    robConcealedKong: a('3.3.7'),
    ...standing(a('3.3.9'), ['pao', 'paoRon', 'paoConcealedKong']),
    paoCounters: printed('3.3.9'),
    minimumYakuHanAt5Counters: printed('page 5'),

    tenpai: a('3.3.13'),
    ...standing(a('3.3.14'), ['riichi-declaration', 'riichiTilesLeft', 'kongAfterRiichi']),
    ...standing(a('3.4.5'), ['furiten-discard', 'furiten-temporary', 'furiten-riichi']),
    temporaryFuritenEnds: printed('3.4.5'),
    kuikae: a('3.3.2'),
    fourKongs: a('3.3.10'),

    ...standing(a('4.1'), ['severalRons', 'tripleRon']),
    abortiveDraws: a('3.4.3'),
    nagashiMangan: a('4.2.6'),
    notenPool: a('3.4.2'),
    chombo: printed('3.4.6'),
    leftoverBets: a('3.6'),
    dealerStays: a('3.4.11'),

    startPoints: printed('1.4'),
    ...standing(printed('3.6.1'), ['uma', 'ranking']),
    ...standing(printed('5.9'), ['sessionMinutes', 'handsAfterSignal']),
    signalMinutes: a('5.9'),
    lateness: a('5.7'),
    substitutes: printed('5.8'),
  },
};
