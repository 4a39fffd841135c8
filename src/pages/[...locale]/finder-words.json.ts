import type { APIRoute } from 'astro';
import { learntIn } from '../../components/referee/find/learnt.ts';
import { langOf, localePaths } from '../../locales.ts';

export const getStaticPaths = localePaths;

/** What was learnt of how people tell of each ruling card in a language: fetched by the finder at the first search. */
export const GET: APIRoute = ({ params: { locale } }) => Response.json(learntIn(langOf(locale)));
