import { cachedCopy } from '../../base/cached-copy.ts';
import { type Result, ok } from '../../base/result.ts';
import { riichiRulesOf } from './list.ts';
import { type Named, type RiichiOptions, withOptions } from '../options/options.ts';
import { namesOf } from './variants.ts';
import type { RiichiRules } from '../options/rules.ts';

/**
 * The options with the penalties that follow a changed uma: a chombo is two steps of it, and a replaced player is entered with
 * the last place's uma twice (RRC 2026 3.13.2). What the overrides say themselves stands.
 */
function followingUma(options: RiichiOptions, own: Named, { facts }: RiichiRules): RiichiOptions {
  const { uma } = options;
  if (!facts.penaltiesFollowUma || !('uma' in own) || uma.kind !== 'fixed') return options;
  const [first, second, , last] = uma.points;
  const following = {
    chombo: { kind: 'tournament', points: 2 * (first - second) },
    substitutes: { kind: 'entry', points: last, uma: last, places: 'as-played' },
  } as Pick<RiichiOptions, 'chombo' | 'substitutes'>;
  return { ...options, ...following, ...own };
}

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
  const changed = book.value.variants && namesOf(book.value, own);
  const rules = ok({
    ...book.value,
    options: followingUma(options.value, own, book.value),
    ...(changed && { changed }),
  });
  lastOf.set(id, { own, rules });
  return rules;
}
