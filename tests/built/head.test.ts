import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, withoutLocale } from '../../src/locales.ts';
import { FALLBACKS, PAGES, SITEMAP } from './site.ts';

const htmlOf = (path: string): string => readFileSync(`dist/${path}index.html`, 'utf8');
const links = (html: string, rel: string): string[] =>
  [...html.matchAll(/<link\s[^>]*>/g)].map(([tag]) => tag).filter((tag) => tag.includes(`rel="${rel}"`));
const attribute = (tag: string, name: string): string => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
const pathOf = (url: string): string => new URL(url).pathname.slice(1);
const alternates = (html: string): Map<string, string> =>
  new Map(links(html, 'alternate').map((tag) => [attribute(tag, 'hreflang'), pathOf(attribute(tag, 'href'))]));

/** Width and height of a PNG, from its first chunk. */
function sizeOf(file: string): readonly [number, number] {
  const bytes = readFileSync(file);
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

const isHidden = (path: string): boolean => /<meta\s[^>]*name="robots"[^>]*noindex/.test(htmlOf(path));

describe('what search engines and other sites read', () => {
  test('the sitemap has each page in its own words, and no other', () => {
    const own = PAGES.filter((path) => !FALLBACKS.includes(path) && !isHidden(path));
    expect([...SITEMAP].sort()).toEqual(own);
  });

  test('a page in its own words is canonical', () => {
    for (const path of SITEMAP) {
      const canonical = links(htmlOf(path), 'canonical').map((tag) => pathOf(attribute(tag, 'href')));
      expect(canonical, path).toEqual([path]);
    }
  });

  test('a page that is not translated names the English one as canonical, and no other language', () => {
    for (const path of FALLBACKS.filter((one) => !isHidden(one))) {
      const html = htmlOf(path);
      expect(links(html, 'canonical').map((tag) => pathOf(attribute(tag, 'href')))).toEqual([withoutLocale(path)]);
      expect([...alternates(html)]).toEqual([]);
    }
  });

  test('the languages of a page name each other, and x-default is English', () => {
    for (const path of SITEMAP) {
      const english = withoutLocale(path);
      const present = LANGUAGES.map(
        ({ locale, lang }) => [lang, locale ? `${locale}/${english}` : english] as const,
      ).filter(([, twin]) => SITEMAP.includes(twin));
      expect([...alternates(htmlOf(path))].sort(), path).toEqual([...present, ['x-default', english] as const].sort());
    }
  });

  test('each page has a title of its own, a description and a picture', () => {
    for (const path of SITEMAP) {
      const html = htmlOf(path);
      expect(html, path).toMatch(/<title>[^<]{6,}<\/title>/);
      expect(html, path).toMatch(/<meta name="description" content="[^"]{40,200}"/);
      const [, picture = ''] = /<meta property="og:image" content="(https:\/\/[^"]+\.png)"/.exec(html) ?? [];
      expect(html, path).toContain(`<meta name="twitter:image" content="${picture}"`);
      expect(sizeOf(`dist/${pathOf(picture)}`), path).toEqual([1200, 630]);
      expect(html, path).toMatch(/<meta name="twitter:card" content="summary_large_image"/);
    }
  });

  test('the chapters of riichi have pictures with hands of their own', () => {
    const pictures = SITEMAP.flatMap((path) => {
      const [, picture] = /<meta property="og:image" content="[^"]+\/(share\/[^"]+)"/.exec(htmlOf(path)) ?? [];
      return picture === undefined ? [] : [[withoutLocale(path), picture] as const];
    });
    for (const [path, picture] of pictures) expect(`share/${path.replace(/\/$/, '')}.png`).toBe(picture);
    const files = new Set(pictures.map(([, picture]) => picture));
    expect(files.size).toBeGreaterThan(15);
    expect(new Set([...files].map((file) => readFileSync(`dist/${file}`).toString('base64'))).size).toBeGreaterThan(15);
  });

  test('each page carries a policy that allows nothing from elsewhere', () => {
    for (const path of PAGES) {
      expect(htmlOf(path), path).toMatch(/<meta http-equiv="Content-Security-Policy" content="default-src 'none';/);
      expect(htmlOf(path), path).not.toContain("'unsafe-inline'");
    }
  });
});
