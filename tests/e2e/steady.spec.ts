import budgets from '../../budgets.json' with { type: 'json' };
import { expect, test } from './fixture.ts';

declare global {
  interface Window {
    /** How far things have moved on the page by themselves (the sum of layout shifts). */
    shift: number;
  }
}

const PAGES: readonly (readonly [path: string, rules: string])[] = [
  ...Object.keys(budgets.firstLoadKiB).map((path) => [path, 'ema-2016'] as const),
  ['practice/', 'mers-2014'],
  ['score/', 'mers-2014'],
];

for (const [path, rules] of PAGES) {
  test(
    `nothing moves on /${path} by ${rules} while it loads and its widgets wake up`,
    { tag: '@alone' },
    async ({ page }) => {
      await page.addInitScript((inForce) => {
        localStorage.setItem('tensu:rulebook', inForce);
        window.shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) window.shift += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      }, rules);
      await page.goto(`/${path}`, { waitUntil: 'networkidle' });
      expect(await page.evaluate(() => window.shift)).toBeLessThanOrEqual(budgets.layoutShift.whileFontsArrive);
      await page.reload({ waitUntil: 'networkidle' });
      for (const island of await page.locator('astro-island').filter({ visible: true }).all()) {
        await island.scrollIntoViewIfNeeded();
        await expect(island).not.toHaveAttribute('ssr');
      }
      expect(await page.evaluate(() => window.shift)).toBeLessThanOrEqual(budgets.layoutShift.afterwards);
    },
  );
}
