import type { Page } from '@playwright/test';
import budgets from '../../budgets.json' with { type: 'json' };
import { expect, test } from './fixture.ts';
import { READ, inTabs } from './site.ts';

/** What only a browser with a window asks for: a picture for its tab. */
const OF_THE_WINDOW = '/favicon.svg';

/** Kibibytes transferred while a page loads, without a cache: those of the tiles apart. */
async function firstLoad(page: Page, path: string): Promise<{ tiles: number; rest: number }> {
  const client = await page.context().newCDPSession(page);
  const urls = new Map<string, string>();
  const bytes = { tiles: 0, rest: 0 };
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  client.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId) ?? '';
    if (!url.endsWith(OF_THE_WINDOW)) bytes[/\/tiles\/\w+\.svg$/.test(url) ? 'tiles' : 'rest'] += encodedDataLength;
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await client.detach();
  return { tiles: bytes.tiles / 1024, rest: bytes.rest / 1024 };
}

test.describe('first load, gzip', { tag: '@desktop' }, () => {
  for (const [path, limit] of Object.entries(budgets.firstLoadKiB)) {
    for (const prefix of ['', 'ru/']) {
      test(`/${prefix}${path} within ${String(limit)} KiB without tiles`, async ({ page }) => {
        const { rest, tiles } = await firstLoad(page, `/${prefix}${path}`);
        test.info().annotations.push({ type: 'KiB', description: rest.toFixed(1) });
        expect(rest).toBeGreaterThan(1);
        expect(rest).toBeLessThanOrEqual(limit);
        expect(tiles, 'tiles').toBeLessThanOrEqual(budgets.tilesKiB);
      });
    }
  }

  for (const [path, limit] of Object.entries(budgets.mcrFirstLoadKiB)) {
    test(`/ru/${path} within ${String(limit)} KiB without tiles for a reader of MCR`, async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('tensu:rulebook', 'mers-2014'));
      const { rest } = await firstLoad(page, `/ru/${path}`);
      test.info().annotations.push({ type: 'KiB', description: rest.toFixed(1) });
      expect(rest).toBeLessThanOrEqual(limit);
    });
  }

  for (const { group, name } of inTabs(READ.filter((path) => !(path in budgets.firstLoadKiB)))) {
    test(`at most ${String(budgets.tilesKiB)} KiB of tiles: ${name}`, async ({ page }) => {
      for (const path of group) {
        const { tiles } = await firstLoad(page, `/${path}`);
        expect(tiles, path).toBeLessThanOrEqual(budgets.tilesKiB);
      }
    });
  }
});
