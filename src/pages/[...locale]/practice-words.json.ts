import type { APIRoute } from 'astro';
import { practiceWords } from '../../components/widgets/questions/strings.ts';
import { localePaths } from '../../locales.ts';

export const getStaticPaths = localePaths;

/** The strings of a question, in a language: fetched by who changes a situation in a chapter. */
export const GET: APIRoute = ({ locals: { t } }) => Response.json(practiceWords(t));
