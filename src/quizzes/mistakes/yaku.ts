import {
  type HandRequest,
  type PatternId,
  type ReadingScore,
  RULEBOOK_IDS,
  WINDS,
  YAKU_RULES,
  isDragon,
  isHonour,
  kindOf,
  type Tile,
} from '../../engine/index.ts';
import { doraHan, samePatterns } from '../judge/steps.ts';
import { type Case, type Mistake, rescored } from './mistake.ts';

type Patterns = readonly PatternId[];

const idsOf = ({ items }: Pick<ReadingScore, 'items'>): Patterns => items.map(({ id }) => id);
const truth = ({ win }: Case): Patterns => idsOf(win);
const ordinary = ({ win }: Case): boolean => win.yakuman === 0;

/** Forgets patterns, when the hand has them and another one is left. */
const forgetting =
  (...forgotten: Patterns) =>
  (one: Case): Patterns | undefined => {
    const left = truth(one).filter((id) => !forgotten.includes(id));
    return left.length === truth(one).length ? undefined : left;
  };

/** Scores the hand with something else true of it, and takes the patterns of that. */
const given =
  (change: (one: Case) => Partial<HandRequest> | undefined) =>
  (one: Case): Patterns | undefined => {
    const changed = ordinary(one) ? change(one) : undefined;
    const win = changed && rescored(one, changed);
    return win && idsOf(win);
  };

const wonReading = ({ win }: Case) => win.readings.find(({ won }) => won);
const first = (tiles: string): number => kindOf(`${tiles[0] ?? ''}${tiles.at(-1) ?? ''}` as Tile);
const isRow = (set: string): boolean => /^(\d)(?!\1)\d\d[mps]$/.test(set);

interface Shape {
  readonly chows: readonly string[];
  readonly pungs: readonly string[];
  readonly pair: number;
  readonly wait: string;
}
function shapeOf(one: Case): Shape | undefined {
  const reading = ordinary(one) ? wonReading(one) : undefined;
  const [pair = '', ...sets] = reading?.sets.split(' ') ?? [];
  if (!reading || sets.length !== 4) return undefined;
  return { chows: sets.filter(isRow), pungs: sets.filter((set) => !isRow(set)), pair: first(pair), wait: reading.wait };
}

const isClosed = ({ hand }: Case): boolean =>
  (hand.melds ?? []).every((meld) => meld.type === 'kong' && meld.form === 'concealed');
const isValue = (kind: number, { seatWind, roundWind }: HandRequest): boolean =>
  isDragon(kind) ||
  (isHonour(kind) && [seatWind, roundWind].some((wind) => first(`${String(WINDS.indexOf(wind) + 1)}z`) === kind));

/** Adds a pattern to hands whose shape seems to have it. */
const seeing =
  (id: PatternId, seems: (shape: Shape, one: Case) => boolean) =>
  (one: Case): Patterns | undefined => {
    const shape = shapeOf(one);
    return shape && !truth(one).includes(id) && seems(shape, one) ? [...truth(one), id] : undefined;
  };

const guestWinds = ({ hand }: Case, { pungs }: Shape) =>
  WINDS.filter(
    (wind, i) => pungs.some((set) => first(set) === 27 + i) && wind !== hand.seatWind && wind !== hand.roundWind,
  );

const yaku = (
  id: string,
  weight: number,
  rule: Mistake['rule'],
  answer: Mistake<'yaku'>['answer'],
): Mistake<'yaku'> => ({
  id,
  step: 'yaku',
  weight,
  rule,
  answer,
});

