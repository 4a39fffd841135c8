import type { APIRoute } from 'astro';
import { mcrWordsIn } from '../../components/widgets/fan/build-words.ts';
import { langOf, localePaths } from '../../locales.ts';

export const getStaticPaths = localePaths;

/** What the islands need to speak of MCR in a language: fetched by those who play it, so that nobody else carries it. */
export const GET: APIRoute = ({ params: { locale } }) => {
  const lang = langOf(locale);
  return Response.json(mcrWordsIn(lang));
};
