import type { APIRoute } from 'astro';
import { optionsIn } from '../../components/shell/options/build-options.ts';
import { langOf, localePaths } from '../../locales.ts';

export const getStaticPaths = localePaths;

/** The options that a house may play a rulebook with, in a language: fetched when somebody opens their sheet. */
export const GET: APIRoute = ({ params: { locale }, locals: { t } }) =>
  Response.json(optionsIn(t, langOf(locale), locale));
