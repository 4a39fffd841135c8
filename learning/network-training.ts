import { bucketOf } from '../src/components/features/referee/finder/features.ts';
import {
  EMBEDDING,
  FILTERS,
  forEachLayer,
  HIDDEN,
  type Network,
  type PackedNetwork,
  type Rows,
  rowsOf,
  type Sequence,
  UNKNOWN_WORD,
  WINDOW,
} from '../src/components/features/referee/finder/network.ts';
import { packAscending, quantize } from '../src/components/features/referee/finder/packing.ts';
import { makeAdam } from './adam.ts';
import { addGradients, type NetworkRow } from './gradients.ts';
import { gaussian, seededRandom, shuffled } from './random.ts';

/** A telling of a card as a sequence of words. */
export interface SequenceExample {
  readonly card: string;
  readonly sequence: Sequence;
}

/** All tuned on held-out tellings. */
const EPOCHS = 20;
const SEED = 7;
const BATCH = 128;
/** The learning rate warms up to its peak in the first part of training, then falls with a cosine. */
const PEAK_LEARNING_RATE = 0.004;
const WARM_UP = 0.15;
/** The share of words replaced by the unknown word, and of synonym groups left out, in each epoch. */
const INPUT_DROPOUT = { word: 0.15, group: 0.2 } as const;
/** Features of fewer tellings are noise. */
const LEAST_TELLINGS = 6;
/** Standard deviation of the initial weights. */
const INITIAL = { embeddings: 0.3, filters: 0.06, filterBias: 0, output: 0.045, outputBias: 0 } as const;
/** Quantization steps per standard deviation: more for the few biases. */
const STEPS_PER_DEVIATION = { embeddings: 3, filters: 4, filterBias: 30, output: 4, outputBias: 30 } as const;

/** The hash buckets of features that are frequent enough for an embedding, ascending. */
function bucketsIn(examples: readonly SequenceExample[]): readonly number[] {
  const counts = new Map<number, number>();
  for (const { sequence } of examples) {
    const features = [
      ...sequence.words.flatMap(({ word, group }) => (group ? [word, group] : [word])),
      ...sequence.meanings,
    ];
    for (const bucket of new Set(features.map(bucketOf))) counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
  }
  const frequent = [...counts].filter(([, times]) => times >= LEAST_TELLINGS).map(([bucket]) => bucket);
  return [...new Set([...frequent, bucketOf(UNKNOWN_WORD)])].sort((one, other) => one - other);
}

function withInputDropout({ words, meanings }: Rows, unknown: number, random: () => number): Rows {
  return {
    words: words.map(([word = unknown, ...groups]) => [
      random() < INPUT_DROPOUT.word ? unknown : word,
      ...groups.filter(() => random() >= INPUT_DROPOUT.group),
    ]),
    meanings,
  };
}

/** The learning rate after a share of all steps (0–1). */
const learningRateAt = (done: number): number =>
  PEAK_LEARNING_RATE *
  (done < WARM_UP ? done / WARM_UP : (1 + Math.cos((Math.PI * (done - WARM_UP)) / (1 - WARM_UP))) / 2);

/** Trains the network on tellings as sequences. */
export function trainNetwork(examples: readonly SequenceExample[]): PackedNetwork {
  const cards = [...new Set(examples.map(({ card }) => card))];
  const buckets = bucketsIn(examples);
  const rowByBucket = new Map(buckets.map((bucket, row) => [bucket, row] as const));
  const rowOf = (feature: string): number | undefined => rowByBucket.get(bucketOf(feature));
  const unknown = rowOf(UNKNOWN_WORD) ?? 0;
  const placeOf = new Map(cards.map((card, place) => [card, place] as const));
  const all = examples.map(({ card, sequence }): NetworkRow => ({
    place: placeOf.get(card) ?? 0,
    rows: rowsOf(sequence, rowOf),
  }));
  const sizes: Readonly<Record<keyof Network, number>> = {
    embeddings: buckets.length * EMBEDDING,
    filters: FILTERS * WINDOW,
    filterBias: FILTERS,
    output: cards.length * HIDDEN,
    outputBias: cards.length,
  };
  const random = seededRandom(SEED);
  const initial = (layer: keyof Network): Float32Array =>
    Float32Array.from({ length: sizes[layer] }, () => (INITIAL[layer] === 0 ? 0 : INITIAL[layer] * gaussian(random)));
  const network = forEachLayer(initial);
  const gradients = forEachLayer((layer) => new Float32Array(sizes[layer]));
  const step = makeAdam(network);
  const steps = EPOCHS * Math.ceil(all.length / BATCH);
  let taken = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const order = shuffled(all, random);
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH);
      for (const { place, rows } of batch)
        addGradients(network, gradients, { place, rows: withInputDropout(rows, unknown, random) }, random);
      step(gradients, batch.length, learningRateAt(taken / steps));
      taken += 1;
    }
  }
  return {
    cards,
    buckets: packAscending(buckets),
    layers: forEachLayer((layer) => quantize(network[layer], STEPS_PER_DEVIATION[layer])),
  };
}
