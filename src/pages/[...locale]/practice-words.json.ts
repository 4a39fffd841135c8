import type { APIRoute } from 'astro';
import { practiceWords } from '../../components/widgets/questions/strings.ts';
import { localePaths } from '../../locales.ts';

export const getStaticPaths = localePaths;

/** The strings of questions, in a language: fetched with the first question of practice, of an exam or of a chapter. */
export const GET: APIRoute = ({ locals: { t } }) => Response.json(practiceWords(t));
