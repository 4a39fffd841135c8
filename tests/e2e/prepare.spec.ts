import { expect, test } from './fixture.ts';

const PATH = '/prepare/samara-2019/';

test.describe('preparing for a tournament', () => {
  test('the checklist is stored for each rulebook', async ({ page }) => {
    await page.goto(PATH);
    const furiten = page.getByRole('checkbox', { name: /furiten/ });
    await expect(page.locator('.count')).toHaveText(/^0 of \d+$/);
    await furiten.focus();
    await page.keyboard.press('Space');
    await expect(page.locator('.count')).toHaveText(/^1 of \d+$/);
    await page.reload();
    await expect(furiten).toBeChecked();
    await page.goto('/prepare/ema-2016/');
    await expect(page.getByRole('checkbox', { name: /furiten/ })).not.toBeChecked();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('can be read and ticked', async ({ page }) => {
      await page.goto(PATH);
      await expect(page.locator('.count')).toBeHidden();
      const furiten = page.getByRole('checkbox', { name: /furiten/ });
      await furiten.check();
      await expect(furiten).toBeChecked();
    });
  });
});
