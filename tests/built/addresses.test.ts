import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const PUBLISHED = readFileSync('tests/fixtures/published/addresses.txt', 'utf8').trim().split('\n');
const REDIRECT = /<meta http-equiv="refresh" content="[^"]*url=([^"#]+)/i;
/** The page to which a script of this page takes anchors that are no longer here. */
const MOVED_TO = /\sdata-moved-to="([^"]+)"/;

/** The page at an address, or the one it redirects to; empty when there is none. */
function pageAt(address: string): string {
  const file = `dist${address}${address.endsWith('/') ? 'index.html' : ''}`;
  const html = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [, next] = REDIRECT.exec(html) ?? [];
  return next === undefined ? html : pageAt(new URL(next, 'http://site').pathname);
}

test('every address and anchor that was published is there or redirected', () => {
  const lost = PUBLISHED.flatMap((line) => {
    const [address = '', ...anchors] = line.split(' ');
    const html = pageAt(address);
    if (html === '') return [address];
    const [, moved] = MOVED_TO.exec(html) ?? [];
    const pages = html + (moved === undefined ? '' : pageAt(moved));
    const ids = new Set([...pages.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
    return anchors.filter((anchor) => !ids.has(anchor)).map((anchor) => `${address}#${anchor}`);
  });
  expect(PUBLISHED.length).toBeGreaterThan(200);
  expect(lost).toEqual([]);
});
