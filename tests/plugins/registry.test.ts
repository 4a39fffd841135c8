import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { untwinned } from '../../plugins/checks.ts';
import { articleProblems, citesIn } from '../../plugins/registry.ts';
import { articleHref, chapterOf } from '../../src/articles.ts';
import { CHAPTERS } from '../../src/chapters.ts';

/** A site that has each published chapter, with one article for each of its sections. */
const published = Object.entries(CHAPTERS).flatMap(([book, chapters]) =>
  chapters.map(({ slug, sections }) => ({ path: `${book}/${slug}/`, articles: sections })),
);
const html = (articles: readonly string[]): string =>
  articles.map((n) => `<h2 id="${n}" data-article="${n}">`).join('');
const pages = published.map(({ path, articles }) => ({ file: `${path}index.html`, path, html: html(articles) }));
const [first] = published;
if (!first) throw new Error('no chapter is published');
const [book = ''] = first.path.split('/');
const [section = ''] = first.articles;

test('a site with its articles in place has no problem', () => {
  expect(articleProblems(pages, [{ book, article: section, by: 'test' }])).toEqual([]);
});

test('an article twice', () => {
  const twice = pages.map((page) => (page.path === first.path ? { ...page, html: page.html + html([section]) } : page));
  expect(articleProblems(twice, [])).toEqual([expect.stringContaining('stands twice')]);
});

test('a published chapter without its page', () => {
  expect(articleProblems(pages.slice(1), [])).toEqual([expect.stringContaining('no page is there')]);
});

test('an article that belongs to no section of its chapter', () => {
  const stray = pages.map((page) => (page.path === first.path ? { ...page, html: page.html + html(['99.9']) } : page));
  expect(articleProblems(stray, [])).toEqual([expect.stringContaining('does not belong')]);
});

test('a cite of an article that its chapter lacks, in data or on a page', () => {
  const missing = `${section}.99`;
  expect(articleProblems(pages, [{ book, article: missing, by: 'rules.pinfu' }])).toEqual([
    `article ${book} ${missing} is in no chapter, but is cited by rules.pinfu`,
  ]);
  const citing = { file: 'score/index.html', path: 'score/', html: `<a data-cite="${book} ${missing}">` };
  expect(articleProblems([...pages, citing], [])).toEqual([expect.stringContaining('cited by score/')]);
});

test('a cite of a chapter that is not published yet waits', () => {
  expect(articleProblems(pages, [{ book: 'no-such-book', article: '1.1', by: 'test' }])).toEqual([]);
});

test('a translation with other articles than its English twin', () => {
  const translated = { file: `ru/${first.path}index.html`, path: `ru/${first.path}`, html: html([]) };
  expect(articleProblems([...pages, translated], [])).toEqual([expect.stringContaining('other articles')]);
});

test('cites are found however deep they lie', () => {
  const rules = {
    cite: { pinfu: { book, silent: true, from: { book, article: '4.1' } }, dora: { book, article: '2' } },
  };
  expect(citesIn(rules, 'x')).toEqual([
    { book, article: '4.1', by: 'x.cite.pinfu.from' },
    { book, article: '2', by: 'x.cite.dora' },
  ]);
});

test('an article has an address once its chapter is published, in each language', () => {
  expect(articleHref(book, section, undefined)).toBe(`/${first.path}#${section}`);
  expect(articleHref(book, section, 'ru')).toBe(`/ru/${first.path}#${section}`);
  expect(articleHref('no-such-book', section, 'ru')).toBeUndefined();
});

test('a section covers its own articles only', () => {
  expect(chapterOf(book, `${section}.3`)?.slug).toBe(chapterOf(book, section)?.slug);
  expect(chapterOf(book, `${section}0`)).toBeUndefined();
});

test('a translation without an English twin', async () => {
  const docs = `${mkdtempSync(join(tmpdir(), 'docs-'))}/`;
  for (const file of ['ema/scoring.mdx', 'ru/ema/scoring.mdx', 'ru/ema/alone.mdx']) {
    mkdirSync(join(docs, file, '..'), { recursive: true });
    writeFileSync(join(docs, file), '');
  }
  expect(await untwinned(docs)).toEqual([expect.stringMatching(/^ru\/ema\/alone\.mdx /)]);
  rmSync(docs, { recursive: true });
});
