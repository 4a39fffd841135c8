import type { AstroGlobal } from 'astro';
import { type BookId, RIICHI_IDS, type RiichiId, isBook, isRiichiId } from '../../../engine/rulebooks/ids.ts';
import { ui, type Strings } from '../../../i18n/strings.ts';
import { type Lang, LANGUAGES } from '../../../locales.ts';

const files = import.meta.glob<Readonly<Record<string, string>>>('../../../content/i18n/*.json', {
  eager: true,
  import: 'default',
});

/** Where a chapter component stands: language and locale of its text, locale of the page, rulebook. */
export interface Place {
  readonly lang: Lang;
  readonly written: string | undefined;
  readonly locale: string | undefined;
  readonly book: BookId | undefined;
  /** File and line in the chapter, if known. */
  readonly at: string | undefined;
  /** Strings of one group in the language of the text. */
  readonly strings: <Group extends string>(group: Group) => Strings<Group>;
}

const segmentsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');

/** Where a component was written, as the build enters it among what it is given. */
const atIn = (props: object | undefined): string | undefined =>
  props && 'at' in props && typeof props.at === 'string' ? props.at : undefined;

/** Finds the place of a component; `at`, the file and line in the chapter that gave it, takes precedence over the page. */
export function placeOf(
  { locals, url, props }: Pick<AstroGlobal, 'locals' | 'url'> & { readonly props?: object },
  at = atIn(props),
): Place {
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

/** Whether the chapter is shown here only for comparison with its translation; answers and scorers stay in the chapter itself. */
export const isBeside = ({ url }: Pick<AstroGlobal, 'url'>): boolean =>
  segmentsOf(url.pathname).includes('side-by-side');

/** The rulebook a component refers to: the one named or the chapter's own; throws if it does not exist. */
export function bookAt(place: Place, named: string | undefined): BookId {
  const wanted = named ?? place.book;
  if (!isBook(wanted)) throw new Error(`${place.at ?? 'here'}: there is no rulebook "${String(wanted)}"`);
  return wanted;
}

/** The riichi rulebook to take a number from: the one named or the chapter's own. */
export function rulesAt(place: Place, named: string | undefined): RiichiId {
  const wanted = named ?? place.book;
  if (!isRiichiId(wanted))
    throw new Error(`name the rulebook: rules="${RIICHI_IDS.join('" or "')}" (here it is ${String(wanted)})`);
  return wanted;
}
