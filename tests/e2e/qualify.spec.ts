import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { chaptersIn } from '../../src/components/features/exams/authored/chapters-in.ts';
import type { AuthoredWords } from '../../src/components/features/exams/authored/words.ts';
import { type ExamQuestion, solveExamQuestion } from '../../src/quizzes/exams/forms/index.ts';
import { authoredPartOf } from '../../src/quizzes/exams/forms/authored-part.ts';
import { registerChapterQuestions } from '../../src/quizzes/exams/forms/pool.ts';
import { type ExamEvent, note } from '../../src/quizzes/exams/event.ts';
import { formatEvent } from '../../src/quizzes/exams/event-file.ts';
import { marksOf } from '../../src/quizzes/exams/grade.ts';
import { peopleOf } from '../../src/quizzes/exams/people.ts';
import type { Person } from '../../src/quizzes/exams/roster.ts';
import { noteSaved } from '../../src/quizzes/exams/saved.ts';
import { parseCsv } from '../../src/components/base/files/csv.ts';
import { SHORT, codeBy, eventOf, questionsFor, vaultOf } from '../quizzes/exams/made.ts';
import { findings } from './axe.ts';
import { keepEvent } from './exams.ts';
import { expect, test } from './fixture.ts';

const HOSTILE = '<img src=x onerror=alert(1)>';
const vault = vaultOf('28 people');
const nobodys = (): undefined => undefined;

/** 28 people with hands, a question of the regulation and a scene; their file is saved. */
async function eventFor(page: Page): Promise<ExamEvent> {
  registerChapterQuestions(
    chaptersIn((await (await page.request.get('/authored-words.json')).json()) as AuthoredWords),
  );
  const authored = [
    authoredPartOf('samara-2019', 'samara-2019/regulation', 1),
    authoredPartOf('samara-2019', 'penalties', 1),
  ];
  return noteSaved(eventOf(28, { ...SHORT, authored }), { by: 'A', at: 100, vault });
}

function personIn(event: ExamEvent, number: number): Person {
  const person = peopleOf(event).find((one) => one.number === number);
  if (!person) throw new Error(`nobody has ${String(number)}`);
  return person;
}

const row = (page: Page, number: number) =>
  page.getByRole('row', { name: new RegExp(`^${String(number)} Player ${String(number)} `) });
const examine = async (page: Page, event: ExamEvent, kind: 'paper' | 'desk'): Promise<void> => {
  await page.goto(`/qualify/${kind}/#${event.id}`);
};

