import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CHAPTER_PAGES, SITEMAP } from './site.ts';
import { withoutLocale } from '../../src/locales.ts';

interface Thing {
  readonly '@type': unknown;
  readonly url?: string;
  readonly headline?: string;
  readonly inLanguage?: string;
  readonly itemListElement?: readonly { readonly position: number; readonly name: string; readonly item: string }[];
}

const htmlOf = (path: string): string => readFileSync(`dist/${path}index.html`, 'utf8');
const graphOf = (html: string): readonly Thing[] => {
  const [, text] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html) ?? [];
  return text === undefined ? [] : (JSON.parse(text) as { '@graph': readonly Thing[] })['@graph'];
};
const pathOf = (url: string | undefined): string => new URL(url ?? '').pathname.slice(1);

const chapters = SITEMAP.filter((path) => CHAPTER_PAGES.includes(withoutLocale(path)));

test('each chapter says what it is, in its own language, and its way leads to pages that are there', () => {
  expect(chapters.length).toBeGreaterThan(CHAPTER_PAGES.length);
  for (const path of chapters) {
    const html = htmlOf(path);
    const [article, trail] = graphOf(html);
    expect(article?.['@type'], path).toEqual(['Article', 'LearningResource']);
    expect(pathOf(article?.url)).toBe(path);
    expect(article?.inLanguage).toBe(/<html[^>]*\slang="([^"]+)"/.exec(html)?.[1]);
    expect(html).toContain(`<title>${article?.headline ?? ''}`.replaceAll('&', '&amp;').slice(0, 20));
    const steps = trail?.itemListElement ?? [];
    expect(steps.map(({ position }) => position)).toEqual([1, 2, 3]);
    for (const { name, item } of steps) {
      expect(name).not.toBe('');
      expect(existsSync(`dist/${pathOf(item)}index.html`), item).toBe(true);
    }
  }
});

test('no other page claims to be a chapter', () => {
  for (const path of SITEMAP.filter((one) => !chapters.includes(one))) expect(graphOf(htmlOf(path)), path).toEqual([]);
});
