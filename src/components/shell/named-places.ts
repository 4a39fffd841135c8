import { isFilling, lettersOf, stemOf } from '../../i18n/stems.ts';

/** A place on a page: its anchor, the name that is shown, and other names that are only sought. */
export interface NamedPlace {
  readonly id: string;
  readonly title: string;
  readonly also: string;
}

/** A page of named places; its address is below that of its language. */
export interface NamedPage {
  readonly path: string;
  readonly title: string;
  readonly places: readonly NamedPlace[];
}

/** Where the named places of a language stand, below the root of the site. */
export const placesPath = (locale: string | undefined): string => `${locale ? `${locale}/` : ''}search-words.json`;

/** A place that was found. */
export interface FoundPlace {
  readonly page: NamedPage;
  readonly place: NamedPlace;
}

/** At most so many places are shown. */
const MOST = 8;
/** A place must have so much of what is sought, by how much its words tell. */
const ENOUGH = 0.34;
/** How well a word is met, in the name that is shown and in others. */
const MET = { title: { same: 1, start: 0.8, near: 0.6 }, also: { same: 0.75, start: 0.6, near: 0.4 } } as const;
/** What a name gains that has nothing besides what is sought. */
const WHOLE_NAME = 0.35;
const IN_FORCE = 0.12;

/** Whether two stems have most of their letters in common: `распил` and `распилов` differ by what no ending explains. */
export function isNear(one: string, other: string): boolean {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  return same >= 5 && one.length - same <= 3 && other.length - same <= 3;
}

type Stems = ReadonlySet<string>;

function metBy(
  sought: string,
  stems: Stems,
  by: { readonly same: number; readonly start: number; readonly near: number },
): number {
  if (stems.has(sought)) return by.same;
  if (/\d/.test(sought) || sought.length < 3) return 0;
  let best = 0;
  for (const stem of stems) {
    if (stem.startsWith(sought)) return by.start;
    if (isNear(stem, sought)) best = by.near;
  }
  return best;
}

interface Indexed extends FoundPlace {
  readonly title: Stems;
  readonly also: Stems;
}

/** Looks for places by their names in any form. */
export type FindPlaces = (sought: string, isInForce: (path: string) => boolean) => readonly FoundPlace[];

/** The search for the named places of a language. */
export function placesByName(pages: readonly NamedPage[], lang: string): FindPlaces {
  const stems = (text: string): Stems =>
    new Set(
      lettersOf(text)
        .filter((word) => !isFilling(word))
        .map((word) => stemOf(word, lang)),
    );
  const indexed = pages.flatMap((page) => {
    const [book = ''] = page.path.split('/');
    return page.places.map((place): Indexed => ({
      page,
      place,
      title: stems(place.title),
      also: stems(`${place.also} ${book}`),
    }));
  });
  const met = (word: string, { title, also }: Indexed): number =>
    Math.max(metBy(word, title, MET.title), metBy(word, also, MET.also));

  return (sought, isInForce) => {
    const all = lettersOf(sought);
    const telling = all.filter((word) => !isFilling(word));
    const words = [...new Set((telling.length > 0 ? telling : all).map((word) => stemOf(word, lang)))];
    // How much a word tells: the fewer places have it, the more.
    const weighed = words.flatMap((word) => {
      const by = indexed.map((one) => met(word, one));
      const many = by.filter((one) => one > 0).length;
      return many === 0 ? [] : [{ word, by, weight: Math.log(1 + indexed.length / many) }];
    });
    const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
    const scored = indexed.flatMap((one, i) => {
      const had = weighed.filter(({ by }) => (by[i] ?? 0) > 0);
      const coverage = had.reduce((sum, { weight }) => sum + weight, 0) / total;
      if (!(coverage >= ENOUGH)) return [];
      const quality = weighed.reduce((sum, { by, weight }) => sum + weight * (by[i] ?? 0), 0) / total;
      const inTitle = had.filter(({ word }) => metBy(word, one.title, MET.title) > 0).length;
      const whole = (WHOLE_NAME * inTitle) / Math.max(1, one.title.size);
      return [{ one, score: quality + whole + (isInForce(one.page.path) ? IN_FORCE : 0) }];
    });
    const best = scored.toSorted((a, b) => b.score - a.score).map(({ one }) => one);
    // The same article of another edition is one tap further; the list below has it.
    const first = new Map(best.toReversed().map((one) => [`${one.place.id} ${one.place.title}`, one]));
    return best.filter((one) => first.get(`${one.place.id} ${one.place.title}`) === one).slice(0, MOST);
  };
}
