import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BOOK_IDS } from '../../src/engine/rulebooks/ids.ts';
import { LANGUAGES } from '../../src/locales.ts';

/** Pages whose tools go by the rulebook in force, and whether a tool names it before it wakes. */
const TOOLS = {
  'practice/': true,
  'table/': true,
  'table/game/': true,
  'table/final/': true,
  'tournament/': true,
  'referee/log/': true,
  'score/': false,
  'games/': false,
};

const OPTION = /<option[^>]*>([^<]*)<\/option>/g;

/** The rulebooks by the names in the header of a page, the first one as the page is built. */
function offered(html: string): readonly string[] {
  const [, options = ''] = /<select id="tensu-rulebook"[^>]*>([\s\S]*?)<\/select>/.exec(html) ?? [];
  return [...options.matchAll(OPTION)].map(([, name = '']) => name);
}

/** The text of the tools of a page as it stands before they wake: of a list, only what is chosen. */
function toolText(html: string): string {
  const tools = [...html.matchAll(/<astro-island[\s\S]*?<\/astro-island>/g)].map(([tool]) => tool);
  return tools
    .join('\n')
    .replace(OPTION, (option: string) => (/^<option[^>]*\sselected/.test(option) ? option : ''))
    .replace(/<[^>]*>/g, ' ');
}

describe('a page before its tools wake', () => {
  const cases = LANGUAGES.flatMap(({ locale }) =>
    Object.entries(TOOLS).map(([path, names]) => [locale === undefined ? path : `${locale}/${path}`, names] as const),
  );
  test.each(cases)('%s names the rulebook of its header and no other', (path, names) => {
    const html = readFileSync(`dist/${path}index.html`, 'utf8');
    const books = offered(html);
    expect(books).toHaveLength(BOOK_IDS.length);
    const text = toolText(html);
    expect(books.filter((book) => text.includes(book))).toEqual(names ? books.slice(0, 1) : []);
  });
});
