import {
  EMBEDDING,
  FILTERS,
  forward,
  HIDDEN,
  logitsOf,
  type Network,
  type Rows,
  WINDOW,
} from '../src/components/features/referee/finder/network.ts';
import { softmax } from './random.ts';

/** A training example of the network: the index of its card, and its embedding rows. */
export interface NetworkRow {
  readonly place: number;
  readonly rows: Rows;
}

/** The share of hidden units that a training step ignores (dropout). */
const DROPOUT = 0.3;
/** Errors below this are not propagated. */
const LEAST_ERROR = 1e-4;

/** Adds the gradients of the cross-entropy loss for one example (backpropagation). */
export function addGradients(
  network: Network,
  gradients: Network,
  { place, rows }: NetworkRow,
  random: () => number,
): void {
  const { input, maxima, hidden } = forward(network, rows);
  const mask = hidden.map(() => (random() < DROPOUT ? 0 : 1 / (1 - DROPOUT)));
  const kept = hidden.map((one, i) => one * (mask[i] ?? 0));
  const errors = softmax(logitsOf(network, kept));
  errors[place] = (errors[place] ?? 0) - 1;
  const hiddenError = new Float32Array(HIDDEN);
  errors.forEach((error, card) => {
    if (Math.abs(error) < LEAST_ERROR) return;
    gradients.outputBias[card] = (gradients.outputBias[card] ?? 0) + error;
    for (let i = 0, at = card * HIDDEN; i < HIDDEN; i += 1, at += 1) {
      gradients.output[at] = (gradients.output[at] ?? 0) + error * (kept[i] ?? 0);
      hiddenError[i] = (hiddenError[i] ?? 0) + error * (network.output[at] ?? 0);
    }
  });
  for (let i = 0; i < HIDDEN; i += 1) hiddenError[i] = (hiddenError[i] ?? 0) * (mask[i] ?? 0);
  const inputError = new Float32Array(input.length);
  maxima.forEach((maximum, filter) => {
    const error = hiddenError[filter] ?? 0;
    if (maximum < 0 || error === 0) return;
    gradients.filterBias[filter] = (gradients.filterBias[filter] ?? 0) + error;
    for (let i = 0, from = filter * WINDOW, at = maximum * EMBEDDING; i < WINDOW; i += 1) {
      gradients.filters[from + i] = (gradients.filters[from + i] ?? 0) + error * (input[at + i] ?? 0);
      inputError[at + i] = (inputError[at + i] ?? 0) + error * (network.filters[from + i] ?? 0);
    }
  });
  const scale = 1 / Math.sqrt(rows.words.length);
  const addTo = (row: number, change: (i: number) => number): void => {
    for (let i = 0, at = row * EMBEDDING; i < EMBEDDING; i += 1)
      gradients.embeddings[at + i] = (gradients.embeddings[at + i] ?? 0) + change(i);
  };
  rows.words.forEach((own, word) => {
    for (const row of own)
      addTo(row, (i) => (inputError[(word + 1) * EMBEDDING + i] ?? 0) + scale * (hiddenError[FILTERS + i] ?? 0));
  });
  for (const row of rows.meanings) addTo(row, (i) => hiddenError[FILTERS + EMBEDDING + i] ?? 0);
}
