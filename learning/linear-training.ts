import { bucketOf, type Features } from '../src/components/features/referee/finder/features.ts';
import { type PackedLinearModel, vectorOf } from '../src/components/features/referee/finder/linear-model.ts';
import { seededRandom, shuffled, softmax } from './random.ts';
import { packed, pruned, type SparseWeights, zeroWeights } from './sparse-weights.ts';

/** A telling of a card as a bag of features. */
export interface LinearExample {
  readonly card: string;
  readonly features: Features;
}

/** One phase of training, after which only the strongest weights are kept. */
interface Phase {
  readonly epochs: number;
  readonly firstLearningRate: number;
  readonly lastLearningRate: number;
  /** The weights of this many last epochs are averaged. */
  readonly averaged: number;
  readonly kept: number;
}

/** Training starts dense and is pruned in steps, so that the remaining weights make up for the others; tuned by measurement. */
const PHASES: readonly Phase[] = [
  { epochs: 4, firstLearningRate: 0.5, lastLearningRate: 0.3, averaged: 2, kept: 1_000_000 },
  { epochs: 8, firstLearningRate: 0.4, lastLearningRate: 0.2, averaged: 4, kept: 110_000 },
  { epochs: 8, firstLearningRate: 0.25, lastLearningRate: 0.1, averaged: 6, kept: 80_000 },
];
/** Evens out the length of feature vectors. */
const LEARNING_RATE_SCALE = 8;
const WEIGHT_DECAY = 1e-3;
/** The share of features that a training step ignores (dropout). */
const DROPOUT = 0.5;
/** One in this many weights is sampled to find the pruning threshold: sorting all takes longer than an epoch. */
const SAMPLED = 16;
/** Features of fewer tellings are noise. */
const LEAST_TELLINGS = 2;

/** Training depends a little on order and dropout, so each phase runs once per seed and the results are averaged. */
const SEEDS = [7, 11, 13];

/** The index of each hash bucket that is frequent enough. */
function frequentBuckets(examples: readonly LinearExample[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { features } of examples)
    for (const bucket of new Set([...features.keys()].map(bucketOf))) counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
  const frequent = [...counts].filter(([, times]) => times >= LEAST_TELLINGS).map(([bucket]) => bucket);
  return new Map(frequent.sort((one, other) => one - other).map((bucket, i) => [bucket, i]));
}

/** An example as the index of its card and its feature vector. */
interface Row {
  readonly place: number;
  readonly vector: readonly (readonly [feature: number, value: number])[];
}

/** Runs one phase of multinomial logistic regression by stochastic gradient descent. */
function runPhase(
  { from, places, weights: initial }: SparseWeights,
  rows: readonly Row[],
  cards: number,
  { epochs, firstLearningRate, lastLearningRate, averaged }: Phase,
  random: () => number,
): SparseWeights {
  const weights = initial.slice();
  const mean = new Float32Array(weights.length);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const learningRate = firstLearningRate + ((lastLearningRate - firstLearningRate) * epoch) / (epochs - 1);
    const decay = 1 - learningRate * WEIGHT_DECAY;
    for (const { place, vector } of shuffled(rows, random)) {
      const kept = vector.filter(() => random() >= DROPOUT);
      const logits = new Float32Array(cards);
      for (const [feature, value] of kept) {
        const scaled = value / (1 - DROPOUT);
        const end = from[feature + 1] ?? 0;
        for (let at = from[feature] ?? 0; at < end; at += 1) {
          const k = places[at] ?? 0;
          logits[k] = (logits[k] ?? 0) + scaled * (weights[at] ?? 0);
        }
      }
      const errors = softmax(logits);
      errors[place] = (errors[place] ?? 0) - 1;
      for (const [feature, value] of kept) {
        const change = (learningRate * value) / (1 - DROPOUT) / LEARNING_RATE_SCALE;
        const end = from[feature + 1] ?? 0;
        for (let at = from[feature] ?? 0; at < end; at += 1)
          weights[at] = (weights[at] ?? 0) * decay - change * (errors[places[at] ?? 0] ?? 0);
      }
    }
    if (epoch >= epochs - averaged)
      for (let at = 0; at < mean.length; at += 1) mean[at] = (mean[at] ?? 0) + (weights[at] ?? 0) / averaged;
  }
  return { from, places, weights: mean };
}

/** Runs a phase once per seed and averages the weights. */
function runWithSeeds(initial: SparseWeights, rows: readonly Row[], cards: number, phase: Phase): SparseWeights {
  const mean = new Float32Array(initial.weights.length);
  for (const seed of SEEDS)
    runPhase(initial, rows, cards, phase, seededRandom(seed)).weights.forEach((weight, at) => {
      mean[at] = (mean[at] ?? 0) + weight / SEEDS.length;
    });
  return { ...initial, weights: mean };
}

/** Keeps the weights that matter most, less the median of their feature, which tells no cards apart. */
function strongest(
  { from, places, weights }: SparseWeights,
  largest: Float32Array,
  cards: number,
  kept: number,
): SparseWeights {
  const centred = weights.slice();
  const effects = new Float32Array(weights.length);
  largest.forEach((value, feature) => {
    const own = centred.subarray(from[feature], from[feature + 1]);
    const median = own.length === cards ? (own.toSorted()[cards >> 1] ?? 0) : 0;
    own.forEach((weight, i) => {
      own[i] = weight - median;
      effects[(from[feature] ?? 0) + i] = Math.abs(weight - median) * value;
    });
  });
  const sample = effects.filter((_, at) => at % SAMPLED === 0).toSorted();
  const threshold = sample.at(-Math.ceil(kept / SAMPLED)) ?? 0;
  return pruned({ from, places, weights: centred }, (at) => (effects[at] ?? 0) > threshold);
}

/** The largest value of each feature in any example. */
function largestValues(examples: readonly LinearExample[], known: ReadonlyMap<number, number>): Float32Array {
  const largest = new Float32Array(known.size);
  for (const { features } of examples)
    for (const [name, value] of features) {
      const feature = known.get(bucketOf(name));
      if (feature !== undefined) largest[feature] = Math.max(value, largest[feature] ?? 0);
    }
  return largest;
}

/** Trains the linear model on tellings as bags of features. */
export function trainLinearModel(examples: readonly LinearExample[]): PackedLinearModel {
  const cards = [...new Set(examples.map(({ card }) => card))];
  const known = frequentBuckets(examples);
  const placeOf = new Map(cards.map((card, place) => [card, place] as const));
  const rows = examples.map(({ card, features }): Row => ({
    place: placeOf.get(card) ?? 0,
    vector: [...vectorOf(features, (bucket) => known.has(bucket))].map(
      ([bucket, value]) => [known.get(bucket) ?? 0, value] as const,
    ),
  }));
  const largest = largestValues(examples, known);
  const weights = PHASES.reduce(
    (trained, phase) => strongest(runWithSeeds(trained, rows, cards.length, phase), largest, cards.length, phase.kept),
    zeroWeights(known.size, cards.length),
  );
  return packed([...known.keys()], cards, weights);
}
