import type { APIRoute } from 'astro';
import { ui } from '../../i18n/strings.ts';
import type { TableWords } from '../../components/widgets/questions/table-words.ts';
import { localePaths } from '../../locales.ts';

export const getStaticPaths = localePaths;

/** Misconceptions about the table, rulings with their amounts, and in what rulebooks differ, in a language: fetched by those who practise riichi, so that the page need not carry them. */
export const GET: APIRoute = ({ locals: { t } }) =>
  Response.json({
    mistake: ui(t, 'table-mistake'),
    ruling: ui(t, 'ruling'),
    differs: ui(t, 'differs'),
  } satisfies TableWords);
