import type { Clause } from '../../base/clause.ts';
import type { HandRequest } from '../../hand/request.ts';
import { type DoraStep, addDora } from './dora.ts';
import { checkDraft } from './draft.ts';
import { type Evaluation, evaluationsOf, isRenhou, ordinaryPatterns, standsAlone, unmet } from './evaluate.ts';
import type { WinningHand } from '../hand/hand.ts';
import { type PatternId, SPECIAL, YAKU, YAKUMAN } from '../options/ids.ts';
import { type FurtherLack, nearFurther } from './missing-on-request.ts';
import { type Lack, missingYaku } from './missing.ts';
import type { Lost } from './outcome.ts';
import { dearest, losesTo } from './rank.ts';
import { type Reading, readingsOf } from '../hand/reading.ts';
import type { OptionId } from '../options/options.ts';
import type { RiichiRules } from '../options/rules.ts';
import type { ExcludeStep } from './step.ts';
import { worthOf } from './worth.ts';
import { YAKU_RULES } from './yaku.ts';
import { YAKUMAN_RULES } from './yakuman.ts';

/** Patterns for what happens at the table, and not for what the hand holds; the last one is for a hand that nobody wins. */
const CHANCES = [
  'double-riichi',
  'ippatsu',
  'rinshan',
  'chankan',
  'haitei',
  'houtei',
  'tenhou',
  'chiihou',
  'renhou',
  'nagashi-mangan',
] as const satisfies readonly PatternId[];

/** A pattern for what happens at the table. */
export type Chance = (typeof CHANCES)[number];

/**
 * Why a hand does not have a pattern: another rule keeps it out, or a limit hand to which nothing is added; only another reading
 * has it, which lost; what it is for did not happen; it lacks something; or it is not such a hand at all.
 */
export type WhyNot = { readonly pattern: PatternId; readonly cite: Clause } & (
  | { readonly why: 'excluded'; readonly step: ExcludeStep }
  | { readonly why: 'limit-hand' }
  | { readonly why: 'other-reading'; readonly because: Lost }
  | { readonly why: 'did-not-happen'; readonly what: Chance }
  | { readonly why: 'lacks'; readonly lacks: Lack | FurtherLack; readonly count: number }
  | { readonly why: 'otherwise' }
);

/** A pattern that is asked about, in a hand under its rules, counted in each way that it can be. */
interface Asked {
  readonly pattern: PatternId;
  readonly hand: WinningHand;
  readonly rules: RiichiRules;
  readonly evaluations: readonly Evaluation[];
  readonly best: Evaluation;
}

const PATTERNS: readonly PatternId[] = [...YAKU, ...SPECIAL, ...YAKUMAN];
/** Limit hands that want every tile drawn. */
const CLOSED_LIMIT_HANDS: readonly PatternId[] = [
  'kokushi',
  'kokushi-13',
  'chuuren',
  'chuuren-9',
  'suuankou',
  'suuankou-tanki',
];
/** Patterns that no open hand has, for what its tiles are or for what was declared. */
const CLOSED_ONLY: readonly PatternId[] = [
  ...YAKU_RULES.filter(({ open }) => open === 0).map(({ id }) => id),
  ...CLOSED_LIMIT_HANDS,
];

const excludedBy = (step: ExcludeStep): WhyNot => ({
  pattern: step.rule as PatternId,
  why: 'excluded',
  step,
  cite: step.cite,
});

const partOf = (rule: PatternId, by: PatternId, { cite }: RiichiRules): WhyNot =>
  excludedBy({ kind: 'exclude', rule, by, principle: 'included', cite: cite[by] });

const has = (items: readonly { readonly id: PatternId }[], pattern: PatternId): boolean =>
  items.some(({ id }) => id === pattern);
const stepOn = (steps: readonly ExcludeStep[], pattern: PatternId): ExcludeStep | undefined =>
  steps.find(({ rule }) => rule === pattern);
/** Exclusions by another pattern, which keep a pattern out only where that one counts. */
const BY_PATTERN: readonly ExcludeStep['principle'][] = [
  'included',
  'not-with',
  'limit-hands-do-not-add',
  'stands-alone',
];
/** Whether an option of the rulebook keeps a pattern out, and not another pattern of the hand. */
const isOption = ({ principle }: ExcludeStep): boolean => !BY_PATTERN.includes(principle);

/** The option that gives each pattern which a rulebook may not have at all. */
const OPTION_OF: Readonly<Partial<Record<PatternId, OptionId>>> = {
  ippatsu: 'ippatsu',
  renhou: 'renhou',
  'nagashi-mangan': 'nagashiMangan',
  'kokushi-13': 'doubleYakumanWaits',
  'suuankou-tanki': 'doubleYakumanWaits',
  'chuuren-9': 'doubleYakumanWaits',
};

/** A pattern that the rulebook does not have, whatever the hand is. */
function unknown({ pattern, rules }: Pick<Asked, 'pattern' | 'rules'>): WhyNot | undefined {
  const option = OPTION_OF[pattern];
  return option && worthOf(pattern, rules.options) === undefined
    ? excludedBy(unmet(rules, pattern, option))
    : undefined;
}

