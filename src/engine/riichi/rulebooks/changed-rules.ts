import { cachedCopy } from '../../base/cached-copy.ts';
import { type Result, ok } from '../../base/result.ts';
import { riichiRulesOf } from './list.ts';
import { type Named, withOptions } from '../options/options.ts';
import type { RiichiRules } from '../options/rules.ts';

/** The last overrides of each rulebook and the resulting rules, as requests in a row mostly repeat them. */
const lastOf = new Map<string, { readonly own: unknown; readonly rules: Result<RiichiRules> }>();

/** The rulebook that a request names, with its overrides applied to a copy. */
export function changedRules(id: string, overrides: Named | undefined): Result<RiichiRules> {
  const book = riichiRulesOf(id);
  if (!book.ok || !overrides) return book;
  const own = cachedCopy(overrides) as Named;
  const last = lastOf.get(id);
  if (last?.own === own) return last.rules;
  const options = withOptions(book.value.options, own);
  if (!options.ok) return options;
  const rules = ok({ ...book.value, options: options.value });
  lastOf.set(id, { own, rules });
  return rules;
}
