import { type Result, ok, refuse } from '../../base/result.ts';
import { type Named, type RiichiOptions, isSame } from '../options/options.ts';
import type { OptionId } from '../options/options.ts';
import type { NamedOverrides, RiichiRules } from '../options/rules.ts';

/** The overrides for some variants of a rulebook; one that it does not name is refused, and so are two that change the same. */
export function overridesOf({ variants = [] }: RiichiRules, ids: readonly string[]): Result<Partial<RiichiOptions>> {
  let changes: Partial<RiichiOptions> = {};
  for (const id of ids) {
    const variant = variants.find((one) => one.id === id);
    const isTaken = variant && Object.keys(variant.changes).some((option) => option in changes);
    if (!variant || isTaken) return refuse('unknown-knob', 'knobs', { knob: id });
    changes = { ...changes, ...variant.changes };
  }
  return ok(changes);
}

/** The names of overrides; undefined when there are none. An override with the rulebook's own value does not count. */
export function namesOf({ variants = [], options }: RiichiRules, given: Named = {}): NamedOverrides | undefined {
  const changed = Object.keys(given).filter((option) => !isSame(options[option as OptionId], given[option]));
  if (changed.length === 0) return undefined;
  const named = variants.filter(({ changes }) =>
    Object.entries(changes).every(([option, value]) => option in given && isSame(value, given[option])),
  );
  const covered = new Set(named.flatMap(({ changes }) => Object.keys(changes)));
  return { variants: named.map(({ id }) => id), house: changed.filter((option) => !covered.has(option)) };
}