const isLimitHand = ({ times }: Evaluation): boolean => times.length > 0;
const isRenhouAlone = ({ withDora, times }: Evaluation): boolean => !withDora && times.length === 0;

/** Whether a limit hand shows what another rule would pay: a win before the first turn, thirteen terminals and honours, a riichi within a double one. */
const isShownBeside = ({ reading }: Evaluation, pattern: PatternId): boolean =>
  (pattern === 'renhou' && isRenhou(reading)) ||
  (pattern === 'honroutou' && reading.shape.form === 'orphans') ||
  (pattern === 'riichi' && reading.hand.riichi.kind === 'double');

/** An ordinary pattern of a hand that is counted as a limit to which nothing is added (EMA 2016 4.2, 4.2.4). */
function besideLimit({ pattern, rules, evaluations, best }: Asked): WhyNot | undefined {
  const alike = isLimitHand(best) ? isLimitHand : isRenhouAlone;
  if (!alike(best)) return undefined;
  const found = evaluations.filter(alike).map(({ reading }) => ordinaryPatterns(reading, rules));
  const steps = found.flatMap(({ excluded }) => stepOn(excluded, pattern) ?? []);
  const option = steps.find(isOption);
  if (option) return excludedBy(option);
  const isShown = steps.length > 0 || found.some(({ items }) => has(items, pattern)) || isShownBeside(best, pattern);
  if (!isShown) return undefined;
  return isLimitHand(best)
    ? { pattern, why: 'limit-hand', cite: rules.cite.yakumanAccumulate }
    : excludedBy(standsAlone(pattern, rules));
}

/** A limit hand that counts with its special wait, which pays double. */
function specialWait({ pattern, rules, best: { items } }: Asked): WhyNot | undefined {
  const by = YAKUMAN_RULES.find(({ id }) => id === pattern)?.special?.id;
  return by && has(items, by) ? partOf(pattern, by, rules) : undefined;
}

/** A riichi that is a double one. */
const withinDouble = ({ pattern, hand, rules }: Asked): WhyNot | undefined =>
  pattern === 'riichi' && hand.riichi.kind === 'double' ? partOf(pattern, 'double-riichi', rules) : undefined;

/** A pattern that only readings have which lost. */
function elsewhere({ pattern, rules, evaluations, best }: Asked): WhyNot | undefined {
  const option = evaluations.flatMap(({ excluded }) => stepOn(excluded, pattern) ?? []).find(isOption);
  if (option) return excludedBy(option);
  const other = evaluations.find(({ items, excluded }) => has(items, pattern) || stepOn(excluded, pattern));
  return (
    other && {
      pattern,
      why: 'other-reading',
      because: losesTo(other, best) ?? 'later-in-order',
      cite: rules.cite['dearest-reading'],
    }
  );
}

/** What a pattern lacks in the hand itself or at its table, whichever way it is read. */
function atTheTable({ pattern, hand, rules }: Asked): WhyNot | undefined {
  const cite = rules.cite[pattern];
  const lacking = (lacks: Lack): WhyNot => ({ pattern, why: 'lacks', lacks, count: 1, cite });
  if (!hand.closed && CLOSED_ONLY.includes(pattern)) return lacking('closed-hand');
  if (pattern === 'riichi' && hand.riichi.kind === 'none') return lacking('declaration');
  if (pattern === 'menzen-tsumo' && !hand.byDraw) return lacking('own-draw');
  const what = CHANCES.find((one) => one === pattern);
  if (what === undefined) return undefined;
  return { pattern, why: 'did-not-happen', what, cite };
}

/** What a pattern lacks in the reading that counts. */
function inTheReading({ pattern, rules, best: { reading } }: Asked): WhyNot | undefined {
  const counted: readonly Reading[] = [reading];
  const others = PATTERNS.filter((id) => id !== pattern);
  const [lack] = missingYaku(counted, rules, others);
  const further = lack ?? nearFurther(reading, pattern, rules);
  return further && { ...further, why: 'lacks' };
}

/** Why a complete hand does not have a pattern, with the place that says so; undefined where it has it, or is no hand. */
export function whyNot(request: HandRequest, pattern: PatternId): WhyNot | undefined {
  const check = checkDraft(request);
  if (check.state !== 'complete') return undefined;
  const { hand, rules } = check;
  const readings = readingsOf(hand);
  if (readings.length === 0) return { pattern, why: 'otherwise', cite: rules.cite[pattern] };
  const dora: DoraStep[] = [];
  addDora(dora, hand, rules);
  const evaluations = evaluationsOf(readings, rules, dora);
  const best = dearest(evaluations);
  if (has(best.items, pattern)) return undefined;
  const step = stepOn(best.excluded, pattern);
  if (step) return excludedBy(step);
  const asked = { pattern, hand, rules, evaluations, best };
  return (
    unknown(asked) ??
    besideLimit(asked) ??
    withinDouble(asked) ??
    specialWait(asked) ??
    elsewhere(asked) ??
    atTheTable(asked) ??
    inTheReading(asked) ?? { pattern, why: 'otherwise', cite: rules.cite[pattern] }
  );
}
