import type { APIRoute } from 'astro';
import { modelIn } from '../../components/features/referee/finder/model-files.ts';
import { langOf, localePaths } from '../../locales.ts';

export const getStaticPaths = localePaths;

/** The finder's model for a language, fetched at the first search. */
export const GET: APIRoute = ({ params: { locale } }) => Response.json(modelIn(langOf(locale)) ?? {});
