import { type BookNames, bookOf } from './found-book.ts';
import { type FindPlaces, type FoundPlace, type NamedPage, placesByName, placesPath } from './named-places.ts';

interface Options {
  /** The root of the site. */
  readonly base: string;
  readonly locale: string | undefined;
  readonly lang: string;
  readonly names: BookNames;
  /** What the list is called. */
  readonly label: string;
}

/**
 * Shows above the results which articles, rulings, terms and patterns have the name that is sought, once what stands
 * above them is there; tells how many.
 */
export type ShowNamed = (sought: string, above?: Promise<void>) => Promise<number>;

/** Makes the list of places by their name, below the field of the search. */
export function namedList(box: Element, { base, locale, lang, names, label }: Options): ShowNamed {
  const list = document.createElement('ol');
  list.className = 'named-places';
  list.setAttribute('aria-label', label);
  box.querySelector('.pagefind-ui__drawer')?.before(list);
  let find: Promise<FindPlaces> | undefined;
  let latest = '';

  const load = async (): Promise<FindPlaces> => {
    const answer = await fetch(base + placesPath(locale));
    return placesByName((await answer.json()) as readonly NamedPage[], lang);
  };
  const itemOf = ({ page, place }: FoundPlace): Element => {
    const item = document.createElement('li');
    const link = document.createElement('a');
    link.href = `${base}${locale ? `${locale}/` : ''}${page.path}#${place.id}`;
    link.textContent = place.title;
    const where = document.createElement('span');
    where.textContent = ` · ${names[bookOf(page.path, names) ?? ''] ?? page.title}`;
    link.append(where);
    item.append(link);
    return item;
  };

  return async (sought, above) => {
    latest = sought;
    find ??= load().catch(() => {
      find = undefined;
      return () => [];
    });
    const places = (await find)(sought, (path) => bookOf(path, names) === document.documentElement.dataset.rulebook);
    await above;
    if (latest === sought) list.replaceChildren(...places.map(itemOf));
    return places.length;
  };
}
