import type { APIRoute } from 'astro';
import { getCollection } from 'astro:content';
import { authoredIn } from '../../components/features/exams/authored/build-authored.ts';
import { langOf, localePaths } from '../../locales.ts';

export const getStaticPaths = localePaths;

const titles = new Map((await getCollection('docs')).map(({ id, data }) => [id, data.title]));

/** The authored questions of all rulebooks in a language: fetched by exams that ask them. */
export const GET: APIRoute = ({ params: { locale }, locals: { t } }) => {
  const titleOf = (chapter: string): string =>
    (locale && titles.get(`${locale}/${chapter}`)) ?? titles.get(chapter) ?? chapter;
  return Response.json(authoredIn(t, langOf(locale), titleOf));
};
