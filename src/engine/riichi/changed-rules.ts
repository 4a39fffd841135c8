import { type Result, ok } from '../result.ts';
import { riichiRulesOf } from '../rulebooks/riichi.ts';
import { withKnobs } from './knobs.ts';
import type { RiichiRules } from './rules.ts';

/** The rulebook that a request names, with the options that it changes. */
export function changedRules(
  id: string,
  overrides: Readonly<Record<string, unknown>> | undefined,
): Result<RiichiRules> {
  const book = riichiRulesOf(id);
  if (!book.ok || !overrides) return book;
  const knobs = withKnobs(book.value.knobs, overrides);
  if (!knobs.ok) return knobs;
  return knobs.value === book.value.knobs ? book : ok({ ...book.value, knobs: knobs.value });
}
