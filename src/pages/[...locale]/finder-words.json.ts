import type { APIRoute } from 'astro';
import { tellingsIn } from '../../components/referee/find/build-tellings.ts';
import { langOf, localePaths } from '../../locales.ts';

export const getStaticPaths = localePaths;

/** How people tell of each ruling card in a language: fetched by the finder at the first search. */
export const GET: APIRoute = ({ params: { locale } }) => Response.json(tellingsIn(langOf(locale)));
