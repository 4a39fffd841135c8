import type { Evidence } from './small.ts';

/** A misconception that an answer could have shown, and the share of the error it explains, 0 to 1. */
export type Shown = readonly [id: string, share: number];

/**
 * How much an answer adds to a misconception that gives it, beside others that give it, too: as much as earlier answers
 * speak for it beside the one for which they speak most. How common each is counts once, when causes are named, and not with each answer anew.
 */
export const addsTo = (speaks: number, rivals: readonly number[]): number =>
  Math.exp(speaks - Math.max(speaks, ...rivals));

const [FOR, AGAINST, FADE, MOST] = [1.8, -1.8, 0.92, 9] as const;

/** The leanings after misconceptions that would have shown in an answer did so, or did not. */
export function updateEvidence(leanings: Evidence, shown: readonly Shown[]): Evidence {
  const changed = shown.map(([id, share]): [string, number] => {
    const next = (leanings[id] ?? 0) * FADE + (share > 0 ? share * FOR : AGAINST);
    return [id, Math.max(-MOST, Math.min(MOST, next))];
  });
  return { ...leanings, ...Object.fromEntries(changed) };
}
