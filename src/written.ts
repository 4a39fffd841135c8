import { getCollection } from 'astro:content';

const written = new Set((await getCollection('docs')).map(({ id }) => id));

/** Whether a page exists in a language in its own words; pages that are not chapters exist in all. */
export const isWritten = (path: string, locale: string | undefined): boolean =>
  !written.has(path) || locale === undefined || written.has(`${locale}/${path}`);

/** The `lang` of a chapter’s title where the page speaks another language: that of a chapter that is not translated. */
export const titleLang = (path: string, locale: string | undefined): 'en' | undefined =>
  isWritten(path.replace(/\/$/, ''), locale) ? undefined : 'en';
