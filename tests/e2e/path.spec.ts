import type { Page } from '@playwright/test';
import { testOf } from '../../src/quizzes/path/test.ts';
import { findings } from './axe.ts';
import { expect, test } from './fixture.ts';

/** Sunday noon, three days before the tournament. */
const NOON = '2026-11-22T12:00:00';

/** Whoever was here before and chose no rulebook keeps the one of that time, in the form as in the header. */
const setOut = async (page: Page, can: string, inForce = 'ema-2016'): Promise<void> => {
  await page.clock.setFixedTime(NOON);
  await page.goto('/');
  const form = page.getByRole('region', { name: 'Do you have a tournament coming up?' });
  await expect(form.getByLabel('Which rulebook?')).toHaveValue(inForce);
  await form.getByLabel('Which rulebook?').selectOption('ema-2016');
  await form.getByLabel('When is the tournament?').fill('2026-11-20');
  await form.getByLabel(can).check();
  await form.getByRole('button', { name: 'Show my path' }).click();
  await expect(form.getByRole('alert')).toContainText('That day is in the past.');
  await form.getByLabel('When is the tournament?').fill('2026-11-25');
  await form.getByRole('button', { name: 'Show my path' }).click();
  await expect(page.getByRole('heading', { name: 'Your path: EMA 2016' })).toBeFocused();
};

const card = { due: 1, stability: 1, difficulty: 5, reps: 1, lapses: 0, state: 2, steps: 0, last: 0 };
const record = JSON.stringify({
  version: 2,
  books: {
    'ema-2016': {
      skills: {
        furiten: {
          ...{ right: 9, wrong: 1, lately: '1111111110', times: [20000], grade: 'proficient', since: '2026-11-21' },
          ...{ begun: '2026-11-20', mixed: 0, card: null },
        },
      },
      facts: Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`table:furiten-${String(n)}`, card])),
      leanings: {},
      errors: {},
      sample: testOf('ema-2016').flatMap(({ skill }) =>
        Array.from({ length: 6 }, () => [skill, 2, skill !== 'fu', false]),
      ),
    },
  },
  days: {},
  best: {},
  readAloud: false,
});

test(
  'the first page asks three things and lays out a path; the next visit opens with it',
  { tag: '@phone' },
  async ({ page }) => {
    await setOut(page, 'I play, but I have never scored a hand');
    expect(await findings(page, { within: '#path' })).toEqual([]);
    await page.addInitScript((text) => localStorage.setItem('tensu:practice', text), record);
    await page.reload();
    const path = page.locator('#path');
    await expect(path).toContainText(
      /3 days to go\. Ready: between \d+ and \d+%\. Out of 20 mixed questions .* Weakest: Fu of a hand\./,
    );
    for (const role of ['heading', 'link'] as const)
      await expect(page.getByRole(role, { name: 'Do you have a tournament coming up?' })).toHaveCount(0);
    await path.getByRole('button', { name: 'Start from the beginning instead' }).click();
    await path.getByRole('link', { name: 'Review what is due: 12, about 6 min' }).click();
    await expect(page.getByText('1 of 12')).toBeVisible();
  },
);

test(
  'questions answered in a chapter give their mark, and what is proven ticks its box',
  { tag: '@desktop' },
  async ({ page }) => {
    await setOut(page, 'I am new to this');
    await page.addInitScript((text) => localStorage.setItem('tensu:practice', text), record);
    await page.goto('/ema-2016/etiquette/#checkpoint');
    const first = page.locator('form[data-question]').first();
    await expect(page.locator('tensu-checkpoint:defined')).toHaveCount(1);
    await first.getByRole('radio').or(first.getByRole('checkbox')).first().check();
    await first.getByRole('button').click();
    await expect(first.getByRole('status')).not.toBeEmpty();
    await page.goto('/');
    await page.getByText('The whole path').click();
    const stop = page.locator('#path').getByRole('listitem').filter({ hasText: 'Etiquette' });
    await expect(stop).toContainText('read, questions answered: 1 of 5');

    await page.goto('/prepare/ema-2016/');
    const furiten = page.getByRole('checkbox', { name: /furiten/ });
    await expect(furiten).toBeChecked();
    await expect(furiten).toHaveAccessibleDescription(/^Ticked because your answers have shown it: Furiten\.$/);
    await furiten.uncheck();
    await page.reload();
    await expect(page.getByText('0 of 13')).toBeVisible();
    await expect(furiten).not.toBeChecked();
  },
);

test('an article that stays in view counts as read', { tag: '@desktop' }, async ({ page }) => {
  await page.clock.install({ time: NOON });
  await page.goto('/ema-2016/scoring/#4.1.1');
  await expect(page.locator('[id="4.1.1"]')).toBeInViewport();
  await page.clock.runFor(10_000);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('tensu:path'))).toContain('ema-2016 4.1.1');
});

test.describe('for a newcomer', () => {
  test.use({ isTaught: false });

  test('the map of skills highlights the same skill as the path', { tag: '@desktop' }, async ({ page }) => {
    const first = page.getByRole('button', { name: /^Dora indicators/ });
    await page.goto('/practice/');
    await expect(first).toHaveAccessibleDescription(/^next to learn/);
    await page.goto('/');
    await setOut(page, 'I am new to this', 'ema-2025');
    await page.goto('/practice/');
    await expect(page.getByRole('link', { name: 'First lesson: Dora indicators' })).toBeVisible();
    await expect(first).toHaveAccessibleDescription(/^new/);
  });

  test(
    'is led from the placement into the first lesson, and to the same stop at the next visit',
    { tag: '@phone' },
    async ({ page }) => {
      await setOut(page, 'I can score hands', 'ema-2025');
      const path = page.locator('#path');
      await expect(path).toContainText('You do not have to know everything');
      await path.getByRole('link', { name: 'Find your starting point: at most 12 questions, 4 minutes' }).click();
      await expect(page.getByText('Show the score table')).toBeHidden();
      for (let n = 1; n <= 3; n++) {
        await expect(page.getByText(`${String(n)} of at most 12`, { exact: true })).toBeVisible();
        await page.getByRole('button', { name: 'I don’t know' }).click();
      }
      await expect(page.getByRole('heading', { name: 'Good: you begin at the beginning.' })).toBeFocused();
      await page.getByRole('link', { name: 'First lesson: Dora indicators' }).click();
      await expect(page.getByRole('heading', { name: 'The idea: Dora indicators' })).toBeFocused();
      await page.getByRole('button', { name: 'Skip to the questions' }).click();
      await expect(page.getByText('1 of 5', { exact: true })).toBeVisible();
      await page.getByRole('group', { name: 'Which tile is dora?' }).getByRole('button').first().click();
      await page.getByRole('button', { name: 'Stop' }).click();
      await page.getByRole('link', { name: 'Back to your path' }).click();
      await expect(
        path.getByRole('link', { name: 'Continue: Dora indicators, 1 of 5 questions answered' }),
      ).toBeVisible();
    },
  );
});
