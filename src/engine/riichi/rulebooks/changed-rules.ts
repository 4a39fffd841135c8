import { cachedCopy } from '../../base/cached-copy.ts';
import type { Result } from '../../base/result.ts';
import { baseBook } from '../../rulebooks/ids.ts';
import type { Named } from '../options/options.ts';
import type { RiichiRules } from '../options/rules.ts';
import { riichiRulesOf } from './list.ts';
import { overridden } from './overridden.ts';

/** The last overrides of each rulebook and the resulting rules, as requests in a row mostly repeat them. */
const lastOf = new Map<string, { readonly own: unknown; readonly rules: Result<RiichiRules> }>();

/** Ids are text from anywhere: no more of them are remembered than somebody plays by in a row. */
const MOST_REMEMBERED = 50;

/** The rulebook that a request names, with its overrides applied to a copy. */
export function changedRules(id: string, overrides: Named | undefined): Result<RiichiRules> {
  const book = riichiRulesOf(id);
  if (!book.ok || !overrides) return book;
  const own = cachedCopy(overrides) as Named;
  const last = lastOf.get(id);
  if (last?.own === own) return last.rules;
  const base = riichiRulesOf(baseBook(id));
  const rules = base.ok ? overridden({ ...base.value, cite: book.value.cite }, { ...book.value.chosen, ...own }) : base;
  if (lastOf.size >= MOST_REMEMBERED) lastOf.clear();
  lastOf.set(id, { own, rules });
  return rules;
}
