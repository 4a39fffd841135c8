import type { APIRoute } from 'astro';
import type { AskWords } from '../../components/features/referee/finder/follow-up.ts';
import { langOf, localePaths } from '../../locales.ts';

const WORDS = import.meta.glob<AskWords>('../../content/words/*/asks.json', { eager: true, import: 'default' });

export const getStaticPaths = localePaths;

/** What the referee's search asks back in a language: fetched by the finder at the first search. */
export const GET: APIRoute = ({ params: { locale } }) =>
  Response.json(WORDS[`../../content/words/${langOf(locale)}/asks.json`]);
