/** A UI language: its route prefix (undefined at the root), its BCP 47 tag and its own name. */
export interface Language {
  readonly locale: string | undefined;
  readonly lang: string;
  readonly label: string;
}

/** The languages of the site, in the order of the language menu; English is the root and the source of all others. */
export const LANGUAGES = [
  { locale: undefined, lang: 'en', label: 'English' },
  { locale: 'ru', lang: 'ru', label: 'Русский' },
  { locale: 'uk', lang: 'uk', label: 'Українська' },
  { locale: 'it', lang: 'it', label: 'Italiano' },
  { locale: 'fr', lang: 'fr', label: 'Français' },
] as const satisfies readonly Language[];

/** The tag of a UI language. */
export type Lang = (typeof LANGUAGES)[number]['lang'];

/** The language of the pages below a prefix; English for none. */
export const langOf = (locale: string | undefined): Lang =>
  (LANGUAGES.find((one) => one.locale === locale) ?? LANGUAGES[0]).lang;

/** `getStaticPaths` of every `[...locale]` page: one page per language. */
export const localePaths = () => LANGUAGES.map(({ locale }) => ({ params: { locale } }));

/** A path below the site's root without its language prefix: `ru/score` → `score`. */
export const withoutLocale = (path: string): string => {
  const [first = '', ...rest] = path.split('/');
  return LANGUAGES.some(({ locale }) => locale === first) ? rest.join('/') : path;
};

/** The address of a page in a language, below the base: `sitePath('score/', 'ru')` → `/ru/score/`. */
export const sitePath = (path: string, locale: string | undefined, base = import.meta.env.BASE_URL): string =>
  [base.replace(/\/$/, ''), locale, path].filter((part) => part !== undefined).join('/');
