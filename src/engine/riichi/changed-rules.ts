import { plainCopy } from '../hand/plain.ts';
import { type Result, ok } from '../result.ts';
import { riichiRulesOf } from '../rulebooks/riichi.ts';
import { type Named, isSame, withKnobs } from './knobs.ts';
import type { RiichiRules } from './rules.ts';

/** What was changed last in each rulebook, names and values, and the rules with it: one hand after the other asks for the same. */
const lastOf = new Map<string, { readonly asked: unknown; readonly rules: Result<RiichiRules> }>();

/** The rulebook that a request names, with the options that it changes; nothing of what was given stays in it. */
export function changedRules(id: string, overrides: Named | undefined): Result<RiichiRules> {
  const book = riichiRulesOf(id);
  if (!book.ok || !overrides) return book;
  const last = lastOf.get(id);
  if (last && isSame(last.asked, [Object.keys(overrides), Object.values(overrides)])) return last.rules;
  const own = plainCopy(overrides) as Named;
  const knobs = withKnobs(book.value.knobs, own);
  if (!knobs.ok) return knobs;
  const rules = ok({ ...book.value, knobs: knobs.value });
  lastOf.set(id, { asked: [Object.keys(own), Object.values(own)], rules });
  return rules;
}
