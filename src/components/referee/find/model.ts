import { bytesOf, numbersAt, ZERO } from './bytes.ts';
import type { Features } from './features.ts';
import { type Likeness, likenessBy } from './likeness.ts';
import { slotOf } from './slots.ts';

/** What a text is likely to tell of, and how much of it speaks for that: weights, for each part of the text, known or not. */
export interface Told {
  readonly likeness: Likeness;
  readonly borne: number;
}

/** How strongly a text speaks for its card, whatever its length; found by measuring. */
const STRENGTH = 8;

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
    numbersAt(packed.gaps).map((slot, i) => {
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
        const change = value * ((weights[at] ?? ZERO) - ZERO) * step;
        sums[place] = (sums[place] ?? 0) + change;
        speaking[place] = (speaking[place] ?? 0) + Math.max(0, change);
      }
    }
    const best = sums.indexOf(Math.max(...sums));
    const known = Math.hypot(...[...features].map(([part, weight]) => (knows(part) ? weight : 0)));
    return {
      likeness: likenessBy(new Map(cards.map((id, place) => [id, sums[place] ?? 0]))),
      borne: ((speaking[best] ?? 0) * known) / (STRENGTH * Math.hypot(...features.values())),
    };
  };
  return { tell, knows };
}
