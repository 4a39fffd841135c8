import type { Page } from '@playwright/test';
import budgets from '../../budgets.json' with { type: 'json' };
import { expect, test } from './fixture.ts';

declare global {
  interface Window {
    /** How far things have moved on the page by themselves (the sum of layout shifts). */
    shift: number;
    /** Milliseconds from the slowest tap or key to the next picture. */
    slowest: number;
  }
}

const SLOWER = 4;
/** Visits per measurement: the best one counts, for the others may have been disturbed by the machine. */
const VISITS = 3;
const SETTLED = 500;

/** What a reader taps first on each page. */
const FIRST_TAP = {
  '': 'tensu-home-hand button',
  'ema-2016/scoring/': 'astro-island button',
  'score/': 'astro-island button',
};

for (const path of Object.keys(budgets.firstLoadKiB)) {
  test(`nothing moves on /${path} while it loads and its widgets wake up`, { tag: '@alone' }, async ({ page }) => {
    await page.addInitScript(() => {
      window.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.shift += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`/${path}`, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => window.shift)).toBeLessThanOrEqual(budgets.layoutShift.whileFontsArrive);
    await page.reload({ waitUntil: 'networkidle' });
    for (const island of await page.locator('astro-island').all()) {
      await island.scrollIntoViewIfNeeded();
      await expect(island).not.toHaveAttribute('ssr');
    }
    expect(await page.evaluate(() => window.shift)).toBeLessThanOrEqual(budgets.layoutShift.afterwards);
  });
}

/** Opens a page anew, slows the machine down and taps: milliseconds until the answer is on the screen. */
async function firstTap(page: Page, path: string, target: string): Promise<number> {
  const client = await page.context().newCDPSession(page);
  await page.goto(`/${path}`, { waitUntil: 'networkidle' });
  const button = page.locator(`main ${target}:visible:enabled`).first();
  await button.scrollIntoViewIfNeeded();
  await expect(page.locator('main astro-island[ssr]').filter({ has: button })).toHaveCount(0);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await button.tap();
  await page.waitForTimeout(SETTLED);
  const slowest = await page.evaluate(() => window.slowest);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await client.detach();
  return slowest;
}

for (const [path, target] of Object.entries(FIRST_TAP)) {
  test(`the first tap on /${path} is answered in time on a slow machine`, { tag: '@alone' }, async ({ page }) => {
    await page.addInitScript(() => {
      window.slowest = 0;
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) window.slowest = Math.max(window.slowest, duration);
      }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
    });
    const times: number[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) times.push(await firstTap(page, path, target));
    expect(Math.min(...times)).toBeLessThanOrEqual(budgets.tapMilliseconds);
  });
}