/** What goes wrong in naming the yaku. */
export const YAKU_MISTAKES: readonly Mistake<'yaku'>[] = [
  yaku('dora-as-yaku', 1.5, 'need-yaku', (one) => (doraHan(one.win) > 0 ? [...truth(one), 'dora'] : undefined)),
  yaku('riichi-forgotten', 2, 'riichi', forgetting('riichi', 'double-riichi')),
  yaku('ippatsu-forgotten', 2, 'ippatsu', forgetting('ippatsu')),
  yaku('menzen-tsumo-forgotten', 3, 'menzen-tsumo', forgetting('menzen-tsumo')),
  yaku(
    'pinfu-not-on-draw',
    2,
    'pinfuTsumo',
    given(({ hand }) => (hand.by === 'draw' ? { knobs: { pinfuTsumo: false } } : undefined)),
  ),
  yaku('pinfu-unseen', 1.5, 'pinfu', (one) => (one.hand.by === 'discard' ? forgetting('pinfu')(one) : undefined)),
  yaku(
    'pinfu-with-value-pair',
    2,
    'pinfu',
    seeing(
      'pinfu',
      ({ chows, wait, pair }, one) =>
        isClosed(one) && chows.length === 4 && wait === 'two-sided' && isValue(pair, one.hand),
    ),
  ),
  yaku(
    'pinfu-any-wait',
    2,
    'pinfu',
    seeing(
      'pinfu',
      ({ chows, wait, pair }, one) =>
        isClosed(one) && chows.length === 4 && wait !== 'two-sided' && !isValue(pair, one.hand),
    ),
  ),
  yaku(
    'pinfu-open',
    1.5,
    'pinfu',
    seeing(
      'pinfu',
      ({ chows, wait, pair }, one) =>
        !isClosed(one) && chows.length === 4 && wait === 'two-sided' && !isValue(pair, one.hand),
    ),
  ),
  yaku(
    'iipeikou-open',
    1,
    'iipeikou',
    seeing('iipeikou', ({ chows }, one) => !isClosed(one) && new Set(chows).size < chows.length),
  ),
  yaku('iipeikou-unseen', 1, 'iipeikou', forgetting('iipeikou')),
  yaku('tanyao-unseen', 1, 'tanyao', (one) => (isClosed(one) ? forgetting('tanyao')(one) : undefined)),
  yaku('tanyao-closed-only', 2, 'openTanyao', (one) => (isClosed(one) ? undefined : forgetting('tanyao')(one))),
  yaku('other-edition', 1.5, 'yaku-add-up', (one) => {
    const elsewhere = RULEBOOK_IDS.filter((id) => id !== one.rules && ordinary(one)).flatMap((id) => {
      const win = rescored(one, { rules: id });
      return win?.yakuman === 0 ? [idsOf(win)] : [];
    });
    return elsewhere.find((ids) => ids.some((id) => !truth(one).includes(id)));
  }),
  yaku('seat-wind-forgotten', 1.5, 'yakuhai-seat', forgetting('yakuhai-seat')),
  yaku('round-wind-forgotten', 1.5, 'yakuhai-round', forgetting('yakuhai-round')),
  yaku('dragons-forgotten', 0.5, 'yakuhai-white', forgetting('yakuhai-white', 'yakuhai-green', 'yakuhai-red')),
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
  yaku('included-counted-too', 2, 'chinitsu', ({ win, ...one }) => {
    const included = win.steps.flatMap((step) =>
      step.kind === 'exclude' && step.principle === 'included' ? [step.rule] : [],
    );
    const ids = YAKU_RULES.map(({ id }) => id).filter((id) => included.includes(id));
    return ids.length === 0 ? undefined : [...truth({ win, ...one }), ...ids];
  }),
  yaku('cheaper-reading', 1.5, 'dearest-reading', ({ win }) =>
    win.readings
      .filter(({ won, items }) => !won && items.length > 0)
      .map(idsOf)
      .find((ids) => !samePatterns(ids, idsOf(win))),
  ),
  yaku('last-tile-forgotten', 1.5, 'haitei', forgetting('haitei', 'houtei')),
  yaku('after-kong-forgotten', 1.5, 'rinshan', forgetting('rinshan')),
  yaku('robbed-kong-forgotten', 1.5, 'chankan', forgetting('chankan')),
  yaku('sanshoku-unseen', 1.5, 'sanshoku-doujun', forgetting('sanshoku-doujun', 'sanshoku-doukou')),
  yaku('straight-unseen', 1.5, 'ittsu', forgetting('ittsu')),
  yaku('outside-unseen', 1.5, 'chanta', forgetting('chanta', 'junchan')),
  yaku('one-suit-unseen', 0.7, 'honitsu', forgetting('honitsu', 'chinitsu')),
  yaku('toitoi-unseen', 0.7, 'toitoi', forgetting('toitoi')),
];
