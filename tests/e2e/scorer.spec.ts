import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';

const PATH = '/score/';

async function open(page: Page, path = PATH): Promise<void> {
  await page.goto(path);
  await expect(page.locator('main astro-island').first()).not.toHaveAttribute('ssr');
}

/** Presses Tab until an element with this name has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let stops = 0; stops < 120; stops += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
      return element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '';
    });
    if (typeof name === 'string' ? focused.trim() === name : name.test(focused.trim())) return;
  }
  throw new Error(`Tab never came to ${String(name)}`);
}

const form = (page: Page) => page.getByRole('form', { name: 'Hand scorer' });
const verdicts = (page: Page) => form(page).locator('.verdict');

test.describe('the scorer', () => {
  test('by keyboard alone, from an empty table to a judged guess', { tag: '@desktop' }, async ({ page }) => {
    await open(page);
    await tabTo(page, 'Clear');
    await page.keyboard.press('Enter');
    await expect(form(page)).toContainText('13 more tiles');

    await tabTo(page, '1 character');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Hand as text')).toHaveValue('12m2p');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await expect(page.getByLabel('Hand as text')).toHaveValue('');

    await tabTo(page, 'Hand as text');
    await page.keyboard.type('234m 567p 22p 345s 88s 8s');
    await expect(form(page)).toContainText('The hand is complete');
    await tabTo(page, 'Discard (ron)');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Self-draw (tsumo)' })).toBeChecked();
    await tabTo(page, /^Yaku/);
    await page.keyboard.press('Enter');
    await tabTo(page, /^All simples/);
    await page.keyboard.press('Space');
    await tabTo(page, 'Han');
    await page.keyboard.type('2');
    await tabTo(page, 'Fu');
    await page.keyboard.type('30');
    await tabTo(page, 'Payment');
    await page.keyboard.type('500/1000');
    await page.keyboard.press('Enter');

    await expect(verdicts(page)).toHaveCount(4);
    await expect(verdicts(page).nth(0)).toContainText('Yaku: Wrong. You missed: Fully concealed hand');
    await expect(verdicts(page).nth(1)).toContainText('Right.');
    await expect(verdicts(page).nth(2)).toContainText('Right.');
    await expect(verdicts(page).nth(3)).toContainText('Right.');
    await expect(page.getByRole('status')).toHaveText(
      'Right: 3 of 4. Yaku: Wrong. You missed: Fully concealed hand. Han: Right. Fu: Right. Payment: Right.',
    );
    await expect(page.getByLabel('Payment')).toBeFocused();
  });

  test('what waits for the second picture comes: the circumstances and the score table', async ({ page }) => {
    await open(page);
    await expect(page.getByRole('group', { name: 'Seat wind' })).toBeVisible();
    const row = page.getByRole('table', { name: 'Another player wins' }).getByRole('row').nth(3);
    await expect(row.getByRole('cell').first()).toHaveText(/^\s*Ron 1,000\s*Tsumo 300\/500\s*$/);
  });
});
