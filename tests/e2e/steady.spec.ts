import budgets from '../../budgets.json' with { type: 'json' };
import { expect, test } from './fixture.ts';

declare global {
  interface Window {
    /** How far things have moved on the page by themselves (the sum of layout shifts). */
    shift: number;
  }
}

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
    for (const island of await page.locator('astro-island').filter({ visible: true }).all()) {
      await island.scrollIntoViewIfNeeded();
      await expect(island).not.toHaveAttribute('ssr');
    }
    expect(await page.evaluate(() => window.shift)).toBeLessThanOrEqual(budgets.layoutShift.afterwards);
  });
}
