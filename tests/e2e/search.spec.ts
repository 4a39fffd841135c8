import { expect, test } from './fixture.ts';

test.describe('the search', { tag: '@desktop' }, () => {
  for (const [what, words, address] of [
    ['an article by its number', '4.1.1', '/ema-2016/scoring/#4.1.1'],
    ['an article by another name of its subject', '符', '/ema-2016/scoring/#4.1'],
  ] as const) {
    test(`finds ${what}`, async ({ page }) => {
      await page.goto('/');
      await page.keyboard.press('Control+k');
      await page.locator('dialog input').fill(words);
      await expect(page.locator(`dialog a[href^="${address}"]`).first()).toBeVisible();
    });
  }
});
