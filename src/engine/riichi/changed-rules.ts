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
  return knobs.ok ? ok({ ...book.value, knobs: knobs.value }) : knobs;
}
