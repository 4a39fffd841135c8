import { LONG_GAP, type PackedLinearModel, ZERO } from '../src/components/features/referee/finder/linear-model.ts';

/** Weights by feature (compressed sparse rows): for each feature, some cards and a weight for each. */
export interface SparseWeights {
  /** Where the weights of each feature begin, and at last where all end. */
  readonly from: Int32Array;
  /** The index of the card of each weight. */
  readonly places: Uint16Array;
  readonly weights: Float32Array;
}

/** Smallest quantization step; a finer one would only make the file larger. */
const LEAST_STEP = 0.35;

/** Zero weights of every card for every feature. */
export const zeroWeights = (features: number, cards: number): SparseWeights => ({
  from: Int32Array.from({ length: features + 1 }, (_, feature) => feature * cards),
  places: Uint16Array.from({ length: features * cards }, (_, at) => at % cards),
  weights: new Float32Array(features * cards),
});

/** Keeps the weights whose index passes. */
export function pruned({ from, places, weights }: SparseWeights, isKept: (at: number) => boolean): SparseWeights {
  const starts = from.slice();
  let kept = 0;
  for (let feature = 0; feature < from.length; feature += 1) {
    starts[feature] = kept;
    for (let at = from[feature] ?? 0; at < (from[feature + 1] ?? 0); at += 1) if (isKept(at)) kept += 1;
  }
  return {
    from: starts,
    places: places.filter((_, at) => isKept(at)),
    weights: weights.filter((_, at) => isKept(at)),
  };
}

const toBase64 = (bytes: Iterable<number>): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/** Packs ascending numbers as the gaps between them. */
function packAscending(numbers: readonly number[]): string {
  const gaps: number[] = [];
  let last = 0;
  for (const number of numbers) {
    for (; number - last >= LONG_GAP; last += LONG_GAP) gaps.push(LONG_GAP);
    gaps.push(number - last);
    last = number;
  }
  return toBase64(gaps);
}

/** Quantizes and packs weights; those that round to zero are left out. */
export function packed(
  buckets: readonly number[],
  cards: readonly string[],
  trained: SparseWeights,
): PackedLinearModel {
  const largest = trained.weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const step = Math.max(LEAST_STEP, largest / (ZERO - 1));
  const { from, places, weights } = pruned(trained, (at) => Math.round((trained.weights[at] ?? 0) / step) !== 0);
  const counted = buckets.map((bucket, feature) => ({
    bucket,
    count: (from[feature + 1] ?? 0) - (from[feature] ?? 0),
  }));
  const used = counted.filter(({ count }) => count > 0);
  const starts = new Set(from);
  return {
    cards,
    step,
    buckets: packAscending(used.map(({ bucket }) => bucket)),
    counts: toBase64(used.map(({ count }) => count)),
    places: toBase64(places.map((place, at) => (starts.has(at) ? place : place - (places[at - 1] ?? 0)))),
    weights: toBase64(Array.from(weights, (weight) => ZERO + Math.round(weight / step))),
  };
}
