/** The cache of pages; an entry's address is the page's own, without query. */
export const PAGES_CACHE = 'tensu-pages';
/** The cache of everything that pages are made of, stored once for all languages. */
export const FILES_CACHE = 'tensu-files';

/** The site's root as a path, `/` or `/tensu/`. */
export const withSlash = (base: string): string => base.replace(/\/?$/, '/');

/** Where the build writes what can be kept in a language, below the root. */
export const listingPath = (lang: string): string => `offline/${lang}.json`;
/** How the files of words end that pages fetch when they need them. */
export const WORDS_END = '-words.json';
/** Where the build writes which version it is, below the root. */
export const VERSION_PATH = 'version.json';
/** The list of rulings, which the referee's desk reads as well, below a language's folder. */
export const RULINGS_PAGE = 'referee/all/';
/** The page shown in place of one that is not saved, below a language's folder. */
export const OFFLINE_PAGE = 'offline/';

/** What can be kept of the site in one language, as the build lists it. */
export interface Listing {
  /** Addresses below the root that a first visit keeps. */
  readonly core: readonly string[];
  /** Addresses below the root of everything else. */
  readonly rest: readonly string[];
  /** What they weigh packed, in bytes. */
  readonly bytes: { readonly core: number; readonly rest: number };
}
