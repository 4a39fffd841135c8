import type { APIRoute } from 'astro';
import { sitePath } from '../locales.ts';

/** Everything may be read; the sitemap stands at the site's own address. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL(sitePath('sitemap-index.xml', undefined), site).href}\n`);
