import { expect, test } from '@playwright/test';

test.use({ serviceWorkers: 'allow' });

test.describe('without a network', { tag: '@desktop' }, () => {
  for (const [prefix, lang] of [
    ['', 'en'],
    ['ru/', 'ru'],
  ] as const) {
    test(`pages in ${lang} open once one of them was visited`, async ({ page, context }) => {
      await page.goto(`/${prefix}`);
      await page.evaluate(() => navigator.serviceWorker.ready);
      await context.setOffline(true);
      for (const path of ['ema-2016/scoring/', 'score/', '']) {
        await page.goto(`/${prefix}${path}`);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expect(page.locator('main h1')).toBeVisible();
      }
      await page.goto(`/${prefix}missing/`);
      await expect(page.locator('main h1')).toBeVisible();
    });
  }

  test('what is kept of one language does not stand in the way of another', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    const response = await page.goto('/ru/score/');
    expect(response?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    expect((await page.goto('/missing/'))?.status()).toBe(404);
  });
});
