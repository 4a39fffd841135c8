import { keptCopy } from '../kept.ts';
import { type Result, ok } from '../result.ts';
import { riichiRulesOf } from '../rulebooks/riichi.ts';
import { type Named, withKnobs } from './knobs.ts';
import type { RiichiRules } from './rules.ts';

/** The options that were changed last in each rulebook, and the rules with them: one hand after the other asks for the same. */
const lastOf = new Map<string, { readonly own: unknown; readonly rules: Result<RiichiRules> }>();

/** The rulebook that a request names, with the options that it changes; nothing of what was given stays in it. */
export function changedRules(id: string, overrides: Named | undefined): Result<RiichiRules> {
  const book = riichiRulesOf(id);
  if (!book.ok || !overrides) return book;
  const own = keptCopy(overrides) as Named;
  const last = lastOf.get(id);
  if (last?.own === own) return last.rules;
  const knobs = withKnobs(book.value.knobs, own);
  if (!knobs.ok) return knobs;
  const rules = ok({ ...book.value, knobs: knobs.value });
  lastOf.set(id, { own, rules });
  return rules;
}
