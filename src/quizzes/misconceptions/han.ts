import {
  type Clause,
  RIICHI_RULEBOOKS,
  TILE_OF_KIND,
  YAKU_RULES,
  doraHan,
  doraOf,
  isDoraRule,
  isClosed,
  kindOf,
  parseTiles,
  type Tile,
} from '../../engine/riichi/index.ts';
import { addsOf } from '../hands/win.ts';
import { hanOf, patternsBeyond } from '../judge/steps.ts';
import { type Change, sumOf } from '../lines/count.ts';
import { doraIn, hanSeen } from '../lines/han.ts';
import { doraLineOf } from '../lines/dora-line.ts';
import { DORA_LINES, type DoraLine, type Lines, patternOf } from '../base/lines.ts';
import type { Named } from '../base/terms.ts';
import { optionsOf } from '../base/riichi-options.ts';
import type { Case, Misconception } from './misconception.ts';
import { parameterId, worthId } from './parameter-ids.ts';
import { YAKU_MISCONCEPTIONS } from './yaku.ts';

/** The yaku the learner named (double riichi without riichi), or those of the hand if none. */
const namedIn = ({ given, win }: Case): readonly Named[] =>
  given.yaku ? patternsBeyond(given.yaku, []) : win.items.map(({ id }) => id);

/** The han that those yaku come to; undefined for a hand without. */
const yakuHan = (one: Case): number | undefined =>
  one.win.han === null || one.win.items.length === 0 ? undefined : hanOf(namedIn(one), one.hand, one.win.items);

type Wrong = Misconception<'han'>;

const han = (
  id: string,
  weight: number,
  rule: Wrong['rule'],
  answer: Wrong['answer'],
  change: NonNullable<Wrong['change']>,
): Wrong => ({ id, step: 'han', weight, rule, answer, change });

/** A misconception about dora: what it puts into their lines, if it applies. */
function ofDora(id: string, weight: number, rule: Wrong['rule'], dora: (one: Case) => Lines | undefined): Wrong {
  const answer = (one: Case): number | undefined => {
    const lines = dora(one);
    const own = lines && yakuHan(one);
    return own === undefined ? undefined : own + sumOf(lines ?? {}, DORA_LINES);
  };
  const change = (one: Case): Change | undefined => {
    const lines = dora(one);
    return lines && ((line) => (DORA_LINES.some((of) => of === line) ? (lines[line] ?? 0) : undefined));
  };
  return han(id, weight, rule, answer, change);
}

/** A mistake in what the yaku are worth. */
function ofWorth(
  id: string,
  weight: number,
  rule: Wrong['rule'],
  worth: (pattern: YakuRule, one: Case) => number | undefined,
  applies: (one: Case) => boolean,
): Wrong {
  const answer = (one: Case): number | undefined => {
    if (!applies(one) || yakuHan(one) === undefined) return undefined;
    const own = rulesOf(one).reduce((sum, pattern) => sum + (worth(pattern, one) ?? hanSeen(pattern.id, one)), 0);
    return own + doraHan(one.win);
  };
  const change = (one: Case): Change | undefined => {
    if (!applies(one)) return undefined;
    return (line, right) => {
      const [pattern] = ruleOf(patternOf(line) ?? 'dora');
      return pattern && right > 0 ? worth(pattern, one) : undefined;
    };
  };
  return han(id, weight, rule, answer, change);
}

/** Leaves some kinds of dora out. */
const leaving =
  (...rules: readonly string[]) =>
  (one: Case): Lines | undefined => {
    const left = addsOf(one.win, 'han').filter(({ rule }) => rules.includes(rule));
    return left.length === 0 ? undefined : without(one, rules);
  };

const without = (one: Case, rules: readonly string[]): Lines =>
  doraIn({ steps: one.win.steps.filter((step) => !('rule' in step && rules.includes(step.rule))) });

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

const tilesIn = (text: string): readonly Tile[] => {
  const read = parseTiles(text, 'tiles');
  return read.ok ? read.value.map((tile) => TILE_OF_KIND[kindOf(tile)] ?? tile) : [];
};

/** The dora of a hand for who takes another tile for the dora that an indicator makes, and perhaps looks below without riichi. */
function doraFor(one: Case, makes: (indicator: Tile) => Tile, isRiichi = hasRiichi(one)): Lines {
  const { concealed, winningTile, melds = [], doraIndicators = '', uraIndicators = '' } = one.hand;
  const { kanDora, uraDora, kanUraDora } = optionsOf(one);
  const held = [concealed, winningTile, ...melds.map(({ tiles }) => tiles)].flatMap(tilesIn);
  const han = (indicators: readonly Tile[]): number =>
    indicators.reduce((sum, indicator) => sum + held.filter((tile) => tile === makes(indicator)).length, 0);
  const [first, ...more] = tilesIn(doraIndicators);
  const below = tilesIn(uraIndicators).slice(0, kanUraDora ? undefined : 1);
  return {
    dora: han(first ? [first] : []),
    'kan-dora': kanDora ? han(more) : 0,
    'ura-dora': uraDora && isRiichi ? han(below) : 0,
    'red-five': one.win.redFives,
  };
}
const hasRiichi = ({ hand }: Case): boolean => (hand.riichi ?? 'none') !== 'none';

type YakuRule = (typeof YAKU_RULES)[number];

const rulesOf = (one: Case): readonly YakuRule[] => namedIn(one).flatMap(ruleOf);
const ruleOf = (named: Named): readonly YakuRule[] => YAKU_RULES.filter(({ id }) => id === named);

