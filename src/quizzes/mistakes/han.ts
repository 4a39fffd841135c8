import {
  type Clause,
  type HandRequest,
  RIICHI_RULEBOOKS,
  TILE_OF_KIND,
  YAKU_RULES,
  doraHan,
  doraOf,
  formatTiles,
  isClosed,
  isDoraRule,
  kindOf,
  parseTiles,
  type Tile,
} from '../../engine/riichi/index.ts';
import { addsOf, doraShown } from '../hands/win.ts';
import { hanOf, patternsBeyond } from '../judge/steps.ts';
import type { Named } from '../terms.ts';
import { knobsOf } from '../ruleset.ts';
import { type Case, type Mistake, rescored } from './mistake.ts';
import { YAKU_MISTAKES } from './yaku.ts';

/** The yaku that the learner named, double riichi without the plain one; where he named none, those of the hand. */
const namedIn = ({ given, win }: Case): readonly Named[] =>
  given.yaku ? patternsBeyond(given.yaku, []) : win.items.map(({ id }) => id);

/** The han that those yaku come to; undefined for a hand without. */
const yakuHan = (one: Case): number | undefined =>
  one.win.han === null || one.win.items.length === 0 ? undefined : hanOf(namedIn(one), one.hand, one.win.items);

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

/** The kinds of dora that are easily passed over together. */
const ASIDE = { ura: ['ura-dora', 'kan-ura-dora'], kan: ['kan-dora', 'kan-ura-dora'], red: ['red-five'] } as const;

/** Whether all dora of a hand are of kinds that are passed over together: that says more than that all were left out. */
const isOneKindAside = ({ win }: Case): boolean =>
  Object.values(ASIDE).some((kinds: readonly string[]) =>
    addsOf(win, 'han').every(({ rule }) => !isDoraRule(rule) || kinds.includes(rule)),
  );

const before = new Map<Tile, Tile>(TILE_OF_KIND.map((tile) => [doraOf(tile), tile]));
/** The indicator that makes a tile dora: the tile before it. */
export const indicatorOf = (tile: Tile): Tile => before.get(tile) ?? tile;
/** Indicators that would point at what these tiles are. */
const pointedAt = (text: string): string => {
  const read = parseTiles(text, 'indicators');
  return read.ok ? formatTiles(read.value.map((tile) => indicatorOf(TILE_OF_KIND[kindOf(tile)] ?? tile))) : text;
};

/** The dora that a changed hand would show; undefined when there can be no such hand. */
const doraOtherwise = (one: Case, change: Partial<HandRequest>): number | undefined => {
  const win = rescored(one, change);
  return win && doraShown({ ...one.hand, ...change });
};

type YakuRule = (typeof YAKU_RULES)[number];

const rulesOf = (one: Case): readonly YakuRule[] => namedIn(one).flatMap(ruleOf);
const ruleOf = (named: Named): readonly YakuRule[] => YAKU_RULES.filter(({ id }) => id === named);

/** The han of yaku in one column; of what counts only in a closed hand those. */
const sumIn = (column: 'closed' | 'open', rules: readonly YakuRule[]): number =>
  rules.reduce((sum, rule) => sum + (rule[column] > 0 ? rule[column] : rule.closed), 0);

const byColumn =
  (column: 'closed' | 'open', wanted: 'closed' | 'open') =>
  (one: Case): number | undefined => {
    if (isClosed(one.hand) !== (wanted === 'closed') || yakuHan(one) === undefined) return undefined;
    return sumIn(column, rulesOf(one)) + doraHan(one.win);
  };

/** Where the first of the yaku stands that is worth less with an open hand. */
const placeOfColumns = (one: Case): Clause => {
  const less = rulesOf(one).find(({ closed, open }) => open > 0 && open < closed);
  return RIICHI_RULEBOOKS[one.rules].cite[less?.id ?? 'yaku-add-up'];
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
  han('dora-forgotten', 3, 'dora', (one) => (isOneKindAside(one) ? undefined : plusDora(one, 0))),
  han('ura-forgotten', 2, 'ura-dora', leaving(...ASIDE.ura)),
  han('kan-dora-forgotten', 1.5, 'kan-dora', leaving(...ASIDE.kan)),
  han('red-fives-forgotten', 1.5, 'red-five', leaving(...ASIDE.red)),
  han('indicator-is-dora', 2, 'dora-next', (one) => {
    const { doraIndicators = '', uraIndicators = '' } = one.hand;
    const dora = doraOtherwise(one, {
      doraIndicators: pointedAt(doraIndicators),
      uraIndicators: pointedAt(uraIndicators),
    });
    return dora === undefined ? undefined : plusDora(one, dora);
  }),
  han('ura-without-riichi', 1.5, 'ura-dora', (one) => {
    if ((one.hand.riichi ?? 'none') !== 'none' || (one.hand.uraIndicators ?? '') === '') return undefined;
    if (!knobsOf(one).uraDora) return undefined;
    const under = doraOtherwise(one, { doraIndicators: one.hand.uraIndicators ?? '', uraIndicators: '' });
    return under === undefined ? undefined : plusDora(one, doraHan(one.win) + under - one.win.redFives);
  }),
  han('dora-counts-once', 1, 'dora', (one) => {
    const lines = addsOf(one.win, 'han').filter(({ indicator }) => indicator !== undefined);
    return lines.some(({ value }) => value > 1) ? plusDora(one, lines.length + one.win.redFives) : undefined;
  }),
  han('closed-han-for-open', 3, placeOfColumns, byColumn('closed', 'open')),
  han('open-han-for-closed', 1.5, placeOfColumns, byColumn('open', 'closed')),
  han('double-riichi-one', 1, 'double-riichi', (one) =>
    one.given.yaku?.includes('double-riichi') ? plusDora(one, doraHan(one.win) - 1) : undefined,
  ),
];

/** The han that each mistake in the yaku comes to, dora included; none for a hand that then seems to have no yaku. */
export const hanByYaku = (one: Case): readonly { readonly mistake: Mistake; readonly answer: number }[] =>
  YAKU_MISTAKES.flatMap((mistake) => {
    const yaku = mistake.answer(one);
    if (yaku === undefined || one.win.han === null) return [];
    const own = sumIn(isClosed(one.hand) ? 'closed' : 'open', yaku.flatMap(ruleOf));
    return [{ mistake, answer: own === 0 ? 0 : own + doraHan(one.win) }];
  });
