import { expect, test } from '@playwright/test';

test('an address without a page is answered with 404 and a way home', async ({ page }) => {
  const response = await page.goto('/missing/');
  expect(response?.status()).toBe(404);
  await page.locator('main a[href="/"]').click();
  expect(new URL(page.url()).pathname).toBe('/');
});
