import type { APIRoute } from 'astro';
import { mcrWordsIn } from '../../components/widgets/fan/build-words.ts';
import { langOf, localePaths } from '../../locales.ts';

export const getStaticPaths = localePaths;

/** The strings that islands need for MCR, in a language. Only MCR players fetch them. */
export const GET: APIRoute = ({ params: { locale } }) => {
  const lang = langOf(locale);
  return Response.json(mcrWordsIn(lang));
};
