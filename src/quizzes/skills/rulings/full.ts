import type { Ruled } from '../../table/ruled.ts';
import { RIICHI_RULEBOOKS, type RiichiId, latenessOf } from '../../../engine/riichi/index.ts';
import type { Ruling, Scene } from '../penalties/scenarios.ts';
import { ruledOn } from '../penalties/scenarios.ts';

/**
 * Rulings with their amounts, from the mildest to the gravest: `minus-…` in points, fines for the offender whoever he
 * is.
 */
export const FULL_RULINGS = [
  'nothing',
  'warning',
  'dead-hand',
  'redeal',
  'chombo-table',
  'chombo-after',
  'minus-1000',
  'minus-5000',
  'minus-9000',
  'minus-10000',
  'fine',
  'grave-fine',
  'referee',
  'substitute',
  'disqualified',
] as const;

/** One of these. */
export type FullRuling = (typeof FULL_RULINGS)[number];

/** The minutes of lateness in scenes where it costs points. */
const MINUTES: Readonly<Record<string, number>> = { 'late/0': 5, 'very-late/1': 9 };

/** Points off: for lateness by the minute, otherwise the fine for a first obstruction (EMA 2016 5.5, 5.7). */
function pointsOff({ id, twist }: Scene, rules: RiichiId): FullRuling | undefined {
  const minutes = MINUTES[`${id}/${twist ? '1' : '0'}`];
  if (minutes === undefined) return 'fine';
  const late = latenessOf(minutes, RIICHI_RULEBOOKS[rules]);
  return late.kind === 'points' ? FULL_RULINGS.find((one) => one === `minus-${String(late.points)}`) : undefined;
}

/** A ruling on a scene with the amount that the rulebook names for it. */
function withAmount(ruling: Ruling, scene: Scene, rules: RiichiId): FullRuling | undefined {
  if (ruling === 'points') return pointsOff(scene, rules);
  if (ruling !== 'chombo') return ruling;
  return RIICHI_RULEBOOKS[rules].options.chombo.kind === 'tournament' ? 'chombo-after' : 'chombo-table';
}

/** A rulebook's ruling on a scene, with amount and article; undefined when it has none. */
export type FullyRuled = Ruled<FullRuling>;

/** The same for a scene. */
export function fullyRuledOn(scene: Scene, rules: RiichiId): FullyRuled | undefined {
  const ruled = ruledOn(scene, rules);
  const ruling = ruled && withAmount(ruled[0], scene, rules);
  return ruling && { ruling, article: ruled[1] };
}
