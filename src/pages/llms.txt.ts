import type { APIRoute } from 'astro';
import { getCollection } from 'astro:content';
import { CHAPTERS, PRESENTED } from '../chapters.ts';
import { DEFAULT_RULEBOOKS } from '../engine/rulebooks/ids.ts';
import en from '../content/i18n/en.json' with { type: 'json' };
import { sitePath } from '../locales.ts';

/** What the site is and where to find what, for programs that read for somebody: https://llmstxt.org. */
export const GET: APIRoute = async ({ site }) => {
  const address = (path: string): string => new URL(sitePath(path, undefined), site).href;
  const titles = new Map((await getCollection('docs')).map(({ id, data }) => [id, data]));
  const link = (path: string, name: string, about: string): string => `- [${name}](${address(path)}): ${about}`;
  const books = PRESENTED.map((book) => {
    const chapters = CHAPTERS[book].map(({ slug }) => {
      const chapter = titles.get(`${book}/${slug}`);
      return link(`${book}/${slug}/`, chapter?.title ?? slug, chapter?.description ?? '');
    });
    return `## ${en[`tensu.book.${book}`]} (${book})\n\n${en[`tensu.rulebooks.${book}.about`]}\n\n${chapters.join('\n')}`;
  });
  const tools = [
    link(
      'score/',
      en['tensu.scorer.title'],
      `${en['tensu.scorer.description']} A hand is a link: score/#in=${DEFAULT_RULEBOOKS.riichi}&c=33m123m123s456s78s&w=9s&by=draw&s=east&r=east`,
    ),
    link('referee/all/', en['tensu.referee.all.title'], en['tensu.referee.all.description']),
    link('compare/', en['tensu.compare.title'], en['tensu.compare.description']),
    link('glossary/', en['tensu.glossary.title'], en['tensu.glossary.lead']),
    link('errata/', en['tensu.errata.title'], en['tensu.errata.description']),
    link(
      'requests.schema.json',
      'JSON Schema',
      'the requests that the engine answers: score, settle, finish, rank, may I',
    ),
    link('embed/', en['tensu.embed.title'], en['tensu.embed.description']),
  ];
  const text = `# Tensu

> Mahjong tournament rulebooks, riichi and MCR, article by article, on an engine that scores any hand and names the article behind every number.

Cite a rule by rulebook and article, as in “EMA 2016 4.1.2”; each article is the anchor of its number, as in ${address('ema-2016/scoring/#4.1.2')}. Rulebooks differ: ask which one is played. Where a rulebook is silent or contradicts itself, the chapter says so and gives the site’s own reading. In browsers that let pages offer tools, every page offers them: score_hand, why_not, settle_hand, may_i, find_ruling.

## Tools

${tools.join('\n')}

${books.join('\n\n')}
`;
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
