import {
  type HandRequest,
  TILE_OF_KIND,
  YAKU_RULES,
  doraOf,
  formatTiles,
  kindOf,
  parseTiles,
  type Tile,
} from '../../engine/index.ts';
import { addsOf, doraShown } from '../hands/win.ts';
import { doraHan, hanOf } from '../judge/steps.ts';
import { type Case, type Mistake, rescored } from './mistake.ts';

/** The han that the learner's own yaku come to, or the right ones where he named none; undefined for a hand without. */
const yakuHan = ({ given, win, hand }: Case): number | undefined =>
  win.han === null || win.items.length === 0 ? undefined : hanOf(given.yaku ?? win.items.map(({ id }) => id), hand);

const plusDora = (one: Case, dora: number): number | undefined => {
  const own = yakuHan(one);
  return own === undefined ? undefined : own + dora;
};

/** Leaves some lines of dora out. */
const leaving =
  (...rules: readonly string[]) =>
  (one: Case): number | undefined => {
    const left = addsOf(one.win, 'han').filter(({ rule }) => rules.includes(rule));
    return left.length === 0
      ? undefined
      : plusDora(one, doraHan(one.win) - left.reduce((sum, { value }) => sum + value, 0));
  };

const before = new Map<Tile, Tile>(TILE_OF_KIND.map((tile) => [doraOf(tile), tile]));
/** Indicators that would point at what these tiles are. */
const pointedAt = (text: string): string => {
  const read = parseTiles(text, 'indicators');
  return read.ok ? formatTiles(read.value.map((tile) => before.get(TILE_OF_KIND[kindOf(tile)] ?? tile) ?? tile)) : text;
};

/** The dora that a changed hand would show; undefined when there can be no such hand. */
const doraOtherwise = (one: Case, change: Partial<HandRequest>): number | undefined => {
  const win = rescored(one, change);
  return win && doraShown({ ...one.hand, ...change });
};

const byColumn =
  (column: 'closed' | 'open', wanted: 'closed' | 'open') =>
  (one: Case): number | undefined => {
    const patterns = one.given.yaku ?? one.win.items.map(({ id }) => id);
    const isOpen = (one.hand.melds ?? []).some((meld) => !(meld.type === 'kong' && meld.form === 'concealed'));
    if (isOpen !== (wanted === 'open') || yakuHan(one) === undefined) return undefined;
    const rules = patterns.map((id) => YAKU_RULES.find((rule) => rule.id === id));
    const worth = rules.map((rule) => (rule && rule[column] > 0 ? rule[column] : (rule?.closed ?? 0)));
    return worth.reduce((sum, han) => sum + han, 0) + doraHan(one.win);
  };

const han = (id: string, weight: number, rule: Mistake['rule'], answer: Mistake<'han'>['answer']): Mistake<'han'> => ({
  id,
  step: 'han',
  weight,
  rule,
  answer,
});

/** What goes wrong in counting han. */
export const HAN_MISTAKES: readonly Mistake<'han'>[] = [
  han('dora-alone-wins', 3, 'need-yaku', (one) => (one.win.items.length === 0 ? doraHan(one.win) : undefined)),
  han('dora-forgotten', 3, 'dora', (one) => (doraHan(one.win) > 0 ? plusDora(one, 0) : undefined)),
  han('ura-forgotten', 2, 'ura-dora', leaving('ura-dora', 'kan-ura-dora')),
  han('kan-dora-forgotten', 1.5, 'kan-dora', leaving('kan-dora', 'kan-ura-dora')),
  han('red-fives-forgotten', 1.5, 'red-five', leaving('red-five')),
  han('indicator-is-dora', 2, 'dora', (one) => {
    const { doraIndicators = '', uraIndicators = '' } = one.hand;
    const dora = doraOtherwise(one, {
      doraIndicators: pointedAt(doraIndicators),
      uraIndicators: pointedAt(uraIndicators),
    });
    return dora === undefined ? undefined : plusDora(one, dora);
  }),
  han('ura-without-riichi', 1.5, 'ura-dora', (one) => {
    if ((one.hand.riichi ?? 'none') !== 'none' || (one.hand.uraIndicators ?? '') === '') return undefined;
    const { doraIndicators = '', uraIndicators = '' } = one.hand;
    const dora = doraOtherwise(one, { doraIndicators: doraIndicators + uraIndicators, uraIndicators: '' });
    return dora === undefined ? undefined : plusDora(one, dora);
  }),
  han('dora-counts-once', 1, 'dora', (one) => {
    const lines = addsOf(one.win, 'han').filter(({ indicator }) => indicator !== undefined);
    return lines.some(({ value }) => value > 1) ? plusDora(one, lines.length + one.win.redFives) : undefined;
  }),
  han('closed-han-for-open', 3, 'honitsu', byColumn('closed', 'open')),
  han('open-han-for-closed', 1.5, 'honitsu', byColumn('open', 'closed')),
  han('double-riichi-one', 1, 'double-riichi', (one) =>
    one.win.items.some(({ id }) => id === 'double-riichi') ? plusDora(one, doraHan(one.win) - 1) : undefined,
  ),
];
