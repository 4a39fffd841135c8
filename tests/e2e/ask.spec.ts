import { expect, test } from './fixture.ts';

const PAGE = '/ema-2016/end-of-hand/';

test('a question beside an article is answered by keyboard, and tells why where it was wrong', async ({ page }) => {
  await page.goto(PAGE);
  const ask = page.locator('tensu-ask').nth(1);
  await ask.scrollIntoViewIfNeeded();
  const [yes, no] = [ask.getByRole('button', { name: 'Yes' }), ask.getByRole('button', { name: 'No' })];
  await yes.focus();
  await page.keyboard.press('Enter');
  await expect(ask.getByRole('status')).toHaveText('Not quite.');
  await expect(ask.getByText('furiten', { exact: false }).last()).toBeVisible();
  await expect(ask.getByRole('link', { name: 'EMA 2016, 3.4.5' })).toBeVisible();
  await no.focus();
  await page.keyboard.press('Space');
  await expect(ask.getByRole('status')).toHaveText('Right.');
  await expect(no).toHaveAttribute('aria-pressed', 'true');
  await expect(ask.locator('details')).not.toHaveAttribute('open');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the answer can be read', async ({ page }) => {
    await page.goto(PAGE);
    const ask = page.locator('tensu-ask').nth(1);
    await expect(ask.getByRole('button')).toHaveCount(0);
    await ask.getByText('Answer').click();
    await expect(ask.getByRole('link', { name: 'EMA 2016, 3.4.5' })).toBeVisible();
  });
});
