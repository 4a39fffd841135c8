import type { APIRoute } from 'astro';
import { ui } from '../../i18n/strings.ts';
import type { LearnerWords } from '../../components/features/practice/learner-words.ts';
import { localePaths } from '../../locales.ts';

export const getStaticPaths = localePaths;

/** How one stands on the path, and the notebook, in a language: fetched by practice for those of whom it remembers something, so that the page need not carry it. */
export const GET: APIRoute = ({ locals: { t } }) =>
  Response.json({ standing: ui(t, 'standing'), notebook: ui(t, 'notebook') } satisfies LearnerWords);