test.describe('28 people', { tag: '@desktop' }, () => {
  test('are examined by link: a whole chat comes back, and each is shown his own sheet', async ({ page }) => {
    const event = await eventFor(page);
    const elsewhere = eventOf(28, { ...SHORT, parts: SHORT.parts.slice(0, 1) });
    const right = (number: number, attempt?: number) => codeBy(event, personIn(event, number), undefined, attempt);
    const blank = (number: number) => codeBy(event, personIn(event, number), nobodys);
    const noRules = (question: ExamQuestion) =>
      question.skill === 'authored' ? undefined : solveExamQuestion(question);
    const sent = await Promise.all([
      ...Array.from({ length: 17 }, (_, i) => right(i + 1)),
      codeBy(event, personIn(event, 18), noRules),
      blank(19),
      blank(20),
      right(20, 2),
      right(21),
      blank(21),
      codeBy(event, { ...personIn(event, 22), number: 23 }),
      codeBy(elsewhere, personIn(event, 24)),
      codeBy(event, { ...personIn(event, 25), number: 400 }),
      right(26).then((code) => code.replace(/.(?=-[^-]*$)/, 'U')),
    ]);
    await page.goto('/qualify/event/');
    const file = { name: 'spring.json', mimeType: 'application/json', buffer: Buffer.from(formatEvent(event)) };
    await page.getByLabel('Open a file').setInputFiles(file);
    await page.getByRole('button', { name: 'Import' }).click();
    await page.getByText('Submissions').click();
    const paste = page.getByLabel('Paste a whole chat, email or table');
    const find = page.getByRole('button', { name: 'Find the codes' });
    await paste.fill(sent.map((code, i) => `[18:${String(10 + i)}] <b>${HOSTILE}</b>: ${code}\n`).join(''));
    await find.click();
    await expect(page.getByText('26 new codes.')).toBeVisible();
    await expect(page.getByText('1 code cannot be read:')).toBeVisible();
    await expect(page.getByText('You can give feedback after the snapshot')).toBeVisible();
    await page.getByRole('button', { name: 'Take the snapshot' }).click();
    await paste.fill(await right(27));
    await find.click();

    await page.getByRole('button', { name: 'Player 28', exact: true }).click();
    await page.getByLabel('Reason for exemption').fill('referee');
    await page.getByRole('button', { name: 'Exempt', exact: true }).click();
    await page.getByRole('button', { name: 'Player 20', exact: true }).click();
    await page.getByRole('button', { name: 'Grant another attempt' }).click();
    await expect(row(page, 20)).toContainText('it arrived before this attempt was granted');
    await page.getByRole('button', { name: 'Count this one' }).click();
    await expect(row(page, 18)).toContainText('11 of 12');
    await expect(row(page, 19)).toContainText('failed');
    await expect(row(page, 20)).toContainText('passed');
    await expect(row(page, 21)).toContainText('a second code for the same attempt: the first one holds');
    await expect(row(page, 26)).toContainText('missing');
    await expect(row(page, 27)).toContainText('late');
    await expect(row(page, 28)).toContainText('exempt');
    await expect(page.getByText('The snapshot is not in a saved file yet')).toBeVisible();
    await expect(page.getByText('6 people are missing')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy the message Player 26' })).toBeVisible();
    await expect(page.getByText('passed: 20 · failed: 1 · missing: 6 · exempt: 1')).toBeVisible();
    await expect(page.getByText('gives number 23 but was made with somebody else’s key')).toBeVisible();
    await expect(page.getByText('gives number 400: nobody on the roster has that number')).toBeVisible();
    await expect(page.getByText('A code from another exam')).toBeVisible();
    await page.getByRole('button', { name: 'Player 21', exact: true }).click();
    await page.getByText('Show answers next to the hands').first().click();
    await expect(page.getByRole('heading', { name: '21. Player 21: passed' })).toBeVisible();
    expect(await findings(page, { within: '.exam' })).toEqual([]);
    await page.getByRole('button', { name: 'Count this one' }).click();
    await expect(row(page, 21)).toContainText('failed');
    await page.getByRole('button', { name: 'Player 27', exact: true }).click();
    await page.getByRole('button', { name: 'Count this one' }).click();
    await expect(row(page, 27)).toContainText('accepted by an examiner');

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Feedback for everybody (CSV)' }).click();
    const messages = parseCsv(await readFile(await (await saved).path(), 'utf8'));
    expect(messages).toHaveLength(1 + 22);
    const [, , message = ''] = messages.find(([number]) => number === '18') ?? [];
    const link = /https?:\S+/.exec(message)?.[0] ?? '';
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Passed' })).toBeVisible();
    await expect(page.getByText('11 of 12 points. To pass: 10 (80%).')).toBeVisible();
    const missed = page.getByRole('listitem', { name: '5. Samara 2019: The tournament regulation' });
    await expect(missed).toContainText('Your answer: none');
    await expect(missed.getByRole('link', { name: /^Samara 2019, / })).toBeVisible();
    expect(await findings(page, { within: '.feedback' })).toEqual([]);
  });

  test('those who passed by link get two oral questions of the same kinds', async ({ page }) => {
    const event = await eventFor(page);
    await keepEvent(page, event);
    await page.goto(`/qualify/event/#${event.id}`);
    await page.getByText('Submissions').click();
    await page.getByLabel('Paste a whole chat, email or table').fill(await codeBy(event, personIn(event, 7)));
    await page.getByRole('button', { name: 'Find the codes' }).click();
    await expect(row(page, 7)).toContainText('passed');
    await page.getByRole('button', { name: 'Player 7', exact: true }).press('Enter');
    await page.getByRole('link', { name: 'Ask two oral questions' }).press('Enter');
    for (const asked of ['What is it worth?', 'Who pays what?']) {
      await expect(page.getByRole('heading', { name: asked })).toBeVisible();
      await page.getByRole('button', { name: 'Turn over' }).click();
      await page.getByRole('button', { name: 'Wrong', exact: true }).click();
    }
    await expect(page.getByText('failed (0 of 2 right)')).toBeVisible();
    await page.goto(`/qualify/event/#${event.id}`);
    await expect(row(page, 7)).toContainText('failed');
    await expect(row(page, 7)).toContainText('failed oral questions');
  });

  test('are examined on paper and at the desk by two examiners, whose files become one', async ({ page }) => {
    const event = await eventFor(page);
    const B = { by: 'B', at: 500, vault };
    const paperOf = ({ token }: Person, isRight: boolean) =>
      marksOf(questionsFor(event.blueprint, { token, attempt: 1 }), []).map((points) =>
        points.map(({ topic }) => ({ topic, had: isRight })),
      );
    let theirs = event;
    for (let number = 4; number <= 20; number++) {
      const person = personIn(event, number);
      const marks = paperOf(person, number !== 5);
      theirs = note(theirs, { kind: 'paper', token: person.token, attempt: 1, marks }, B);
    }
    for (const [number, answers] of [
      [4, [true, true]],
      [6, [false, false]],
    ] as const)
      theirs = note(
        theirs,
        { kind: 'desk', token: personIn(event, number).token, answers: [...answers], seconds: 80 },
        B,
      );

    await keepEvent(page, event);
    await examine(page, event, 'paper');
    await page.getByRole('button', { name: 'Make sheets and keys: 28' }).click();
    await expect(page.getByRole('heading', { name: /Player 28/ })).toHaveCount(2);
    await expect(page.getByRole('article').first()).toContainText('No penalty / Warning');
    for (const [number, wrong] of [
      [1, undefined],
      [2, 'Question 5: all right'],
      [3, 'all'],
    ] as const) {
      await page.getByLabel('Whose sheet').selectOption(personIn(event, number).token);
      const taps = page.getByRole('button', { name: /^Question \d: all right$/ });
      await expect(taps).toHaveCount(6);
      if (wrong !== 'all') for (const tap of await taps.all()) await tap.click();
      if (wrong === 'Question 5: all right') await page.getByRole('button', { name: wrong }).click();
      if (wrong === 'all') {
        const payment = page.getByRole('button', { name: /^1: Payment/ });
        await payment.click();
        await payment.click();
        await expect(payment).toHaveAccessibleName('1: Payment, follows from an earlier error');
      }
      await page.getByRole('button', { name: /^Save \d+ of 12 points/ }).click();
    }
    await examine(page, event, 'desk');
    for (const [number, given] of [
      [21, 'RR'],
      [22, 'WW'],
      [23, 'RWRWR'],
      [24, 'R'],
      [1, 'RR'],
    ] as const) {
      await page
        .getByRole('button', { name: `${String(number)}. Player ${String(number)}` })
        .first()
        .click();
      for (const one of given) {
        await page.getByRole('button', { name: 'Turn over' }).click();
        await page.getByRole('button', { name: one === 'R' ? 'Right' : 'Wrong', exact: true }).click();
      }
      await page.getByRole('button', { name: given === 'R' ? 'Everybody' : 'Next person' }).click();
    }
    await expect(page.getByText('Done: 4; still to ask: 24.')).toBeVisible();
    await page.goto(`/qualify/event/#${event.id}`);
    await page.getByText('The file of this event').click();
    const file = { name: 'second.json', mimeType: 'application/json', buffer: Buffer.from(formatEvent(theirs)) };
    await page.getByLabel('Open a file').setInputFiles(file);
    await page.getByRole('button', { name: 'Import' }).click();
    await expect(page.getByText('passed: 19 · failed: 4 · missing: 5')).toBeVisible();
    await expect(row(page, 2)).toContainText('11 of 12');
    await expect(row(page, 6)).toContainText('failed oral questions');
    await expect(row(page, 24)).toContainText('missing');
  });
});
