import type { APIRoute } from 'astro';
import { ui } from '../../i18n/strings.ts';
import { localePaths } from '../../locales.ts';

export const getStaticPaths = localePaths;

/** The misconceptions about the table in a language: fetched by those who practise riichi, so that the page need not carry them. */
export const GET: APIRoute = ({ locals: { t } }) => Response.json(ui(t, 'table-mistake'));
