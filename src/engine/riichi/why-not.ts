import type { Clause } from '../clause.ts';
import type { HandRequest } from '../hand/request.ts';
import { checkDraft } from './draft.ts';
import { type PatternId, SPECIAL, YAKU, YAKUMAN } from './ids.ts';
import { type Lack, missingYaku } from './near.ts';
import { readingsOf } from './reading.ts';
import { scoreHand } from './score.ts';
import type { ExcludeStep } from './step.ts';

/** Why a hand does not have a pattern: another rule keeps it out, it lacks something, or it is not such a hand at all. */
export type WhyNot = { readonly pattern: PatternId; readonly cite: Clause } & (
  | { readonly why: 'excluded'; readonly step: ExcludeStep }
  | { readonly why: 'lacks'; readonly lacks: Lack; readonly count: number }
  | { readonly why: 'otherwise' }
);

const PATTERNS: readonly PatternId[] = [...YAKU, ...SPECIAL, ...YAKUMAN];

/** Why a complete hand does not have a pattern, with the place that says so; undefined where it has it, or is no hand. */
export function whyNot(request: HandRequest, pattern: PatternId): WhyNot | undefined {
  const check = checkDraft(request);
  if (check.state !== 'complete') return undefined;
  const { hand, rules } = check;
  const { items, steps } = scoreHand(hand, rules);
  if (items.some(({ id }) => id === pattern)) return undefined;
  const step = steps.find((one): one is ExcludeStep => one.kind === 'exclude' && one.rule === pattern);
  if (step) return { pattern, why: 'excluded', step, cite: step.cite };
  const others = PATTERNS.filter((id) => id !== pattern);
  const [lack] = missingYaku(readingsOf(hand), rules, others);
  return lack ? { ...lack, why: 'lacks' } : { pattern, why: 'otherwise', cite: rules.cite[pattern] };
}
