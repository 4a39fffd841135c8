import { YAKU_RULES, doraHan, isClosed } from '../../engine/riichi/index.ts';
import { AT_HAND_IDS } from '../../engine/rulebooks/ids.ts';
import { samePatterns } from '../judge/steps.ts';
import { type Misconception, rescored } from './misconception.ts';
import {
  DRAGON_PUNGS,
  type Patterns,
  baseWon,
  dragonsLeftOut,
  exchanging,
  excludedIn,
  forgetting,
  given,
  guestWinds,
  idsOf,
  isDoubleWind,
  isSimplesAndHonours,
  isValue,
  ordinary,
  placeOfPatterns,
  placeOfExclusion,
  seeing,
  shapeOf,
  truth,
} from './yaku-changes.ts';

const yaku = (
  id: string,
  weight: number,
  rule: Misconception['rule'],
  answer: Misconception<'yaku'>['answer'],
): Misconception<'yaku'> => ({
  id,
  step: 'yaku',
  weight,
  rule,
  answer,
});

const RIICHI: Patterns = ['riichi', 'double-riichi'];

/** A misconception that forgets patterns, citing the forgotten one. */
const blindTo = (id: string, weight: number, ...patterns: Patterns): Misconception<'yaku'> =>
  yaku(id, weight, placeOfPatterns(...patterns), forgetting(...patterns));

