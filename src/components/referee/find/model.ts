import type { Features } from './features.ts';

/** How likely a text is to tell of each card, as the logarithm of the share of one. */
export type Likeness = ReadonlyMap<string, number>;

/** Stands beside the cards for what is said of anything but a hand at the table: clubs, books, other games, the weather. */
export const ELSEWHERE = 'elsewhere';

/** What a text is likely to tell of, and how much of it speaks for that: weights, for each part of the text, known or not. */
export interface Told {
  readonly likeness: Likeness;
  readonly borne: number;
}

/** Parts of texts fall into so many slots by their hash; those that share one are learnt together. */
const SLOTS = 2 ** 20;

/** How strongly a text speaks for its card, whatever its length; found by measuring. */
const STRENGTH = 8;

/** The slot of a part of a text. */
export function slotOf(part: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < part.length; i += 1) hash = Math.imul(hash ^ part.charCodeAt(i), 0x01000193);
  return (hash ^ (hash >>> 16)) & (SLOTS - 1);
}

/** How much each part of a text counts in its slot; slots of which nothing was learnt are left out. */
export function vectorOf(features: Features, isKnown: (slot: number) => boolean): ReadonlyMap<number, number> {
  const vector = new Map<number, number>();
  for (const [part, weight] of features) {
    const slot = slotOf(part);
    if (isKnown(slot)) vector.set(slot, Math.max(weight, vector.get(slot) ?? 0));
  }
  const length = Math.hypot(...vector.values());
  for (const [slot, value] of vector) vector.set(slot, (STRENGTH * value) / length);
  return vector;
}

/** Sums that grow with likelihood, as shares of one, in logarithms. */
function logarithmsOfShares(sums: Float32Array): Float32Array {
  const most = Math.max(...sums);
  const total = most + Math.log(sums.reduce((sum, one) => sum + Math.exp(one - most), 0));
  return sums.map((one) => one - total);
}

/** What was learnt of how people tell of cards, small enough to be fetched: bytes are written in base 64. */
export interface PackedModel {
  readonly cards: readonly string[];
  /** What a step of a weight is worth. */
  readonly step: number;
  /** How far each slot of which something was learnt is from the one before; 255 stands for as much, and more to come. */
  readonly gaps: string;
  /** For each such slot how many cards it speaks for or against. */
  readonly counts: string;
  /** For each such slot and each of these cards how far the card is from the one before, and the weight in steps, 128 for none. */
  readonly places: string;
  readonly weights: string;
}

/** No weight, as a byte. */
export const NO_WEIGHT = 128;

/** A gap that goes on in the next byte. */
export const LONG_GAP = 255;

const bytesOf = (text: string): Uint8Array => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** The slots that gaps lead to. */
function slotsOf(gaps: Uint8Array): readonly number[] {
  const slots: number[] = [];
  let slot = 0;
  for (const gap of gaps) {
    slot += gap;
    if (gap < LONG_GAP) slots.push(slot);
  }
  return slots;
}

/** What was learnt, ready to be asked. */
interface Model {
  readonly tell: (features: Features) => Told;
  /** Whether something was learnt of a part of texts. */
  readonly knows: (part: string) => boolean;
}

/** Makes ready what was learnt. */
export function modelOf({ cards, step, ...packed }: PackedModel): Model {
  const counts = bytesOf(packed.counts);
  const places = bytesOf(packed.places);
  const weights = bytesOf(packed.weights);
  let end = 0;
  const spans = new Map(
    slotsOf(bytesOf(packed.gaps)).map((slot, i) => {
      const from = end;
      end += counts[i] ?? 0;
      return [slot, { from, to: end }] as const;
    }),
  );
  const isKnown = (slot: number): boolean => spans.has(slot);
  const knows = (part: string): boolean => isKnown(slotOf(part));
  const tell = (features: Features): Told => {
    const sums = new Float32Array(cards.length);
    const speaking = new Float32Array(cards.length);
    const vector = vectorOf(features, isKnown);
    for (const [slot, value] of vector) {
      const { from, to } = spans.get(slot) ?? { from: 0, to: 0 };
      let place = 0;
      for (let at = from; at < to; at += 1) {
        place += places[at] ?? 0;
        const change = value * ((weights[at] ?? NO_WEIGHT) - NO_WEIGHT) * step;
        sums[place] = (sums[place] ?? 0) + change;
        speaking[place] = (speaking[place] ?? 0) + Math.max(0, change);
      }
    }
    const shares = logarithmsOfShares(sums);
    const best = sums.indexOf(Math.max(...sums));
    const known = Math.hypot(...[...features].map(([part, weight]) => (knows(part) ? weight : 0)));
    return {
      likeness: new Map(cards.map((id, place) => [id, shares[place] ?? 0])),
      borne: ((speaking[best] ?? 0) * known) / (STRENGTH * Math.hypot(...features.values())),
    };
  };
  return { tell, knows };
}
