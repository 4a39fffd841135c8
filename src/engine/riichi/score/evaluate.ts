import type { Clause } from '../../base/clause.ts';
import type { Seat } from '../../base/melds.ts';
import type { ExcludeOf } from '../../base/step.ts';
import type { ExcludeStep, OwnCondition, Step } from './step.ts';
import type { DoraStep } from './dora.ts';
import { addFu } from './fu.ts';
import type { DoraRule, Limit, PatternId } from '../options/ids.ts';
import { LIMIT_BASE, baseOf } from './limits.ts';
import type { WinningHand } from '../hand/hand.ts';
import type { Reading } from '../hand/reading.ts';
import type { RiichiRules } from '../options/rules.ts';
import { heldIn } from './held.ts';
import { RENHOU_HAN, YAKU_RULES, type YakuRule } from './yaku.ts';
import { YAKUMAN_RULES, mayBeLimitHand, timesPaid } from './yakuman.ts';

/** A pattern that counts and its han; a limit hand has none. */
export interface Item {
  readonly id: PatternId;
  readonly han?: number;
}

/** What one reading of a hand is worth. */
export interface Evaluation {
  readonly reading: Reading;
  readonly items: readonly Item[];
  readonly excluded: readonly ExcludeStep[];
  /** Limit hands: how many times the limit is paid, item by item; empty for ordinary hands. */
  readonly times: readonly number[];
  readonly yakuHan: number;
  readonly han: number | null;
  readonly fu: number | null;
  readonly fuExact: number | null;
  readonly fuSteps: readonly Step[];
  readonly limit: Limit | null;
  readonly base: number;
  /** How many times the limit is paid. */
  readonly yakuman: number;
  /** Whether dora are part of its han. */
  readonly withDora: boolean;
  /** Whether it may be called: a limit hand, or enough han from yaku. */
  readonly enough: boolean;
}

const MANY_COUNTERS = 5;

/** The han from yaku that a hand needs to be called. */
export const leastHan = ({ counters }: WinningHand, { options }: RiichiRules): number =>
  counters >= MANY_COUNTERS ? options.minimumYakuHanAt5Counters : 1;

const NO_TIMES: readonly number[] = [];

const exclude = <Rule extends string, By extends string, Principle extends string>(
  rule: Rule,
  by: By,
  principle: Principle,
  cite: Clause,
): ExcludeOf<Rule, By, Principle> => ({ kind: 'exclude', rule, by, principle, cite });

/** A pattern that holds but that an option of the rulebook keeps out. */
export const unmet = (
  { cite }: RiichiRules,
  rule: PatternId,
  by: keyof RiichiRules['options'],
  principle: OwnCondition = 'not-in-rulebook',
): ExcludeStep => exclude(rule, by, principle, cite[by]);

/** Renhou as its own mangan: it and the rest of the hand exclude each other (EMA 2016 4.2.4). */
export const standsAlone = (rule: PatternId | DoraRule, { cite }: RiichiRules): ExcludeStep =>
  exclude(rule, 'renhou', 'stands-alone', cite.renhou);

/** A win on a discard before one's own first turn, with no call or kong so far (EMA 2016 4.2.4). */
export const isRenhou = ({ hand }: Reading): boolean => hand.firstTurn && !hand.byDraw;

/** Who is liable for a limit hand (EMA 2016 3.3.9). */
export const feederOf = (id: PatternId, { hand }: Reading, { options }: RiichiRules): Seat | undefined =>
  options.pao.includes(id) ? hand.liable.find(({ pattern }) => pattern === id)?.from : undefined;

/** The reading as a limit hand, if it is one; limit hands that the rulebook does not take go to `excluded`. */
function limitHand(reading: Reading, rules: RiichiRules, excluded: ExcludeStep[]): Evaluation | undefined {
  if (!mayBeLimitHand(reading)) return undefined;
  const { options, cite } = rules;
  const items: Item[] = [];
  const times: number[] = [];
  for (const rule of YAKUMAN_RULES) {
    if (!rule.holds(reading)) continue;
    if (rule.allowed && !rule.allowed(options, reading)) {
      excluded.push(unmet(rules, rule.id, rule.option!, rule.wants));
      continue;
    }
    const special = options.doubleYakumanWaits && rule.special?.holds(reading) === true;
    items.push({ id: special ? rule.special.id : rule.id });
    times.push(timesPaid(rule, options, special));
  }
  if (options.renhou === 'yakuman' && isRenhou(reading)) {
    items.push({ id: 'renhou' });
    times.push(1);
  }
  if (items.length === 0) return undefined;

  const most = Math.max(...times);
  const fed = items.findIndex(({ id }, i) => times[i] === most && feederOf(id, reading, rules));
  const dearest = fed < 0 ? times.indexOf(most) : fed;
  if (!options.yakumanAccumulate)
    items.forEach(({ id }, i) => {
      if (i === dearest) return;
      times[i] = 0;
      excluded.push(exclude(id, items[dearest]!.id, 'limit-hands-do-not-add', cite.yakumanAccumulate));
    });
  const yakuman = times.reduce((sum, n) => sum + n, 0);
  return {
    reading,
    items,
    excluded,
    times,
    yakuHan: 0,
    han: null,
    fu: null,
    fuExact: null,
    fuSteps: [],
    limit: 'yakuman',
    base: LIMIT_BASE.yakuman * yakuman,
    yakuman,
    withDora: false,
    enough: true,
  };
}

