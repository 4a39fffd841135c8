import { gapsBetween, inBase64, ZERO } from '../bytes.ts';
import type { PackedModel } from '../model.ts';

/** For each part of texts, by its number, the cards that it speaks for or against, and how much. */
export interface Weights {
  /** Where those of each part begin; one more says where the last end. */
  readonly from: Int32Array;
  /** The places of cards, from the first on for each part. */
  readonly places: Uint16Array;
  readonly weights: Float32Array;
}

/** Weights are packed in steps of this or more: finer ones would only be more to fetch. */
const LEAST_STEP = 0.35;

/** Of each part all cards, and nothing for or against any. */
export const blankWeights = (parts: number, cards: number): Weights => ({
  from: Int32Array.from({ length: parts + 1 }, (_, part) => part * cards),
  places: Uint16Array.from({ length: parts * cards }, (_, at) => at % cards),
  weights: new Float32Array(parts * cards),
});

/** Those weights that are kept, by their place in the whole. */
export function thinned({ from, places, weights }: Weights, isKept: (at: number) => boolean): Weights {
  const starts = from.slice();
  let kept = 0;
  for (let part = 0; part < from.length; part += 1) {
    starts[part] = kept;
    for (let at = from[part] ?? 0; at < (from[part + 1] ?? 0); at += 1) if (isKept(at)) kept += 1;
  }
  return {
    from: starts,
    places: places.filter((_, at) => isKept(at)),
    weights: weights.filter((_, at) => isKept(at)),
  };
}

/** Packs weights as bytes: slots and places as gaps, weights as steps; what comes to no step is left out. */
export function packed(slots: readonly number[], cards: readonly string[], learnt: Weights): PackedModel {
  const steepest = learnt.weights.reduce((steep, weight) => Math.max(steep, Math.abs(weight)), 0);
  const step = Math.max(LEAST_STEP, steepest / (ZERO - 1));
  const { from, places, weights } = thinned(learnt, (at) => Math.round((learnt.weights[at] ?? 0) / step) !== 0);
  const counted = slots.map((slot, part) => ({ slot, count: (from[part + 1] ?? 0) - (from[part] ?? 0) }));
  const told = counted.filter(({ count }) => count > 0);
  const starts = new Set(from);
  return {
    cards,
    step,
    gaps: gapsBetween(told.map(({ slot }) => slot)),
    counts: inBase64(told.map(({ count }) => count)),
    places: inBase64(places.map((place, at) => (starts.has(at) ? place : place - (places[at - 1] ?? 0)))),
    weights: inBase64(Array.from(weights, (weight) => ZERO + Math.round(weight / step))),
  };
}
