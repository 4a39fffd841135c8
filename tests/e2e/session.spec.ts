import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { onlyResult, ready, skill } from './practice.ts';

/** Double-taps within a tenth of a second by the page's own clock, however slow the machine is. */
async function doubleTap(page: Page, x: number, y: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const began = Date.now() / 1000;
  for (const timestamp of [began, began + 0.1]) {
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }], timestamp });
    await client.send('Input.dispatchTouchEvent', {
      type: 'touchEnd',
      touchPoints: [],
      timestamp: timestamp + 0.03,
    });
  }
}

test.describe('a session', () => {
  test('a session outlives an article, a reload and the way back, and the map offers to go on', async ({ page }) => {
    await ready(page);
    await skill(page, 'Fu of a hand').click();
    await onlyResult(page);
    const pick = page.getByRole('group', { name: 'How many fu, rounded?' }).getByRole('button', { name: '110' });
    await pick.click();
    await page.getByRole('button', { name: 'Next' }).click();
    await pick.click();
    const verdict = page.getByText('Not right.').first();
    await expect(verdict).toBeVisible();
    await page.getByRole('link', { name: 'EMA 2016, 4.1.1' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page.getByText('2 of 10', { exact: true })).toBeVisible();
    await expect(verdict).toBeVisible();
    await page.reload();
    await expect(page.getByText('2 of 10', { exact: true })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Skills by EMA 2016' })).toBeVisible();
    await page.goForward();
    await expect(page.getByText('2 of 10', { exact: true })).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: 'Continue: 2 of 10 · Fu of a hand' }).click();
    await expect(page.getByText('2 of 10', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('button', { name: 'All skills' }).click();
    await expect(page.getByRole('heading', { name: 'Skills by EMA 2016' })).toBeFocused();
    await expect(page.getByRole('button', { name: /^Continue/ })).toHaveCount(0);
  });

  test('a double tap answers once, wherever the next button comes to lie', async ({ page, hasTouch }) => {
    await ready(page);
    await skill(page, 'Fu of a hand').click();
    await onlyResult(page);
    const choice = page.getByRole('group', { name: 'How many fu, rounded?' }).getByRole('button').last();
    await choice.click({ trial: true });
    const { x, y, width, height } = (await choice.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const spot = [x + width / 2, y + height / 2] as const;
    await page.evaluate(([left, top]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        `.next { position: fixed; inset: ${String(top)}px auto auto ${String(left)}px; translate: -50% -50%; z-index: 9 }`,
      );
      document.adoptedStyleSheets.push(sheet);
    }, spot);
    if (hasTouch) await doubleTap(page, ...spot);
    else await page.mouse.dblclick(...spot);
    await expect(page.getByRole('button', { name: 'Next' })).toBeFocused();
    await expect(page.getByText('1 of 10', { exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText('2 of 10', { exact: true })).toBeVisible();
  });
});
