import type { Page } from '@playwright/test';
import { LIMITS } from '../../budgets.ts';
import { expect, test } from './fixture.ts';
import { noteShifts, shift } from './shifts.ts';
import { inTabs } from '../built/site.ts';

/** Puts a rulebook in force, and notes how far things move. */
const noteShiftsUnder = async (page: Page, rules: string): Promise<void> => {
  await page.addInitScript((id) => localStorage.setItem('tensu:rulebook', id), rules);
  await page.addInitScript(noteShifts);
};

/** Reports a measurement for `budgets.json`. */
const note = (path: string, kibibytes: number): void =>
  void test.info().annotations.push({ type: 'KiB', description: `${path} ${kibibytes.toFixed(1)}` });

/** Kibibytes that a page transfers with an empty cache: tiles and everything else. */
async function firstLoad(page: Page, path: string): Promise<{ tiles: number; rest: number }> {
  const client = await page.context().newCDPSession(page);
  const urls = new Map<string, string>();
  const bytes = { tiles: 0, rest: 0 };
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  client.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId) ?? '';
    // Only a browser with a window requests the tab's icon.
    if (!url.endsWith('/favicon.svg')) bytes[/\/tiles\/\w+\.svg$/.test(url) ? 'tiles' : 'rest'] += encodedDataLength;
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await client.detach();
  return { tiles: bytes.tiles / 1024, rest: bytes.rest / 1024 };
}

const firstLoadLimits: Readonly<Record<string, number>> = LIMITS.firstLoadKiB;
const mcrLimits: Readonly<Record<string, number>> = LIMITS.mcrFirstLoadKiB;
const PAGES = Object.keys(firstLoadLimits);

test.describe('a first visit', () => {
  for (const { group, name } of inTabs(PAGES, 9)) {
    test(
      `transfers no more than its budget, and nothing moves by itself: ${name}`,
      { tag: '@phone' },
      async ({ page }) => {
        await noteShiftsUnder(page, 'ema-2016');
        for (const path of group)
          await test.step(path, async () => {
            const { rest, tiles } = await firstLoad(page, path);
            note(path, rest);
            expect(rest, path).toBeGreaterThan(1);
            expect(rest, path).toBeLessThanOrEqual(firstLoadLimits[path] ?? 0);
            expect(tiles, `tiles of ${path}`).toBeLessThanOrEqual(LIMITS.tilesKiB);
            expect(await shift(page), path).toBeLessThanOrEqual(LIMITS.layoutShift);
            await page.reload({ waitUntil: 'networkidle' });
            for (const island of await page.locator('astro-island').filter({ visible: true }).all()) {
              await island.scrollIntoViewIfNeeded();
              await expect(island).not.toHaveAttribute('ssr');
            }
            // On a busy machine fonts may still arrive while islands wake up, so a second visit has the same limit.
            expect(await shift(page), `${path} again`).toBeLessThanOrEqual(LIMITS.layoutShift);
          });
      },
    );
  }

  test(
    'of an MCR reader stays within its budget too, and nothing moves by itself',
    { tag: '@phone' },
    async ({ page }) => {
      await noteShiftsUnder(page, 'mers-2014');
      for (const path of ['/score/', '/practice/']) {
        const { rest } = await firstLoad(page, path);
        note(`${path} of MCR`, rest);
        expect(rest, path).toBeLessThanOrEqual(mcrLimits[path] ?? firstLoadLimits[path] ?? 0);
        await page.reload({ waitUntil: 'networkidle' });
        expect(await shift(page), path).toBeLessThanOrEqual(LIMITS.layoutShift);
      }
    },
  );

  test('in Russian stays within the same budget, and fetches few tiles where most hands are', async ({ page }) => {
    for (const path of ['/', '/score/', '/practice/', '/referee/', '/ema-2016/scoring/']) {
      const { rest } = await firstLoad(page, `/ru${path}`);
      expect(rest, `/ru${path}`).toBeLessThanOrEqual(firstLoadLimits[path] ?? 0);
    }
    for (const path of ['/ema-2012/yaku/', '/ema-2016/end-of-hand/', '/reference/mcr-fans/', '/tiles/']) {
      const { tiles } = await firstLoad(page, path);
      expect(tiles, path).toBeLessThanOrEqual(LIMITS.tilesKiB);
    }
  });
});
