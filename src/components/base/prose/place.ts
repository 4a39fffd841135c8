import type { AstroGlobal } from 'astro';
import { type BookId, RIICHI_IDS, type RiichiId, isBook, isRiichiId } from '../../../engine/rulebooks/ids.ts';
import { ui, type Strings } from '../../../i18n/strings.ts';
import { type Lang, LANGUAGES } from '../../../locales.ts';

const files = import.meta.glob<Readonly<Record<string, string>>>('../../../content/i18n/*.json', {
  eager: true,
  import: 'default',
});

/** Where a component of the kit stands: the language of the text around it and its locale, the locale of its page, the rulebook. */
export interface Place {
  readonly lang: Lang;
  readonly written: string | undefined;
  readonly locale: string | undefined;
  readonly book: BookId | undefined;
  /** The chapter's file and line, where they are known. */
  readonly at: string | undefined;
  /** The strings of one group in the language of the text. */
  readonly strings: <Group extends string>(group: Group) => Strings<Group>;
}

const segmentsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');

/** The place of a component; `at` is the chapter's file and line where it is known, and decides over the page. */
export function placeOf({ locals, url }: Pick<AstroGlobal, 'locals' | 'url'>, at?: string): Place {
  const { locale, lang } = locals.starlightRoute;
  const file = at === undefined ? undefined : segmentsOf(at.replace(/^.*src\/content\/docs\//, ''));
  const page = LANGUAGES.find((one) => one.lang === lang) ?? LANGUAGES[0];
  const written = file === undefined ? page : (LANGUAGES.find((one) => one.locale === file[0]) ?? LANGUAGES[0]);
  const all = files[`../../../content/i18n/${written.lang}.json`] ?? {};
  return {
    lang: written.lang,
    written: written.locale,
    locale,
    book: (file ?? segmentsOf(url.pathname)).find(isBook),
    at,
    strings: (group) => ui({ all: () => all }, group),
  };
}

/** Whether the chapter stands here beside its translation: to compare, while what is tried and answered stays in the chapter. */
export const isBeside = ({ url }: Pick<AstroGlobal, 'url'>): boolean =>
  segmentsOf(url.pathname).includes('side-by-side');

/** The rulebook that something of the kit speaks of: the one named, else the chapter's own; throws where it is none. */
export function bookAt(place: Place, named: string | undefined): BookId {
  const wanted = named ?? place.book;
  if (!isBook(wanted)) throw new Error(`${place.at ?? 'here'}: there is no rulebook "${String(wanted)}"`);
  return wanted;
}

/** The rulebook that a number is taken from: the one named, else the chapter's own. */
export function rulesAt(place: Place, named: string | undefined): RiichiId {
  const wanted = named ?? place.book;
  if (!isRiichiId(wanted))
    throw new Error(`name the rulebook: rules="${RIICHI_IDS.join('" or "')}" (here it is ${String(wanted)})`);
  return wanted;
}
