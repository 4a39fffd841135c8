import type { Said } from './said.ts';

/** Ordinary ways to tell of each card, parted by ` / `, by its id. */
export type WordsOfTellings = Readonly<Record<string, string>>;

/** A way to tell of a card, and the places of what it means in the list of all that is meant. */
export type Telling = readonly [text: string, ...meant: number[]];

/** Ways to tell of each card with what they mean, read while the site is built: reading thousands takes a phone seconds. */
export interface Tellings {
  readonly meant: readonly string[];
  readonly byCard: Readonly<Record<string, readonly Telling[]>>;
}

/** What a text means, by the words of its language: concepts, and what is counted in it. */
export const meantBy = ({ concepts, quantities }: Said): ReadonlySet<string> =>
  new Set([...concepts, ...quantities.map(({ unit }) => `unit:${unit}`)]);

/** Reads the ways to tell of all cards. */
export function readTellings(words: WordsOfTellings, read: (text: string) => Said): Tellings {
  const places = new Map<string, number>();
  const placeOf = (concept: string): number => {
    const place = places.get(concept) ?? places.size;
    places.set(concept, place);
    return place;
  };
  const byCard = Object.fromEntries(
    Object.entries(words).map(([id, ways]) => [
      id,
      ways.split(' / ').map((text): Telling => [text, ...[...meantBy(read(text))].map(placeOf)]),
    ]),
  );
  return { meant: [...places.keys()], byCard };
}
