import { readFile } from 'node:fs/promises';
import { formatEvent, readEvent } from '../../src/quizzes/exams/event-file.ts';
import { readInvitation } from '../../src/quizzes/exams/invitation.ts';
import { peopleOf } from '../../src/quizzes/exams/people.ts';
import type { Person } from '../../src/quizzes/exams/roster.ts';
import { SHORT, codeBy, eventOf } from '../quizzes/exams/made.ts';
import { findings } from './axe.ts';
import { expect, test } from './fixture.ts';

const HOSTILE = '<img src=x onerror=alert(1)>';

test(
  'an organizer begins an event, pastes a roster, and can send nothing before the file is saved',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/qualify/');
    await page.getByRole('link', { name: 'Begin an event' }).click();
    await page.getByLabel('Name of the event').fill('Spring');
    await page.getByLabel('Rulebook').last().selectOption('Samara 2019');
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    await page.getByText('What is asked').click();
    await page.getByLabel('Names, one on a line, or a table').fill(`Anna\n${HOSTILE};fr;150 %\n${'x'.repeat(99)}`);
    await page.getByRole('button', { name: 'Add them' }).click();
    await expect(page.getByText('2 people added.')).toBeVisible();
    await expect(page.getByText('Line 3: longer than a name can be.')).toBeVisible();
    await page.getByText('Give it out').click();
    await expect(page.getByRole('button', { name: 'Copy the link' })).toHaveCount(0);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the file' }).first().click();
    const read = readEvent(await readFile(await (await saved).path(), 'utf8'));
    expect(read.ok && peopleOf(read.event)).toMatchObject([
      { name: 'Anna', language: 'en', timeFactor: 100 },
      { name: HOSTILE, language: 'fr', timeFactor: 150 },
    ]);
    await page.evaluate(() => {
      Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('blocked')) });
    });
    await page.getByRole('button', { name: `Copy the link ${HOSTILE}` }).click();
    const link = await page.getByRole('textbox', { name: 'Copy the link' }).inputValue();
    const invited = readInvitation(new URL(link).hash);
    expect(invited).toMatchObject({ ok: true, invitation: { number: 2, timeFactor: 150, title: 'Spring' } });
    expect(decodeURIComponent(link)).not.toContain('img');
    await page.reload();
    await expect(page.getByRole('row', { name: HOSTILE })).toBeVisible();
  },
);

test(
  '28 people are examined by link: a whole chat is pasted, and everybody stands where he belongs',
  { tag: '@desktop' },
  async ({ page }) => {
    const event = eventOf(28);
    const elsewhere = eventOf(28, { ...SHORT, parts: SHORT.parts.slice(0, 1) });
    const person = (number: number): Person => {
      const found = peopleOf(event).find((one) => one.number === number);
      if (!found) throw new Error(`nobody has ${number}`);
      return found;
    };
    const right = (number: number, attempt?: number) => codeBy(event, person(number), undefined, attempt);
    const blank = (number: number) => codeBy(event, person(number), () => undefined);
    const sent = await Promise.all([
      ...Array.from({ length: 18 }, (_, i) => right(i + 1)),
      blank(19),
      blank(20),
      right(20, 2),
      right(21),
      blank(21),
      codeBy(event, { ...person(22), number: 23 }),
      codeBy(elsewhere, person(24)),
      codeBy(event, { ...person(25), number: 400 }),
      right(26).then((code) => code.replace(/.(?=-[^-]*$)/, 'U')),
    ]);
    const chat = sent.map((code, i) => `[18:${10 + i}] <b>${HOSTILE}</b>: ${code}\n`).join('');

    await page.goto('/qualify/event/');
    const file = { name: 'spring.json', mimeType: 'application/json', buffer: Buffer.from(formatEvent(event)) };
    await page.getByLabel('Open a file').setInputFiles(file);
    await page.getByRole('button', { name: 'Take it in' }).click();
    await page.getByText('What came back').click();
    const paste = page.getByLabel('A whole chat, mail or table');
    const find = page.getByRole('button', { name: 'Find the codes' });
    await paste.fill(chat);
    await find.click();
    await expect(page.getByText('26 new codes.')).toBeVisible();
    await expect(page.getByText('1 code cannot be read:')).toBeVisible();
    await page.getByRole('button', { name: 'Take the snapshot' }).click();
    await paste.fill(await right(27));
    await find.click();

    await page.getByRole('button', { name: 'Player 28' }).click();
    await page.getByLabel('Exempt, because').fill('referee');
    await page.getByRole('button', { name: 'Exempt', exact: true }).click();
    await page.getByRole('button', { name: 'Player 20' }).click();
    await page.getByRole('button', { name: 'Grant one more attempt' }).click();
    const row = (number: number) => page.getByRole('row', { name: `${number} Player ${number} ` });
    await expect(row(18)).toContainText('passed');
    await expect(row(19)).toContainText('failed');
    await expect(row(20)).toContainText('passed');
    await expect(row(21)).toContainText('handed in twice');
    await expect(row(26)).toContainText('missing');
    await expect(row(27)).toContainText('late');
    await expect(row(28)).toContainText('exempt');
    await expect(page.getByText('passed: 19 · failed: 1 · missing: 6 · handed in twice: 1 · exempt: 1')).toBeVisible();
    await expect(page.getByText('itself number 23, but was made with somebody else’s key')).toBeVisible();
    await expect(page.getByText('itself number 400: nobody on the roster has it')).toBeVisible();
    await expect(page.getByText('A code of another exam')).toBeVisible();
    await page.getByRole('button', { name: 'Player 21' }).click();
    await page.getByText('Answers beside the hands').first().click();
    await expect(page.getByRole('heading', { name: '21. Player 21: handed in twice' })).toBeVisible();
    expect(await findings(page, { within: '.exam' })).toEqual([]);
    await page.getByRole('button', { name: 'Let this one count' }).first().click();
    await expect(row(21)).not.toContainText('twice');
  },
);
