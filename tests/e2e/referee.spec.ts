import { expect, test } from './fixture.ts';

const PATH = '/referee/';

test.describe('the referee page', () => {
  test('answers in plain words, the rulebook in force first', { tag: '@desktop' }, async ({ page }) => {
    await page.goto(PATH);
    await page.locator('#tensu-rulebook').selectOption('tesuji-2018');
    const field = page.getByRole('searchbox', { name: 'What happened?' });
    await field.fill('forgot to turn the riichi tile');
    const first = page.locator('#finds .offence').first();
    await expect(first.getByRole('heading')).toHaveText('Riichi tile not turned, or “riichi” not said');
    await expect(first.locator('.ruling').first()).toContainText('Tesuji A-League 2018');
    await expect(first).toContainText('Dead hand.');
    await expect(page.getByRole('status')).toHaveText(/^\d+ cards? found$/);
    await expect(page.locator('#offences')).toBeHidden();

    await page.locator('#tensu-rulebook').selectOption('mers-2014');
    await field.fill('15 minutes late');
    await expect(first.locator('.ruling').first()).toContainText('MERS 2014');
    await expect(first.locator('.head').first()).toContainText('20');

    await page.locator('#tensu-rulebook').selectOption('samara-2019');
    await field.fill('ron without yaku, hand shown');
    await expect(first.locator('.ruling').first()).toContainText('Samara 2019');
    await expect(first.locator('.head').first()).toContainText('4,000 to East, 2,000 to each other player');
    await first.getByRole('link', { name: '3.4.6' }).first().click();
    await expect(page).toHaveURL(/\/ema-2016\/end-of-hand\/#3\.4\.6$/);
  });

  test('says when nothing was found, and shows all again', { tag: '@desktop' }, async ({ page }) => {
    await page.goto(PATH);
    const field = page.getByRole('searchbox');
    await field.fill('xylophone');
    await expect(page.getByRole('status')).toHaveText('Nothing found. Try other words, or search the whole site.');
    await page.getByRole('button', { name: 'Search the whole site' }).click();
    await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('xylophone');
    await page.keyboard.press('Escape');
    await field.fill('');
    await expect(page.locator('#offences')).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('reads as a whole list', { tag: '@desktop' }, async ({ page }) => {
      await page.goto(PATH);
      await expect(page.getByRole('searchbox')).toBeHidden();
      await expect(page.locator('#offences .offence').first()).toBeVisible();
      expect(await page.locator('#offences .offence').count()).toBeGreaterThan(50);
    });
  });
});
