import type { Result } from '../../base/result.ts';
import { ok } from '../../base/result.ts';
import { type Named, type RiichiOptions, withOptions } from '../options/options.ts';
import type { RiichiRules } from '../options/rules.ts';
import { namesOf } from './variants.ts';

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

/** A copy of a rulebook with some options changed, and named where the rulebook has variants. */
export function overridden(book: RiichiRules, own: Named): Result<RiichiRules> {
  const options = withOptions(book.options, own);
  if (!options.ok) return options;
  const changed = book.variants && namesOf(book, own);
  return ok({ ...book, options: followingUma(options.value, own, book), ...(changed && { changed }) });
}
