import type { APIRoute } from 'astro';
import { answersBy } from '../../../components/shell/answers/build-answers.ts';
import { BOOK_IDS, isBook } from '../../../engine/rulebooks/ids.ts';
import { LANGUAGES } from '../../../locales.ts';

export const getStaticPaths = () =>
  LANGUAGES.flatMap(({ locale }) => BOOK_IDS.map((book) => ({ params: { locale, book } })));

/** What the search answers by a rulebook in a language; fetched with the first question that is typed. */
export const GET: APIRoute = ({ params: { locale, book }, locals: { t } }) => {
  if (!isBook(book)) throw new Error(`there is no rulebook ${book ?? ''}`);
  return Response.json(answersBy(book, { t, locale }));
};
