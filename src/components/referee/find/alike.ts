import { type Features, featuresOf } from './features.ts';
import { meantBy, type Tellings } from './tellings.ts';
import type { Said } from './said.ts';

/** How much like the ways to tell of each card a text is, from 0 to 1. */
export type Likeness = ReadonlyMap<string, number>;

/** A part that many ways to tell of a card share counts less than so many times as much. */
const SHARED = 0.7;

const scaled = (parts: Features): Features => {
  const length = Math.hypot(...parts.values());
  return new Map([...parts].map(([part, weight]) => [part, length === 0 ? 0 : weight / length]));
};

/** Learns from ways to tell of cards to say how much like them a text is: the fewer cards a part is found with, the more it tells. */
export function learnFrom({ meant, byCard }: Tellings): (text: string, said: Said) => Likeness {
  const cards = Object.entries(byCard).map(([id, tellings]) => ({
    id,
    tellings: tellings.map(([text, ...places]) =>
      featuresOf(
        text,
        places.flatMap((place) => meant[place] ?? []),
      ),
    ),
  }));
  const cardsWith = new Map<string, number>();
  for (const { tellings } of cards)
    for (const part of new Set(tellings.flatMap((parts) => [...parts.keys()])))
      cardsWith.set(part, (cardsWith.get(part) ?? 0) + 1);
  const tells = (part: string): number => Math.log(1 + cards.length / (cardsWith.get(part) ?? 1));
  const weighed = (parts: Features): Features =>
    scaled(new Map([...parts].map(([part, weight]) => [part, weight * tells(part)])));
  const learnt = cards.map(({ id, tellings }) => {
    const sum = new Map<string, number>();
    for (const parts of tellings.map(weighed))
      for (const [part, weight] of parts) sum.set(part, (sum.get(part) ?? 0) + weight);
    return { id, parts: scaled(new Map([...sum].map(([part, weight]) => [part, weight ** SHARED]))) };
  });
  return (text, said) => {
    const asked = weighed(featuresOf(text, meantBy(said)));
    return new Map(
      learnt.map(({ id, parts }) => {
        let likeness = 0;
        for (const [part, weight] of asked) likeness += weight * (parts.get(part) ?? 0);
        return [id, likeness];
      }),
    );
  };
}
