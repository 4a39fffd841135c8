import { LIMITS } from '../../budgets.ts';
import { formatFeedback } from '../../src/quizzes/exams/feedback.ts';
import { readInvitation } from '../../src/quizzes/exams/invitation.ts';
import { presetOf } from '../../src/quizzes/exams/blueprint/presets.ts';
import { noteSaved } from '../../src/quizzes/exams/saved.ts';
import { eventOf, vaultOf } from '../quizzes/exams/made.ts';
import { addressFor, keepEvent } from './exams.ts';
import { expect, test } from './fixture.ts';
import { followScripts } from './one-game.ts';

for (const rules of ['mers-2014', 'ema-2016'] as const)
  test.describe(`by ${rules}, only its own game is fetched`, () => {
    test('for an exam: candidate, organizer, oral exam, paper, feedback', async ({ page }) => {
      const weigh = await followScripts(page, rules);
      const event = noteSaved(eventOf(1, presetOf('mixed', rules)), { by: 'A', at: 100, vault: vaultOf('browser') });
      await keepEvent(page, event);
      const address = addressFor(event, 1);
      await page.goto(address);
      await page.getByRole('button', { name: /^Start the clock/ }).click();
      await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
      await page.goto(`/qualify/event/#${event.id}`);
      await expect(page.getByRole('row', { name: /Player 1/ }).first()).toBeVisible();
      await page.goto(`/qualify/desk/#${event.id}`);
      await page.getByRole('button', { name: /Player 1/ }).click();
      await page.goto(`/qualify/paper/#${event.id}`);
      await page.getByRole('button', { name: /^Make/ }).click();
      await expect(page.getByText(/^Below: \d/)).toBeVisible();
      const read = readInvitation(address.slice(address.indexOf('#')));
      if (!read.ok || read.invitation.kind !== 'personal') throw new Error('no invitation');
      const { invitation } = read;
      const seen = formatFeedback({ invitation, level: 'paper', passed: true, desk: 'none', had: [] });
      await page.goto(`/qualify/feedback/#${seen}`);
      await expect(page.getByText(/^This site now deals different hands/)).toBeVisible();
      expect(await weigh()).toBeLessThanOrEqual(LIMITS.examScriptsKiB[rules]);
    });

    test('for a table or a tournament', async ({ page }) => {
      const weigh = await followScripts(page, rules);
      for (const path of ['/table/', '/tournament/']) {
        await page.goto(path, { waitUntil: 'networkidle' });
        await expect(page.locator('main').getByRole('combobox', { name: 'Rulebook' })).toHaveValue(rules);
      }
      expect(await weigh()).toBeLessThanOrEqual(LIMITS.tableScriptsKiB[rules]);
    });
  });