function addYaku(items: Item[], reading: Reading, rules: RiichiRules, excluded: ExcludeStep[]): void {
  const { hand } = reading;
  const { options, cite } = rules;
  const including: YakuRule[] = [];
  for (let held = heldIn(reading); held !== 0; held &= held - 1) {
    const rule = YAKU_RULES[31 - Math.clz32(held & -held)]!;
    const { id, option, notWith: by } = rule;
    const han = hand.closed ? rule.closed : rule.open;
    if (han === 0) continue;
    if (!rule.counts || rule.counts(options, hand)) {
      items.push({ id, han });
      if (rule.includes) including.push(rule);
    } else if (by) excluded.push(exclude(id, by, 'not-with', cite[option!]));
    else excluded.push(unmet(rules, id, option!, rule.wants));
  }
  for (const { id: by, includes } of including) {
    items.splice(
      items.findIndex(({ id }) => id === includes),
      1,
    );
    excluded.push(exclude(includes!, by, 'included', cite[by]));
  }
  if (!isRenhou(reading)) return;
  if (options.renhou === '5-han') items.push({ id: 'renhou', han: RENHOU_HAN });
  if (options.renhou === 'none') excluded.push(unmet(rules, 'renhou', 'renhou'));
}

/** The ordinary patterns of a reading, limit hands aside, and those that a rule excludes. */
export function ordinaryPatterns(
  reading: Reading,
  rules: RiichiRules,
): { readonly items: readonly Item[]; readonly excluded: readonly ExcludeStep[] } {
  const items: Item[] = [];
  const excluded: ExcludeStep[] = [];
  addYaku(items, reading, rules, excluded);
  return { items, excluded };
}

function ordinary(reading: Reading, rules: RiichiRules, doraHan: number, excluded: ExcludeStep[]): Evaluation {
  const items: Item[] = [];
  addYaku(items, reading, rules, excluded);
  let yakuHan = 0;
  for (const item of items) yakuHan += item.han!;
  const fuSteps: Step[] = [];
  const fuExact = addFu(fuSteps, reading, rules);
  const fu = reading.shape.form === 'seven-pairs' ? fuExact : Math.ceil(fuExact / 10) * 10;
  const han = yakuHan + doraHan;
  const { base, limit } = baseOf(han, fu, rules.options);
  return {
    reading,
    items,
    excluded,
    times: NO_TIMES,
    yakuHan,
    han,
    fu,
    fuExact,
    fuSteps,
    limit,
    base,
    yakuman: 0,
    withDora: true,
    enough: yakuHan >= leastHan(reading.hand, rules) && reading.shape.form !== 'orphans',
  };
}

/** Renhou where it is a mangan of its own: five han, nothing added (EMA 2016 4.2.4). */
function fixedRenhou(ordinaryOne: Evaluation, rules: RiichiRules, dora: readonly DoraStep[]): Evaluation {
  const kept = [...ordinaryOne.items.map(({ id }) => id), ...new Set(dora.map(({ rule }) => rule))];
  return {
    ...ordinaryOne,
    items: [{ id: 'renhou', han: RENHOU_HAN }],
    excluded: kept.map((id) => standsAlone(id, rules)),
    yakuHan: RENHOU_HAN,
    han: RENHOU_HAN,
    limit: 'mangan',
    base: LIMIT_BASE.mangan,
    withDora: false,
    enough: true,
  };
}

/** One evaluation for each reading of a hand, or two where renhou competes with the rest of the hand. */
export function evaluationsOf(
  readings: readonly Reading[],
  rules: RiichiRules,
  dora: readonly DoraStep[],
): readonly Evaluation[] {
  let doraHan = 0;
  for (const { value } of dora) doraHan += value;
  const counted = readings.map((reading) => {
    const excluded: ExcludeStep[] = [];
    return limitHand(reading, rules, excluded) ?? ordinary(reading, rules, doraHan, excluded);
  });
  if (rules.options.renhou !== 'mangan' || !readings.some(isRenhou)) return counted;
  return counted.flatMap((one) =>
    one.times.length > 0
      ? one
      : [{ ...one, excluded: [...one.excluded, standsAlone('renhou', rules)] }, fixedRenhou(one, rules, dora)],
  );
}
