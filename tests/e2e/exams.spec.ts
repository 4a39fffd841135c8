import type { Page } from '@playwright/test';
import { peopleOf } from '../../src/quizzes/exams/people.ts';
import { resultsOf } from '../../src/quizzes/exams/results.ts';
import { importCodes } from '../../src/quizzes/exams/submissions.ts';
import type { Shares } from '../../src/quizzes/base/terms.ts';
import { solveExamQuestion } from '../../src/quizzes/exams/forms/index.ts';
import { SHORT, questionsFor, vaultOf } from '../quizzes/exams/made.ts';
import { addressFor, savedEvent } from './exams.ts';
import { expect, test } from './fixture.ts';

const vault = vaultOf('results');
const event = savedEvent(5);
const [first] = peopleOf(event);
const questions = questionsFor(SHORT, { token: first?.token ?? '', attempt: 1 });

/** Gives the right payment. */
async function pay(page: Page, place: number): Promise<void> {
  const question = questions[place];
  if (!question) throw new Error('no question');
  const { discarder, east, others } = solveExamQuestion(question) as Shares;
  const numbers = [discarder, others, east].filter((share) => share !== null);
  const fields = page.getByRole('textbox');
  for (const [i, share] of numbers.entries()) await fields.nth(i).fill(String(share));
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
}

const place = (page: Page, n: number) => page.getByText(`${String(n)} of 4`, { exact: true });

test.describe('an exam', { tag: '@phone' }, () => {
  test('by link survives a reload, is one in two tabs, and gives a code that the event marks', async ({
    page,
    context,
  }) => {
    await page.goto(addressFor(event, 1));
    await expect(page.getByText('20 min', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: /^Start the clock/ }).click();
    await expect(place(page, 1)).toBeVisible();
    await page.getByRole('button', { name: 'Skip for now' }).click();
    await page.getByLabel('Han', { exact: true }).fill('99');
    await page.getByRole('button', { name: 'Answer', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Left blank: Yaku, Payment.');
    await page.getByRole('button', { name: 'Answer', exact: true }).click();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.getByLabel('Han', { exact: true })).toHaveValue('99');
    await page.getByRole('button', { name: 'Keep it and go on' }).click();
    await pay(page, 2);
    await expect(place(page, 4)).toBeVisible();
    await page.reload();
    await expect(place(page, 4)).toBeVisible();
    const other = await context.newPage();
    await other.goto(addressFor(event, 1));
    await expect(place(other, 4)).toBeVisible();
    await pay(other, 3);
    await expect(page.getByRole('heading', { name: 'Review all questions' })).toBeVisible();
    await expect(page.getByText('Unanswered: 1.')).toBeVisible();
    await page.getByRole('button', { name: 'Hand in', exact: true }).click();
    await page.getByRole('button', { name: 'Hand in now' }).click();
    const code = await page.getByRole('textbox', { name: 'Your code' }).inputValue();
    await expect(other.getByRole('textbox', { name: 'Your code' })).toHaveValue(code);
    const taken = await importCodes(event, `Anna: ${code}`, { by: 'A', at: 200, vault });
    const [standing] = (await resultsOf(taken.event, vault)).standings;
    const had = standing?.submissions[0]?.marks.map((points) => points.filter((point) => point.had).length);
    expect([standing?.state, had]).toEqual(['failed', [0, 0, 1, 1]]);
  });
});
