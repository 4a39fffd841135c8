import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import cut from '../../src/assets/fonts/kanji.json' with { type: 'json' };
import { PAGES } from './site.ts';

const KANJI = /[\u2e80-\u2fdf\u3005-\u30ff\u31f0-\u9fff\uf900-\ufaff\uff00-\uffef]/g;
/** Pages that show kanji only after the reader has chosen MCR. */
const SHOWS_LATER = /(?:^|\/)(?:score|practice|qualify\/(?:sit|desk))\/$/;
const FONT_OF = { ja: 'japanese', zh: 'chinese' } as const;

const pages = PAGES.map((path) => {
  const html = readFileSync(`dist/${path}index.html`, 'utf8');
  const body = html.slice(html.indexOf('<body')).replaceAll(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, '');
  const names = (lang: string): string =>
    [...body.matchAll(new RegExp(`<span(?=[^>]*\\slang="${lang}")[^>]*>([^<]*)`, 'g'))]
      .map(([, text]) => text)
      .join('');
  const marked = { ja: names('ja'), zh: names('zh') };
  return { path, html, marked, shown: body.replaceAll(/<[^>]*>/g, '').match(KANJI) ?? [] };
});
const withKanji = pages.filter(({ shown }) => shown.length > 0);
const lists = (html: string, font: string): boolean => html.includes(`--font-${font}:`);

test('some pages show kanji', () => {
  expect(withKanji.length).toBeGreaterThan(20);
});

test('kanji on pages are marked as Japanese or Chinese, which gives them their font', () => {
  for (const { path, marked, shown } of withKanji) {
    expect(shown.length, path).toBe((marked.ja + marked.zh).match(KANJI)?.length);
  }
});

test('each kanji on a page has a glyph in a font that the page lists', () => {
  for (const { path, html, marked } of withKanji) {
    const chinese = lists(html, 'chinese') ? cut.chinese : '';
    const japanese = lists(html, 'japanese') ? cut.japanese + chinese : '';
    const missing = [
      ...(marked.ja.match(KANJI) ?? []).filter((one) => !japanese.includes(one)),
      ...(marked.zh.match(KANJI) ?? []).filter((one) => !chinese.includes(one)),
    ];
    expect(missing, path).toEqual([]);
  }
});

test('a page without kanji neither lists nor preloads a font for them', () => {
  for (const { path, html, marked } of pages) {
    for (const lang of ['ja', 'zh'] as const)
      if (marked[lang] === '' && !(lang === 'zh' && SHOWS_LATER.test(path)))
        expect(lists(html, FONT_OF[lang]), path).toBe(false);
    const preloads = html.match(/<link[^>]*rel="preload"[^>]*as="font"/g)?.length ?? 0;
    const ownKanji = (marked.ja === '' ? 0 : 1) + (marked.zh === '' ? 0 : 1);
    const ofText = /^(?:ru|uk)\//.test(path) ? 2 : 1;
    expect(preloads, path).toBe(ofText + ownKanji);
  }
});
