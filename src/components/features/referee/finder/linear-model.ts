import { bucketOf, type Features } from './features.ts';

/** The log probability of each card. */
export type LogProbabilities = ReadonlyMap<string, number>;

/** The class for anything but a hand at the table: clubs, books, other games, the weather. */
export const OFF_TOPIC = 'elsewhere';

/** What the linear model makes of a text. */
export interface Prediction {
  readonly probabilities: LogProbabilities;
  /** Share of the text, by weight, that speaks for the likeliest card (0–1); unknown parts speak for none. */
  readonly support: number;
}

/** Length of every feature vector, so that long texts count no more than short ones; tuned by measurement. */
const NORM = 8;

/** The feature vector of a text by hash bucket, normalized; buckets that the model does not know are dropped. */
export function vectorOf(features: Features, isKnown: (bucket: number) => boolean): ReadonlyMap<number, number> {
  const vector = new Map<number, number>();
  for (const [feature, weight] of features) {
    const bucket = bucketOf(feature);
    if (isKnown(bucket)) vector.set(bucket, Math.max(weight, vector.get(bucket) ?? 0));
  }
  const length = Math.hypot(...vector.values());
  for (const [bucket, value] of vector) vector.set(bucket, (NORM * value) / length);
  return vector;
}

/** A sparse logistic regression, packed to be fetched; byte arrays are in base 64. */
export interface PackedLinearModel {
  readonly cards: readonly string[];
  /** Quantization step of the weights. */
  readonly step: number;
  /** Hash buckets with weights, as gaps. */
  readonly buckets: string;
  /** Number of weights in each bucket. */
  readonly counts: string;
  /** The card of each weight, as the distance from the card before it in its bucket. */
  readonly places: string;
  /** Each weight in steps around 128. */
  readonly weights: string;
}

/** A gap byte of this value continues in the next byte. */
export const LONG_GAP = 255;

/** Weights are bytes around this zero. */
export const ZERO = 128;

/** Decodes base 64. A plain loop is three times as fast as a callback per byte, which a phone feels. */
function fromBase64(text: string): Uint8Array {
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  for (let i = 0; i < bytes.length; i += 1) bytes[i] = letters.charCodeAt(i);
  return bytes;
}

function unpackAscending(gaps: string): readonly number[] {
  const numbers: number[] = [];
  let number = 0;
  for (const gap of fromBase64(gaps)) {
    number += gap;
    if (gap < LONG_GAP) numbers.push(number);
  }
  return numbers;
}

interface LinearModel {
  readonly predict: (features: Features) => Prediction;
  readonly knows: (feature: string) => boolean;
}

/** Unpacks a linear model. */
export function linearModelOf({ cards, step, ...packed }: PackedLinearModel): LinearModel {
  const counts = fromBase64(packed.counts);
  const places = fromBase64(packed.places);
  const weights = fromBase64(packed.weights);
  let end = 0;
  const spans = new Map(
    unpackAscending(packed.buckets).map((bucket, i) => {
      const from = end;
      end += counts[i] ?? 0;
      return [bucket, { from, to: end }] as const;
    }),
  );
  const isKnown = (bucket: number): boolean => spans.has(bucket);
  const knows = (feature: string): boolean => isKnown(bucketOf(feature));
  const predict = (features: Features): Prediction => {
    const logits = new Float32Array(cards.length);
    const positive = new Float32Array(cards.length);
    const vector = vectorOf(features, isKnown);
    for (const [bucket, value] of vector) {
      const { from, to } = spans.get(bucket) ?? { from: 0, to: 0 };
      let place = 0;
      for (let at = from; at < to; at += 1) {
        place += places[at] ?? 0;
        const change = value * ((weights[at] ?? ZERO) - ZERO) * step;
        logits[place] = (logits[place] ?? 0) + change;
        positive[place] = (positive[place] ?? 0) + Math.max(0, change);
      }
    }
    const largest = Math.max(...logits);
    const best = logits.indexOf(largest);
    const total = largest + Math.log(logits.reduce((sum, logit) => sum + Math.exp(logit - largest), 0));
    const known = Math.hypot(...[...features].map(([feature, weight]) => (knows(feature) ? weight : 0)));
    return {
      probabilities: new Map(cards.map((id, place) => [id, (logits[place] ?? 0) - total])),
      support: ((positive[best] ?? 0) * known) / (NORM * Math.hypot(...features.values())),
    };
  };
  return { predict, knows };
}
