/*
 * Coverage of samara-2019: each place with what stands on it.
 *
 * stated in the text:
 *   6.1.1                    sessionMinutes
 *   6.1.2                    signalMinutes, handsAfterSignal
 *   6.2.3                    startPoints
 *   6.3                      uma, ranking
 *   ema-2016 2.7             dora-next
 *   ema-2016 3.2             winning-hand
 *   ema-2016 3.3.2           kuikae
 *   ema-2016 3.3.3           chow-from-left
 *   ema-2016 3.3.5           kanDora
 *   ema-2016 3.3.7           robConcealedKong
 *   ema-2016 3.3.9           paoRon, paoConcealedKong, pao, pao-tsumo
 *   ema-2016 3.3.10          fourKongs
 *   ema-2016 3.3.13          tenpai
 *   ema-2016 3.3.14          uraDora, kanUraDora, riichiTilesLeft, kongAfterRiichi, kan-ura-dora, riichi-declaration
 *   ema-2016 3.4.2           notenPool
 *   ema-2016 3.4.3           abortiveDraws
 *   ema-2016 3.4.5           furiten-discard, furiten-temporary, furiten-riichi
 *   ema-2016 3.4.6           chombo
 *   ema-2016 3.4.9           dearest-reading
 *   ema-2016 3.4.10          counterValue, counters
 *   ema-2016 3.4.11          dealerStays
 *   ema-2016 3.5             rounds
 *   ema-2016 3.6             leftoverBets
 *   ema-2016 4.1             severalRons, tripleRon, dora, kan-dora, ura-dora, need-yaku, fu-rounding, bets
 *   ema-2016 4.1.1           doubleWindPairFu, openPinfuFu, base-closed-ron, base-seven-pairs, base-other,
 *                            pung-simple-open, pung-simple-closed, pung-outside-open, pung-outside-closed,
 *                            kong-simple-open, kong-simple-closed, kong-outside-open, kong-outside-closed, pair-dragon,
 *                            pair-seat, pair-round, pair-double-wind, wait-edge, wait-closed, wait-single, tsumo,
 *                            open-pinfu
 *   ema-2016 4.1.2           mangan, payment-rounding, pay-ron, pay-tsumo
 *   ema-2016 4.1.3           haneman
 *   ema-2016 4.2             yakumanAccumulate, yaku-add-up
 *   ema-2016 4.2.1           openTanyao, ippatsu, pinfuTsumo, rinshanTsumoFu, riichi, double-riichi, menzen-tsumo,
 *                            pinfu, iipeikou, tanyao, sanshoku-doujun, yakuhai-white, yakuhai-green, yakuhai-red,
 *                            yakuhai-seat, yakuhai-round, chanta, rinshan, chankan, haitei, houtei
 *   ema-2016 4.2.2           chiitoitsu, sanshoku-doukou, sanankou, sankantsu, toitoi, honitsu, shousangen, honroutou,
 *                            junchan
 *   ema-2016 4.2.3           ryanpeikou
 *   ema-2016 4.2.4           renhou, chinitsu
 *   ema-2016 4.2.5           ryuuiisouHatsu, daisuushiiDouble, doubleYakumanWaits, kokushi, chuuren, tenhou, chiihou,
 *                            suuankou, suukantsu, ryuuiisou, chinroutou, tsuuiisou, daisangen, shousuushii, daisuushii,
 *                            kokushi-13, suuankou-tanki, chuuren-9
 *   ema-2016 4.2.6           nagashiMangan, nagashi-mangan
 *   ema-2016 5.7             lateness
 *
 * printed in the booklet only:
 *   ema-2016 booklet 1.1     redFives, red-five
 *   ema-2016 booklet 3.3.9   paoCounters
 *   ema-2016 booklet 3.4.5   temporaryFuritenEnds
 *   ema-2016 booklet 4.2.1   haiteiWithRinshan, ittsu
 *   ema-2016 booklet 5.8     substitutes
 *   ema-2016 booklet 6       roundUpMangan, countedHand, baiman, sanbaiman, yakuman
 *   ema-2016 booklet page 5  minimumYakuHanAt5Counters
 *
 * silent, taken from:
 *   ema-2016 3.4.1           last-tile-kong
 */
import { article, silent } from '../clause.ts';
import type { RiichiRules } from '../riichi/rules.ts';
import { EMA_2016 } from './ema-2016.ts';

const a = (number: string) => article('samara-2019', number);

/** Samara festival tournament 2019: EMA 2016 with its own regulation, which wins where it is specific. */
export const SAMARA_2019: RiichiRules = {
  family: 'riichi',
  id: 'samara-2019',
  knobs: {
    ...EMA_2016.knobs,
    chombo: { kind: 'table-mangan' },
    uma: 'none',
    ranking: 'average-place',
    sessionMinutes: 105,
    signalMinutes: 10,
    handsAfterSignal: 0,
  },
  cite: {
    ...EMA_2016.cite,
    'last-tile-kong': silent('samara-2019', article('ema-2016', '3.4.1'), 'usual-practice'),
    chombo: article('ema-2016', '3.4.6'),
    startPoints: a('6.2.3'),
    uma: a('6.3'),
    ranking: a('6.3'),
    sessionMinutes: a('6.1.1'),
    signalMinutes: a('6.1.2'),
    handsAfterSignal: a('6.1.2'),
  },
};
