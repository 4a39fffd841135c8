import type { APIRoute } from 'astro';
import { scorerWords } from '../../components/widgets/hand-editor/strings.ts';
import { localePaths } from '../../locales.ts';

export const getStaticPaths = localePaths;

/** What the scorer of MCR needs to speak in a language, beside the words of MCR: the page carries them for riichi alone. */
export const GET: APIRoute = ({ locals: { t } }) => Response.json(scorerWords(t));
