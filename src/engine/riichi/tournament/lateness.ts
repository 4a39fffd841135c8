import type { Clause } from '../../base/clause.ts';
import type { RiichiRules } from '../options/rules.ts';

/** The penalty for lateness: points, a substitute, or the referee decides. */
export type Lateness =
  | {
      readonly kind: 'points';
      readonly points: number;
      readonly when: 'before-places' | 'after-uma';
      readonly cite: Clause;
    }
  | { readonly kind: 'substitute'; readonly cite: Clause }
  | { readonly kind: 'referee'; readonly cite: Clause };

/** The penalty for a number of minutes late (EMA 2016 5.7); the points go to nobody. */
export function latenessOf(minutes: number, { options, cite }: RiichiRules): Lateness {
  const { lateness } = options;
  if (lateness.kind === 'referee') return { kind: 'referee', cite: cite.lateness };
  if (minutes > lateness.minutes) return { kind: 'substitute', cite: cite.lateness };
  return {
    kind: 'points',
    points: Math.max(0, minutes) * lateness.points,
    when: lateness.kind === 'at-once' ? 'before-places' : 'after-uma',
    cite: cite.lateness,
  };
}
