import { keptCopy } from '../../base/kept.ts';
import { type Result, ok } from '../../base/result.ts';
import { riichiRulesOf } from './list.ts';
import { type Named, withOptions } from '../options/options.ts';
import type { RiichiRules } from '../options/rules.ts';

/** The options that were changed last in each rulebook, and the rules with them: one hand after the other asks for the same. */
const lastOf = new Map<string, { readonly own: unknown; readonly rules: Result<RiichiRules> }>();

/** The rulebook that a request names, with the options that it changes; nothing of what was given stays in it. */
export function changedRules(id: string, overrides: Named | undefined): Result<RiichiRules> {
  const book = riichiRulesOf(id);
  if (!book.ok || !overrides) return book;
  const own = keptCopy(overrides) as Named;
  const last = lastOf.get(id);
  if (last?.own === own) return last.rules;
  const options = withOptions(book.value.options, own);
  if (!options.ok) return options;
  const rules = ok({ ...book.value, options: options.value });
  lastOf.set(id, { own, rules });
  return rules;
}
