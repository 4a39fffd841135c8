import type { APIRoute } from 'astro';
import { examWords } from '../../components/features/exams/strings.ts';
import { ui } from '../../i18n/strings.ts';
import { localePaths } from '../../locales.ts';

export const getStaticPaths = localePaths;

/** The strings of messages and printed sheets in a language: fetched by organizers of people who read another one. */
export const GET: APIRoute = ({ locals: { t } }) =>
  Response.json({ ...examWords(t, 'event'), supervised: ui(t, 'supervised') });
