import { drawEventKey } from '../../src/quizzes/exams/event-key.ts';
import type { ExamEvent } from '../../src/quizzes/exams/event.ts';
import { noteSaved } from '../../src/quizzes/exams/saved.ts';
import { eventOf, vaultOf } from '../quizzes/exams/made.ts';
import { addressFor, keepEvent } from './exams.ts';
import { expect, test } from './fixture.ts';

const vault = vaultOf('sealed journey');

test('a sealed exam asks nothing before its key, survives a reload, and comes back as sealed', async ({ page }) => {
  const key = drawEventKey(vault);
  const event: ExamEvent = noteSaved({ ...eventOf(1), sealed: { key } }, { by: 'A', at: 100, vault });
  await keepEvent(page, event);
  await page.goto(addressFor(event, 1));
  const start = page.getByRole('button', { name: /^Start the clock/ });
  await expect(page.getByText(/^This exam is sealed/)).toBeVisible();
  await expect(start).toHaveCount(0);

  const field = page.getByLabel('Event key');
  const unseal = page.getByRole('button', { name: 'Unseal' });
  await field.fill(drawEventKey(vault));
  await unseal.click();
  await expect(page.getByText(/not the one for this link/)).toBeVisible();
  await field.fill(`Good morning! The key: ${key.replaceAll('-', ' ').toUpperCase()}`);
  await unseal.click();
  await expect(page.getByText(/^The key fits/)).toBeVisible();

  await start.click();
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await expect(page.getByText(/^2 of \d+$/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^2 of \d+$/)).toBeVisible();
  await page.getByRole('button', { name: 'All questions' }).click();
  await page.getByRole('button', { name: 'Hand in', exact: true }).click();
  await page.getByRole('button', { name: 'Hand in now' }).click();
  const code = await page.getByRole('textbox', { name: 'Your code' }).inputValue();

  await page.goto(`/qualify/event/#${event.id}`);
  await page.getByText('Submissions').click();
  await page.getByLabel('Paste a whole chat, email or table').fill(code);
  await page.getByRole('button', { name: 'Find the codes' }).click();
  await expect(page.getByRole('row', { name: /^1 Player 1 .*Sealed/ })).toBeVisible();
});
