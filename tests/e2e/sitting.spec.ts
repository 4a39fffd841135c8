import type { Page } from '@playwright/test';
import { formatQuiz } from '../../src/quizzes/quiz.ts';
import { expect, test } from './fixture.ts';
import { PAGE, onlyResult, ready, skill } from './practice.ts';

const QUIZ = `#${formatQuiz({ rules: 'ema-2016', skills: ['set-fu', 'payment'], level: 1, length: 6, seed: 'steady' })}`;

/** Taps twice within a tenth of a second by the finger's own clock, however slow the machine is. */
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

test.describe('a sitting', () => {
  test('a sitting outlives an article, a reload and the way back, and the map offers to go on', async ({ page }) => {
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
    await page.getByRole('button', { name: 'Go on: 2 of 10 · Fu of a hand' }).click();
    await expect(page.getByText('2 of 10', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('button', { name: 'All skills' }).click();
    await expect(page.getByRole('heading', { name: 'Skills by EMA 2016' })).toBeFocused();
    await expect(page.getByRole('button', { name: /^Go on/ })).toHaveCount(0);
  });

  test('whoever follows the link to practice comes to the map', { tag: '@desktop' }, async ({ page }) => {
    await ready(page);
    await skill(page, 'Fu of a hand').click();
    await expect(page.getByText('1 of 10', { exact: true })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Practice' }).click();
    await expect(page.getByRole('heading', { name: 'Skills by EMA 2016' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Go on: 1 of 10/ })).toBeVisible();
  });

  test('one sitting right after another is the other one', async ({ page }) => {
    await ready(page);
    for (const name of ['Fu of a hand', 'Find the waits', 'The whole hand']) {
      await skill(page, name).click();
      await page.getByRole('button', { name: 'Stop' }).click();
    }
    await skill(page, 'Payment').click();
    await expect(page.getByRole('heading', { name: 'Who pays what?' })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Go on: 1 of 10 · Payment' })).toBeVisible();
  });

  test(
    'a reload in a quiz goes on with it; after it the address asks for nothing',
    { tag: '@desktop' },
    async ({ page }) => {
      await ready(page, PAGE + QUIZ);
      await page.getByRole('button', { name: 'Start' }).click();
      await expect(page.getByText('1 of 6')).toBeVisible();
      const fields = page.locator('form').getByRole('textbox');
      const choices = page.getByRole('group').getByRole('button');
      await expect(fields.or(choices).first()).toBeVisible();
      for (const field of await fields.all()) await field.fill('100');
      if ((await fields.count()) > 0) await page.keyboard.press('Enter');
      else await choices.first().click();
      await expect(page.getByRole('button', { name: 'Next' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByText('2 of 6')).toBeVisible();
      await page.reload();
      await expect(page.getByText('2 of 6')).toBeVisible();
      await page.getByRole('button', { name: 'Stop' }).click();
      await page.getByRole('button', { name: 'All skills' }).click();
      await expect(page.getByRole('heading', { name: 'Skills by EMA 2016' })).toBeVisible();
      await expect(page).toHaveURL(/\/practice\/$/);
    },
  );

  test(
    'a typed number waits for Enter on the page, and leaves the buttons their own',
    { tag: '@desktop' },
    async ({ page }) => {
      await ready(page);
      await skill(page, 'Fu of a hand').click();
      await expect(page.getByRole('heading', { name: 'How many fu, rounded?' })).toBeFocused();
      await onlyResult(page);
      await page.keyboard.type('33');
      await expect(page.getByText('33 – none of the answers above')).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page.getByText('1 of 10')).toBeVisible();
      await page.keyboard.press('Escape');
      await page.keyboard.type('110');
      await page.getByRole('button', { name: 'Stop' }).focus();
      await expect(page.getByText('Tap, or type the number and press Enter.')).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Skills by EMA 2016' })).toBeFocused();
    },
  );

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
