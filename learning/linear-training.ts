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
  { epochs: 4, firstLearningRate: 0.5, lastLearningRate: 0.3, averaged: 2, kept: 400_000 },
  { epochs: 6, firstLearningRate: 0.4, lastLearningRate: 0.2, averaged: 3, kept: 90_000 },
  { epochs: 8, firstLearningRate: 0.25, lastLearningRate: 0.05, averaged: 6, kept: 60_000 },
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

/** Errors below this are not learnt from: most cards are far from most tellings. */
const LEAST_ERROR = 1e-3;
const SEED = 7;

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
  readonly features: Int32Array;
  readonly values: Float32Array;
}

/** Takes one step on an example, its features thinned by dropout. */
function learn(
  { from, places, weights }: SparseWeights,
  { place, features, values }: Row,
  logits: Float32Array,
  learningRate: number,
  random: () => number,
): void {
  logits.fill(0);
  const kept: number[] = [];
  for (let i = 0; i < features.length; i += 1) {
    if (random() < DROPOUT) continue;
    kept.push(i);
    const [feature, value] = [features[i] ?? 0, (values[i] ?? 0) / (1 - DROPOUT)];
    const end = from[feature + 1] ?? 0;
    for (let at = from[feature] ?? 0; at < end; at += 1) {
      const k = places[at] ?? 0;
      logits[k] = (logits[k] ?? 0) + value * (weights[at] ?? 0);
    }
  }
  const errors = softmax(logits);
  errors[place] = (errors[place] ?? 0) - 1;
  const rate = learningRate / (1 - DROPOUT) / LEARNING_RATE_SCALE;
  const decay = 1 - learningRate * WEIGHT_DECAY;
  for (const i of kept) {
    const [feature, change] = [features[i] ?? 0, rate * (values[i] ?? 0)];
    const end = from[feature + 1] ?? 0;
    for (let at = from[feature] ?? 0; at < end; at += 1) {
      const error = errors[places[at] ?? 0] ?? 0;
      if (error > LEAST_ERROR || error < -LEAST_ERROR) weights[at] = (weights[at] ?? 0) * decay - change * error;
    }
  }
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
  const logits = new Float32Array(cards);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const learningRate = firstLearningRate + ((lastLearningRate - firstLearningRate) * epoch) / (epochs - 1);
    for (const row of shuffled(rows, random)) learn({ from, places, weights }, row, logits, learningRate, random);
    if (epoch >= epochs - averaged)
      for (let at = 0; at < mean.length; at += 1) mean[at] = (mean[at] ?? 0) + (weights[at] ?? 0) / averaged;
  }
  return { from, places, weights: mean };
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
  const rows = examples.map(({ card, features }): Row => {
    const vector = vectorOf(features, (bucket) => known.has(bucket));
    return {
      place: placeOf.get(card) ?? 0,
      features: Int32Array.from(vector.keys(), (bucket) => known.get(bucket) ?? 0),
      values: Float32Array.from(vector.values()),
    };
  });
  const largest = largestValues(examples, known);
  const random = seededRandom(SEED);
  const weights = PHASES.reduce(
    (trained, phase) =>
      strongest(runPhase(trained, rows, cards.length, phase, random), largest, cards.length, phase.kept),
    zeroWeights(known.size, cards.length),
  );
  return packed([...known.keys()], cards, weights);
}
