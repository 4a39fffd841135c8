/*
 * Coverage of tesuji-2018: each place with what stands on it.
 *
 * stated in the text:
 *   F9                      ranking
 *   F11                     sessionMinutes, signalMinutes, handsAfterSignal
 *   R1                      redFives, uraDora, kanDora, kanUraDora, kan-dora, ura-dora, kan-ura-dora, red-five
 *   R2                      ippatsu
 *   R3                      kuikae
 *   R5                      severalRons, tripleRon
 *   R6                      abortiveDraws
 *   R7                      minimumYakuHanAt5Counters
 *   R8                      nagashiMangan, nagashi-mangan
 *   R9                      daisuushiiDouble, doubleYakumanWaits, yakumanAccumulate, kokushi-13, suuankou-tanki,
 *                           chuuren-9
 *   R10                     ryuuiisouHatsu, ryuuiisou
 *   R11                     countedHand
 *   R12                     pao
 *   R13                     leftoverBets
 *   R14                     dealerStays
 *   R15                     rounds
 *   R16                     lateness, substitutes
 *   S1                      startPoints
 *   S3                      uma
 *   S7                      chombo
 *
 * silent, taken from:
 *   ema-2016 2.7            dora-next
 *   ema-2016 3.2            winning-hand
 *   ema-2016 3.3.3          chow-from-left
 *   ema-2016 3.3.9          paoRon, pao-tsumo
 *   ema-2016 3.3.13         tenpai
 *   ema-2016 3.3.14         riichiTilesLeft, riichi-declaration
 *   ema-2016 3.4.1          last-tile-kong
 *   ema-2016 3.4.2          notenPool
 *   ema-2016 3.4.5          furiten-discard, furiten-temporary, furiten-riichi
 *   ema-2016 3.4.9          dearest-reading
 *   ema-2016 3.4.10         counterValue, counters
 *   ema-2016 4.1            dora, need-yaku, fu-rounding, bets
 *   ema-2016 4.1.1          openPinfuFu, base-closed-ron, base-seven-pairs, base-other, pung-simple-open,
 *                           pung-simple-closed, pung-outside-open, pung-outside-closed, kong-simple-open,
 *                           kong-simple-closed, kong-outside-open, kong-outside-closed, pair-dragon, pair-seat,
 *                           pair-round, pair-double-wind, wait-edge, wait-closed, wait-single, tsumo, open-pinfu
 *   ema-2016 4.1.2          mangan, payment-rounding, pay-ron, pay-tsumo
 *   ema-2016 4.1.3          haneman
 *   ema-2016 4.2            yaku-add-up
 *   ema-2016 4.2.1          pinfuTsumo, riichi, double-riichi, menzen-tsumo, pinfu, iipeikou, tanyao, sanshoku-doujun,
 *                           yakuhai-white, yakuhai-green, yakuhai-red, yakuhai-seat, yakuhai-round, chanta, rinshan,
 *                           chankan, haitei, houtei
 *   ema-2016 4.2.2          chiitoitsu, sanshoku-doukou, sanankou, sankantsu, toitoi, honitsu, shousangen, honroutou,
 *                           junchan
 *   ema-2016 4.2.3          ryanpeikou
 *   ema-2016 4.2.4          chinitsu
 *   ema-2016 4.2.5          kokushi, chuuren, tenhou, chiihou, suuankou, suukantsu, chinroutou, tsuuiisou, daisangen,
 *                           shousuushii, daisuushii
 *   ema-2016 booklet 3.3.9  paoCounters
 *   ema-2016 booklet 4.2.1  haiteiWithRinshan, ittsu
 *   ema-2016 booklet 6      baiman, sanbaiman, yakuman
 *   jpml-a practice         openTanyao, doubleWindPairFu, rinshanTsumoFu, roundUpMangan, renhou, robConcealedKong,
 *                           paoConcealedKong, temporaryFuritenEnds, kongAfterRiichi, fourKongs
 */
import { type Clause, article, published, silent, standing } from '../clause.ts';
import type { CiteId, RiichiRules } from '../riichi/rules.ts';
import { EMA_2016 } from './ema-2016.ts';

const a = (number: string) => article('tesuji-2018', number);
/** JPML-A as it is played, where the regulation says nothing. */
const jpml = silent('tesuji-2018', published('jpml-a', 'practice'), 'jpml-practice');

/** What the regulation leaves unsaid is read as in EMA 2016, from the place where that stands. */
const AS_EMA_2016 = Object.fromEntries(
  Object.entries(EMA_2016.cite).map(([id, clause]) => [id, silent('tesuji-2018', clause, 'tesuji-prints-no-values')]),
) as Record<CiteId, Clause>;

/** A-League of the Tesuji club 2018, JPML-A rules; its text prints neither fu nor yaku values. */
export const TESUJI_2018: RiichiRules = {
  family: 'riichi',
  id: 'tesuji-2018',
  knobs: {
    ...EMA_2016.knobs,
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
    uma: 'by-players-in-plus',
    lateness: 'referee',
    substitutes: 'referee',
  },
  cite: {
    ...AS_EMA_2016,
    ...standing(jpml, ['openTanyao', 'doubleWindPairFu', 'rinshanTsumoFu', 'roundUpMangan', 'renhou']),
    ...standing(jpml, ['robConcealedKong', 'temporaryFuritenEnds', 'kongAfterRiichi', 'fourKongs']),
    paoConcealedKong: jpml,
    'last-tile-kong': silent('tesuji-2018', article('ema-2016', '3.4.1'), 'usual-practice'),
    rounds: a('R15'),
    ...standing(a('R1'), ['redFives', 'red-five', 'uraDora', 'kanDora', 'kanUraDora']),
    ...standing(a('R1'), ['kan-dora', 'ura-dora', 'kan-ura-dora']),
    ippatsu: a('R2'),
    kuikae: a('R3'),
    ...standing(a('R5'), ['severalRons', 'tripleRon']),
    abortiveDraws: a('R6'),
    minimumYakuHanAt5Counters: a('R7'),
    ...standing(a('R8'), ['nagashiMangan', 'nagashi-mangan']),
    ...standing(a('R9'), ['yakumanAccumulate', 'doubleYakumanWaits', 'daisuushiiDouble']),
    ...standing(a('R9'), ['kokushi-13', 'suuankou-tanki', 'chuuren-9']),
    ...standing(a('R10'), ['ryuuiisouHatsu', 'ryuuiisou']),
    countedHand: a('R11'),
    pao: a('R12'),
    leftoverBets: a('R13'),
    dealerStays: a('R14'),
    ...standing(a('R16'), ['lateness', 'substitutes']),
    startPoints: a('S1'),
    uma: a('S3'),
    chombo: a('S7'),
    ranking: a('F9'),
    ...standing(a('F11'), ['sessionMinutes', 'signalMinutes', 'handsAfterSignal']),
  },
};