/** The han of a yaku in one column; of what counts only in a closed hand those. */
const inColumn =
  (column: 'closed' | 'open') =>
  (rule: YakuRule): number =>
    rule[column] > 0 ? rule[column] : rule.closed;

/** Where the first of the yaku stands that is worth less with an open hand. */
const placeOfColumns = (one: Case): Clause => {
  const less = rulesOf(one).find(({ closed, open }) => open > 0 && open < closed);
  return RIICHI_RULEBOOKS[one.rules].cite[less?.id ?? 'yaku-add-up'];
};

/** The han that a yaku is taken for beside its own: one more or less, closed or open. */
const otherWorth = ({ closed, open }: YakuRule): readonly number[] => {
  const near = [closed, open].flatMap((han) => (han > 0 ? [han - 1, han + 1, han - 2, han + 2] : []));
  return [...new Set(near)].filter((n) => n > 0 && n < 10);
};

/** Taking a yaku for other han. */
const yakuWorth = (rule: YakuRule): readonly Wrong[] =>
  otherWorth(rule).map((n) =>
    ofWorth(
      worthId(rule.id, n),
      0.1,
      rule.id,
      ({ id }) => (id === rule.id ? n : undefined),
      (one) => hasNamed(one, rule.id),
    ),
  );

const SEVEN_PAIRS = 'chiitoitsu';
const hasNamed = (one: Case, id: Named): boolean => namedIn(one).includes(id);

/** What goes wrong in counting han. */
export const HAN_MISCONCEPTIONS: readonly Wrong[] = [
  han(
    'dora-alone-wins',
    3,
    'need-yaku',
    (one) => (one.win.items.length === 0 ? doraHan(one.win) : undefined),
    (one) =>
      one.win.items.length === 0
        ? (line, _, earlier) => (line === 'sum' ? sumOf(earlier, DORA_LINES) : undefined)
        : undefined,
  ),
  { ...ofDora('dora-forgotten', 3, 'dora', () => ({})), isVague: isOneKindAside },
  ofDora('ura-forgotten', 2, 'ura-dora', leaving(...ASIDE.ura)),
  ofDora('kan-dora-forgotten', 1.5, 'kan-dora', leaving(...ASIDE.kan)),
  ofDora('red-fives-forgotten', 1.5, 'red-five', leaving(...ASIDE.red)),
  ofDora('indicator-is-dora', 2, 'dora-next', (one) => doraFor(one, (indicator) => indicator)),
  ofDora('dora-before', 1, 'dora-next', (one) => doraFor(one, indicatorOf)),
  ofDora('ura-without-riichi', 1.5, 'ura-dora', (one) =>
    hasRiichi(one) || (one.hand.uraIndicators ?? '') === '' ? undefined : doraFor(one, doraOf, true),
  ),
  ofDora('dora-counts-once', 1, 'dora', (one) => {
    const lines = addsOf(one.win, 'han').filter(({ indicator }) => indicator !== undefined);
    if (!lines.some(({ value }) => value > 1)) return undefined;
    const once = lines.reduce<Partial<Record<DoraLine, number>>>((sums, { rule }) => {
      const line = doraLineOf(rule) ?? 'dora';
      return { ...sums, [line]: (sums[line] ?? 0) + 1 };
    }, {});
    return { ...once, 'red-five': one.win.redFives };
  }),
  ofWorth('closed-han-for-open', 3, placeOfColumns, inColumn('closed'), ({ hand }) => !isClosed(hand)),
  ofWorth('open-han-for-closed', 1.5, placeOfColumns, inColumn('open'), ({ hand }) => isClosed(hand)),
  ofWorth(
    'double-riichi-one',
    1,
    'double-riichi',
    ({ id }) => (id === 'double-riichi' ? 1 : undefined),
    (one) => one.given.yaku?.includes('double-riichi') === true || (one.lines?.['yaku:double-riichi'] ?? 0) > 0,
  ),
  ofWorth(
    'seven-pairs-one-han',
    1.5,
    SEVEN_PAIRS,
    ({ id }) => (id === SEVEN_PAIRS ? 1 : undefined),
    (one) => hasNamed(one, SEVEN_PAIRS),
  ),
  ...[2, 3].map((n) =>
    ofDora(parameterId('dora-worth', n), 0.2, 'dora', ({ win }) =>
      doraHan(win) > 0
        ? Object.fromEntries(Object.entries(doraIn(win)).map(([line, value]) => [line, n * value]))
        : undefined,
    ),
  ),
  ...YAKU_RULES.filter(({ id }) => id !== SEVEN_PAIRS && id !== 'double-riichi').flatMap(yakuWorth),
];

/** The han that each misconception about yaku leads to, dora included; none if the hand then seems to have no yaku. */
export const hanByYaku = (one: Case): readonly { readonly mistake: Misconception; readonly answer: number }[] =>
  YAKU_MISCONCEPTIONS.flatMap((mistake) => {
    const yaku = mistake.answer(one);
    if (yaku === undefined || one.win.han === null) return [];
    const own = yaku.flatMap(ruleOf).reduce((sum, { id }) => sum + hanSeen(id, one), 0);
    return [{ mistake, answer: own === 0 ? 0 : own + doraHan(one.win) }];
  });

/** How naming other yaku changes the lines of han. */
export function changeByYaku(mistake: (typeof YAKU_MISCONCEPTIONS)[number], one: Case): Change | undefined {
  const yaku = mistake.answer(one);
  if (yaku === undefined || one.win.han === null) return undefined;
  return (line, right) => {
    const pattern = patternOf(line);
    if (pattern === undefined) return undefined;
    return yaku.includes(pattern) ? right || hanSeen(pattern, one) : 0;
  };
}
