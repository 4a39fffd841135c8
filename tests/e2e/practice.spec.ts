import { findings } from './axe.ts';
import { formatQuiz } from '../../src/quizzes/quiz/quiz.ts';
import { expect, test } from './fixture.ts';
import { PAGE, onlyResult, ready, skill } from './practice.ts';

test.describe('practice', () => {
  test('a newcomer starts with one tap, learns why he is wrong, and sees what to do next', async ({ page }) => {
    await ready(page);
    await skill(page, 'Fu of a hand').click();
    await expect(page.getByRole('heading', { name: 'How many fu, rounded?' })).toBeFocused();
    await onlyResult(page);
    await page.getByRole('group', { name: 'How many fu, rounded?' }).getByRole('button', { name: '110' }).click();
    await expect(page.getByText('Not right.').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'EMA 2016, 4.1.1' }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next' })).toBeFocused();
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByRole('heading', { name: '0 of 1 right' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Replay the ones I missed' })).toBeVisible();
  });

  test('the next question is prepared, invisible and silent until its turn', async ({ page }) => {
    await ready(
      page,
      `${PAGE}#${formatQuiz({ rules: 'ema-2016', skills: ['fu'], level: 1, length: 6, seed: 'steady' })}`,
    );
    await page.getByRole('button', { name: 'Start' }).click();
    const asking = page.getByRole('region', { name: 'How many fu, rounded?' });
    const hand = await asking.getByRole('img').getAttribute('aria-label');
    await asking.getByRole('button', { name: '110', exact: true }).click();
    const prepared = asking.locator('.prompt[aria-hidden=true] [role=img]');
    await expect(prepared).toHaveCount(1);
    await expect(asking.locator('.felt').getByRole('img')).toHaveCount(1);
    const next = (await prepared.getAttribute('aria-label')) ?? '';
    expect(next).not.toBe(hand);
    await asking.getByRole('button', { name: 'Next' }).click();
    await expect(asking.getByRole('img', { name: next })).toBeVisible();
  });

  test('axe finds nothing in questions', { tag: '@phone' }, async ({ page }) => {
    // As tall as the longest question, so that nothing lies below the sticky “Check”, which axe would count as too
    // small a target.
    await page.setViewportSize({ width: 390, height: 2400 });
    await ready(page);
    for (const name of [
      'Dora indicators',
      'Find the waits',
      'Which yaku',
      'Fu of pair and wait',
      'Payment',
      'The whole hand',
      'Same hand, other rulebook',
    ]) {
      await skill(page, name).click();
      await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
      expect(await findings(page), name).toEqual([]);
      await page.getByRole('button', { name: 'Stop' }).click();
    }
  });

  test(
    'every control of a question is at least 44 px high and nothing runs over the edge',
    { tag: '@phone' },
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await ready(page);
      for (const name of ['Find the waits', 'Fu of a hand', 'The whole hand']) {
        await skill(page, name).click();
        const small = await page
          .locator('.asking :is(button, input[type=text], select, summary)')
          .evaluateAll((controls) =>
            controls
              .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 43.9)
              .map((one) => one.outerHTML.slice(0, 100)),
          );
        expect(small).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
        await page.getByRole('button', { name: 'Stop' }).click();
      }
    },
  );
});
