import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';

const SCORING = '/ema-2016/scoring/';
const QUESTIONS = 'form[data-question]';

/** Scrolls to the questions, which wake up when they come near. */
async function wake(page: Page): Promise<void> {
  await page.locator(QUESTIONS).first().scrollIntoViewIfNeeded();
  await expect(page.locator('tensu-checkpoint:defined')).toHaveCount(1);
}

test('questions are answered by keyboard and remembered', async ({ page }) => {
  await page.goto(SCORING);
  await wake(page);
  const [truth, number] = [page.locator(QUESTIONS).nth(0), page.locator(QUESTIONS).nth(1)];
  await truth.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(truth.getByRole('status')).toHaveText(/^Not quite\. \S+/);
  await expect(truth.locator('details')).toHaveAttribute('open');
  await expect(truth.getByRole('link', { name: 'Article' })).toBeVisible();

  const answer = (await number.getAttribute('data-answer')) ?? '';
  await number.getByRole('textbox').focus();
  await page.keyboard.type(answer);
  await page.keyboard.press('Enter');
  await expect(number.getByRole('status')).toHaveText('Right.');
  await expect(number.locator('details')).not.toHaveAttribute('open');

  await page.reload();
  await wake(page);
  await expect(truth).toHaveAttribute('data-verdict', 'wrong');
  await expect(truth.getByRole('radio').first()).toBeChecked();
  await expect(number.getByRole('textbox')).toHaveValue(answer);
  await expect(page.locator('tensu-checkpoint .summary')).toHaveText(/^1 of \d right$/);

  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(truth).not.toHaveAttribute('data-verdict');
  await page.reload();
  await wake(page);
  await expect(number.getByRole('textbox')).toHaveValue('');
});

test('a question without an answer asks for one, and a changed answer is judged anew', async ({ page }) => {
  await page.goto(SCORING);
  await wake(page);
  const question = page.locator(QUESTIONS).first();
  await question.getByRole('button').click();
  await expect(question.getByRole('status')).toHaveText('Give an answer first.');
  await question.getByRole('radio').last().check();
  await question.getByRole('button').click();
  await expect(question).toHaveAttribute('data-verdict', 'right');
  await question.getByRole('radio').first().check();
  await expect(question).not.toHaveAttribute('data-verdict');
});

test('odd storage and an answer to an older question are ignored', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript(() => {
    const answers = {
      'ema-2016/scoring/dora-alone': { revision: 99, given: 'false' },
      'ema-2016/scoring/thirteen': { revision: 1, given: '77' },
      nonsense: 'right',
    };
    localStorage.setItem('tensu:checkpoints', JSON.stringify({ version: 1, answers }));
  });
  await page.goto(SCORING);
  await wake(page);
  await page.locator(QUESTIONS).first().getByRole('radio').last().check();
  await page.locator(QUESTIONS).first().getByRole('button').click();
  await expect(page.locator('tensu-checkpoint .summary')).toHaveText(/^1 of \d right$/);
  await expect(page.locator(`${QUESTIONS}[data-verdict]`)).toHaveCount(1);
});

test(
  'a term leads to its place in the glossary, in the language of the page',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(`/ru${SCORING}`);
    await page.locator('a.term').first().click();
    await expect(page).toHaveURL(/\/ru\/glossary\/#[a-z-]+$/);
    await expect(page.locator('.entry:target')).toBeInViewport();
  },
);