/** What goes wrong in naming the yaku. */
export const YAKU_MISCONCEPTIONS: readonly Misconception<'yaku'>[] = [
  yaku('dora-as-yaku', 1.5, 'need-yaku', (one) => (doraHan(one.win) > 0 ? [...truth(one), 'dora'] : undefined)),
  blindTo('riichi-forgotten', 2, 'riichi', 'double-riichi'),
  yaku('riichi-for-double', 1, 'double-riichi', (one) =>
    truth(one).includes('double-riichi') ? truth(one).map((id) => (id === 'double-riichi' ? 'riichi' : id)) : undefined,
  ),
  yaku('ippatsu-forgotten', 2, 'ippatsu', forgetting('ippatsu')),
  yaku('menzen-tsumo-forgotten', 3, 'menzen-tsumo', forgetting('menzen-tsumo')),
  yaku('menzen-tsumo-open', 1.5, 'menzen-tsumo', (one) =>
    one.hand.by === 'draw' && !isClosed(one.hand) && ordinary(one) ? [...truth(one), 'menzen-tsumo'] : undefined,
  ),
  yaku(
    'pinfu-not-on-draw',
    2,
    'pinfuTsumo',
    given(({ hand }) => (hand.by === 'draw' ? { knobs: { pinfuTsumo: false } } : undefined)),
  ),
  yaku('pinfu-unseen', 1.5, 'pinfu', forgetting('pinfu')),
  yaku(
    'pinfu-with-value-pair',
    2,
    'pinfu',
    seeing(
      'pinfu',
      ({ chows, wait, pair }, one) =>
        isClosed(one.hand) && chows.length === 4 && wait === 'two-sided' && isValue(pair, one.hand),
    ),
  ),
  yaku(
    'pinfu-any-wait',
    2,
    'pinfu',
    seeing(
      'pinfu',
      ({ chows, wait, pair }, one) =>
        isClosed(one.hand) && chows.length === 4 && wait !== 'two-sided' && !isValue(pair, one.hand),
    ),
  ),
  yaku(
    'pinfu-open',
    1.5,
    'pinfu',
    seeing(
      'pinfu',
      ({ chows, wait, pair }, one) =>
        !isClosed(one.hand) && chows.length === 4 && wait === 'two-sided' && !isValue(pair, one.hand),
    ),
  ),
  yaku(
    'iipeikou-open',
    1,
    'iipeikou',
    seeing('iipeikou', ({ chows }, one) => !isClosed(one.hand) && new Set(chows).size < chows.length),
  ),
  yaku('iipeikou-unseen', 1, 'iipeikou', forgetting('iipeikou')),
  yaku('tanyao-unseen', 1, 'tanyao', forgetting('tanyao')),
  yaku('tanyao-closed-only', 2, 'openTanyao', (one) => (isClosed(one.hand) ? undefined : forgetting('tanyao')(one))),
  yaku(
    'other-edition',
    1.5,
    placeOfExclusion('not-in-rulebook', 'closed-only', 'not-with', 'needs-green-pung', 'stands-alone'),
    (one) => {
      const elsewhere = AT_HAND_IDS.filter((id) => id !== one.rules && ordinary(one)).flatMap((id) => {
        const win = rescored(one, { rules: id });
        return win?.yakuman === 0 ? [idsOf(win)] : [];
      });
      return elsewhere.find((ids) => ids.some((id) => !truth(one).includes(id)));
    },
  ),
  yaku('seat-wind-forgotten', 1.5, 'yakuhai-seat', (one) =>
    forgetting('yakuhai-seat', ...(isDoubleWind(one) ? (['yakuhai-round'] as const) : []))(one),
  ),
  yaku('round-wind-forgotten', 1.5, 'yakuhai-round', (one) =>
    isDoubleWind(one) ? undefined : forgetting('yakuhai-round')(one),
  ),
  yaku('double-wind-pung-once', 2, 'yakuhai-round', (one) => {
    const isSeatNamed = one.given.yaku?.includes('yakuhai-seat') === true;
    return isDoubleWind(one) ? forgetting(isSeatNamed ? 'yakuhai-round' : 'yakuhai-seat')(one) : undefined;
  }),
  blindTo('dragons-forgotten', 0.5, ...DRAGON_PUNGS),
  yaku(
    'one-dragon-forgotten',
    1,
    (one) => placeOfPatterns(...dragonsLeftOut(one))(one),
    (one) => forgetting(...dragonsLeftOut(one))(one),
  ),
  yaku('any-wind-counts', 1.5, 'yakuhai-seat', (one) => {
    const shape = shapeOf(one);
    return shape && guestWinds(one, shape).length > 0 ? [...truth(one), 'yakuhai-seat'] : undefined;
  }),
  yaku('pungs-by-discard-concealed', 2, 'sanankou', (one) => {
    const drawn = one.hand.by === 'discard' ? rescored(one, { by: 'draw' }) : undefined;
    const counts = drawn && idsOf(drawn).includes('sanankou') && !truth(one).includes('sanankou');
    return counts ? [...truth(one), 'sanankou'] : undefined;
  }),
  yaku('sanankou-unseen', 1, 'sanankou', forgetting('sanankou')),
  yaku('included-counted-too', 2, placeOfExclusion('included'), (one) => {
    const included = excludedIn(one, 'included').map(({ rule }) => rule);
    const ids = YAKU_RULES.map(({ id }) => id).filter((id) => included.includes(id));
    return ids.length === 0 ? undefined : [...truth(one), ...ids];
  }),
  yaku('smaller-for-bigger', 1.5, placeOfExclusion('included'), (one) => {
    const included = excludedIn(one, 'included');
    const ids = YAKU_RULES.map(({ id }) => id).filter((id) => included.some(({ rule }) => rule === id));
    const bigger = truth(one).filter((id) => included.some(({ by }) => by === id));
    return ids.length === 0 ? undefined : [...truth(one).filter((id) => !bigger.includes(id)), ...ids];
  }),
  yaku('cheaper-reading', 1.5, 'dearest-reading', (one) =>
    one.win.readings
      .filter(({ base, items }) => items.length > 0 && base < baseWon(one))
      .map(idsOf)
      .find((ids) => !samePatterns(ids, truth(one))),
  ),
  blindTo('last-tile-forgotten', 1.5, 'haitei', 'houtei'),
  yaku('last-tile-swapped', 1, placeOfPatterns('haitei', 'houtei'), exchanging({ haitei: 'houtei', houtei: 'haitei' })),
  yaku('junchan-for-chanta', 1, 'chanta', exchanging({ chanta: 'junchan' })),
  yaku('chanta-for-junchan', 2, 'junchan', exchanging({ junchan: 'chanta' })),
  yaku('chanta-for-honroutou', 1, 'honroutou', exchanging({ honroutou: 'chanta' })),
  yaku('riichi-undeclared', 1, 'riichi-declaration', (one) =>
    isClosed(one.hand) && ordinary(one) && !truth(one).some((id) => RIICHI.includes(id))
      ? [...truth(one), 'riichi']
      : undefined,
  ),
  yaku('tanyao-with-honours', 1, 'tanyao', (one) =>
    ordinary(one) && isSimplesAndHonours(one) ? [...truth(one), 'tanyao'] : undefined,
  ),
  yaku('after-kong-forgotten', 1.5, 'rinshan', forgetting('rinshan')),
  yaku('robbed-kong-forgotten', 1.5, 'chankan', forgetting('chankan')),
  blindTo('sanshoku-unseen', 1.5, 'sanshoku-doujun', 'sanshoku-doukou'),
  yaku('straight-unseen', 1.5, 'ittsu', forgetting('ittsu')),
  blindTo('outside-unseen', 1.5, 'chanta', 'junchan'),
  blindTo('one-suit-unseen', 0.7, 'honitsu', 'chinitsu'),
  yaku('toitoi-unseen', 0.7, 'toitoi', forgetting('toitoi')),
];
