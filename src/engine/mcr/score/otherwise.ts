import { type Otherwise, otherwise } from '../../base/otherwise.ts';
import type { HandRequest } from '../../hand/request.ts';
import type { McrOptionId, McrOptions } from '../options/options.ts';
import { MCR_RULEBOOKS } from '../rulebooks/list.ts';
import type { McrNoWin, McrWin } from './outcome.ts';
import { scoreMcr } from './request.ts';

/** A hand by another reading of its rulebook. */
export type OtherReading = Otherwise<McrOptionId, McrWin | McrNoWin>;

const isSame = (a: McrWin | McrNoWin, b: McrWin | McrNoWin): boolean => a.kind === b.kind && a.points === b.points;

/**
 * The readings of disputed points (D1 to D9) that change a hand's points or whether it wins; none for a refused hand.
 */
export function otherReadings(request: HandRequest): readonly OtherReading[] {
  if (!Object.hasOwn(MCR_RULEBOOKS, request.rules)) return [];
  const rules = MCR_RULEBOOKS[request.rules as keyof typeof MCR_RULEBOOKS];
  const score = (knobs: HandRequest['knobs']): McrWin | McrNoWin | undefined => {
    const result = scoreMcr(knobs ? { ...request, knobs } : request);
    return result.ok ? result : undefined;
  };
  const result = score(request.knobs);
  return result ? otherwise<McrOptions, McrWin | McrNoWin>(rules, request.knobs, result, score, isSame) : [];
}
