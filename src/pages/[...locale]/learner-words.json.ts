import type { APIRoute } from 'astro';
import { ui } from '../../i18n/strings.ts';
import type { LearnerWords } from '../../components/features/practice/learner-words.ts';
import { localePaths } from '../../locales.ts';

export const getStaticPaths = localePaths;

/**
 * The strings for progress on the path and for the notebook, in a language. Practice fetches them for learners with a
 * record, so that the page need not carry them.
 */
export const GET: APIRoute = ({ locals: { t } }) =>
  Response.json({ standing: ui(t, 'standing'), notebook: ui(t, 'notebook') } satisfies LearnerWords);
