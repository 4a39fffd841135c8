import { bucketOf, type GroupOf, meaningsOf, tokensWithNumbers, wordFeature } from './features.ts';
import { dequantize, type Quantized, unpackAscending } from './packing.ts';
import type { LogProbabilities } from './probabilities.ts';
import type { Query } from './query.ts';

/** Dimensions of an embedding. */
export const EMBEDDING = 32;
/** Convolution filters over three words. */
export const FILTERS = 96;
/** Inputs of a filter: the embeddings of three words. */
export const WINDOW = 3 * EMBEDDING;
/** The hidden layer: the pooled filters, the mean of the word embeddings, and the sum of the meanings. */
export const HIDDEN = FILTERS + 2 * EMBEDDING;

/** A small convolutional network over the words of a text; matrices lie row by row. */
export interface Network {
  readonly embeddings: Float32Array;
  readonly filters: Float32Array;
  readonly filterBias: Float32Array;
  /** Output weights, one row of `HIDDEN` per card. */
  readonly output: Float32Array;
  readonly outputBias: Float32Array;
}

/** Makes a value for each layer, always in this order. */
export const forEachLayer = <Value>(make: (layer: keyof Network) => Value): Readonly<Record<keyof Network, Value>> => ({
  embeddings: make('embeddings'),
  filters: make('filters'),
  filterBias: make('filterBias'),
  output: make('output'),
  outputBias: make('outputBias'),
});

/** A network, packed to be fetched. */
export interface PackedNetwork {
  readonly cards: readonly string[];
  /** Hash bucket of each embedding row, as gaps. */
  readonly buckets: string;
  readonly layers: Readonly<Record<keyof Network, Quantized>>;
}

/** A word in its place, and the synonym group it belongs to. */
interface SequenceWord {
  readonly word: string;
  readonly group: string | undefined;
}

/** A text word by word, and what it means as a whole. */
export interface Sequence {
  readonly words: readonly SequenceWord[];
  readonly meanings: readonly string[];
}

/** The feature of a word that was not seen in training. */
export const UNKNOWN_WORD = wordFeature('?');

/** The words of a text in their order, with the ends of clauses between them. */
export const sequenceOf = (text: string, query: Query, groupOf: GroupOf): Sequence => ({
  words: tokensWithNumbers(text, query).map((token) => {
    const group = groupOf(token);
    return { word: wordFeature(token), group: group && `kind ${group}` };
  }),
  meanings: [...meaningsOf(query)].map((concept) => `meant ${concept}`),
});

/** Embedding rows of a text: some for each word, and those of its meanings. */
export interface Rows {
  readonly words: readonly (readonly number[])[];
  readonly meanings: readonly number[];
}

/** Looks up embedding rows; unknown words share one. */
export function rowsOf({ words, meanings }: Sequence, rowOf: (feature: string) => number | undefined): Rows {
  const unknown = rowOf(UNKNOWN_WORD);
  const ofWord = ({ word, group }: SequenceWord): readonly number[] =>
    [rowOf(word) ?? unknown, group === undefined ? undefined : rowOf(group)].filter((row) => row !== undefined);
  return { words: words.map(ofWord), meanings: meanings.flatMap((feature) => rowOf(feature) ?? []) };
}

/** Activations that backpropagation needs again. */
export interface Activations {
  /** Word embeddings one after another, with an empty one at each end. */
  readonly input: Float32Array;
  /** The position of each filter's maximum, −1 where no window exceeds zero. */
  readonly maxima: Int32Array;
  readonly hidden: Float32Array;
}

function addRow(to: Float32Array, at: number, embeddings: Float32Array, row: number, scale: number): void {
  for (let i = 0; i < EMBEDDING; i += 1)
    to[at + i] = (to[at + i] ?? 0) + scale * (embeddings[row * EMBEDDING + i] ?? 0);
}

/** The forward pass up to the hidden layer: convolution with ReLU and max pooling, beside a bag of words. */
export function forward({ embeddings, filters, filterBias }: Network, { words, meanings }: Rows): Activations {
  const input = new Float32Array((words.length + 2) * EMBEDDING);
  const hidden = new Float32Array(HIDDEN);
  const maxima = new Int32Array(FILTERS).fill(-1);
  const scale = 1 / Math.sqrt(words.length);
  words.forEach((rows, place) => {
    for (const row of rows) {
      addRow(input, (place + 1) * EMBEDDING, embeddings, row, 1);
      addRow(hidden, FILTERS, embeddings, row, scale);
    }
  });
  for (const row of meanings) addRow(hidden, FILTERS + EMBEDDING, embeddings, row, 1);
  for (let filter = 0; filter < FILTERS; filter += 1)
    for (let place = 0; place < words.length; place += 1) {
      let activation = filterBias[filter] ?? 0;
      const [from, at] = [filter * WINDOW, place * EMBEDDING];
      for (let i = 0; i < WINDOW; i += 1) activation += (filters[from + i] ?? 0) * (input[at + i] ?? 0);
      if (activation <= (hidden[filter] ?? 0)) continue;
      hidden[filter] = activation;
      maxima[filter] = place;
    }
  return { input, maxima, hidden };
}

/** The logit of each card. */
export function logitsOf({ output, outputBias }: Network, hidden: Float32Array): Float32Array {
  return outputBias.map((logit, card) => {
    for (let i = 0; i < HIDDEN; i += 1) logit += (output[card * HIDDEN + i] ?? 0) * (hidden[i] ?? 0);
    return logit;
  });
}

/** Unpacks a network; the function it returns gives the logit of each card. */
export function networkOf({ cards, buckets, layers }: PackedNetwork): (sequence: Sequence) => LogProbabilities {
  const network: Network = forEachLayer((layer) => dequantize(layers[layer]));
  const rows = new Map(unpackAscending(buckets).map((bucket, row) => [bucket, row] as const));
  const rowOf = (feature: string): number | undefined => rows.get(bucketOf(feature));
  return (sequence) => {
    const logits = logitsOf(network, forward(network, rowsOf(sequence, rowOf)).hidden);
    return new Map(cards.map((card, place) => [card, logits[place] ?? 0]));
  };
}
