import { kindOf } from '../../plugins/ledger/groups.ts';
import type { Entry } from '../../plugins/ledger/ledger.ts';

/** How many of each kind are stale. */
export function staleByKind(entries: readonly Entry[]): Readonly<Record<string, number>> {
  const stale = entries.filter(({ standing }) => standing === 'stale');
  return Object.fromEntries(
    [...Map.groupBy(stale, ({ file }) => kindOf(file))].map(([kind, own]) => [kind, own.length]),
  );
}

/** Lowers the caps to the current numbers. None is ever raised, and one that reaches 0 is removed. */
export const lowered = (
  caps: Readonly<Record<string, number>>,
  now: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(caps)
      .map(([kind, cap]) => [kind, Math.min(cap, now[kind] ?? 0)] as const)
      .filter(([, cap]) => cap > 0),
  );
