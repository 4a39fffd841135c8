import { readFile } from 'node:fs/promises';
import { formatEvent, readEvent } from '../../src/quizzes/exams/event-file.ts';
import { readInvitation } from '../../src/quizzes/exams/invitation.ts';
import { peopleOf } from '../../src/quizzes/exams/people.ts';
import type { Person } from '../../src/quizzes/exams/roster.ts';
import { importCodes } from '../../src/quizzes/exams/submissions.ts';
import { codeBy, vaultOf } from '../quizzes/exams/made.ts';
import { keepEvent, savedEvent } from './exams.ts';
import { expect, test } from './fixture.ts';

const HOSTILE = '<img src=x onerror=alert(1)>';

test(
  'an organizer begins an event, pastes a roster, and can send nothing before the file is saved',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/qualify/');
    await page.getByRole('link', { name: 'Start an event' }).click();
    await page.getByLabel('Event name').fill('Spring');
    await page.getByLabel('Rulebook').last().selectOption('Samara 2019');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByText('Exam questions').click();
    await page.getByLabel('Names, one per line, or a table').fill(`Anna\n${HOSTILE};fr;150 %\n${'x'.repeat(99)}`);
    await page.getByRole('button', { name: 'Add to the roster' }).click();
    await expect(page.getByText('2 people added.')).toBeVisible();
    await expect(page.getByText('Line 3: the name is longer than 80 letters. It is still in the field')).toBeVisible();
    await expect(page.getByLabel('Names, one per line, or a table')).toHaveValue('x'.repeat(99));
    await page.getByRole('heading', { name: 'Links and sheets' }).click();
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
  'an answer sheet that is unfolded stays so while another examiner’s file is taken in, and the keyboard goes on from there',
  { tag: '@desktop' },
  async ({ page }) => {
    const event = savedEvent(3);
    const [first, second] = peopleOf(event);
    if (!first || !second) throw new Error('nobody there');
    const by = async (examiner: string, at: number, person: Person) =>
      (await importCodes(event, await codeBy(event, person), { by: examiner, at, vault: vaultOf(examiner) })).event;
    await keepEvent(page, await by('A', 1000, first));
    await page.goto(`/qualify/event/#${event.id}`);
    await page.getByRole('button', { name: 'Player 1', exact: true }).click();
    await page.getByText('Show answers next to the hands').click();
    await page.getByText('The file of this event').click();
    const answers = page.locator('.one-person details').first();
    for (const [file, told] of [
      [await by('B', 500, first), 'passed: 1 · missing: 2'],
      [await by('C', 700, second), 'passed: 2 · missing: 1'],
    ] as const) {
      await page.getByLabel('Open a file').setInputFiles({
        name: 'theirs.json',
        mimeType: 'application/json',
        buffer: Buffer.from(formatEvent(file)),
      });
      await page.getByRole('button', { name: 'Import' }).press('Enter');
      await expect(page.getByText('Merged.')).toBeFocused();
      await expect(page.getByText(told)).toBeVisible();
      await expect(answers).toHaveAttribute('open');
    }
    await expect(page.getByText(/accepted .* by B/)).toBeVisible();
  },
);

test(
  'an event that is kept but cannot be read is never written over; its text can be saved, and it can be deleted',
  { tag: '@desktop' },
  async ({ page }) => {
    const event = savedEvent(1);
    const cut = '{"cut":';
    await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
      `tensu:exam:${event.id}`,
      cut,
    ] as const);
    const file = { name: 'own.json', mimeType: 'application/json', buffer: Buffer.from(formatEvent(event)) };
    await page.goto('/qualify/event/');
    await page.getByLabel('Open a file').setInputFiles(file);
    await expect(page.getByText('Nothing was changed.')).toBeVisible();
    await page.getByRole('link', { name: 'Untitled event' }).press('Enter');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the raw text' }).press('Enter');
    expect(await readFile(await (await saved).path(), 'utf8')).toBe(cut);
    await page.getByRole('button', { name: 'Delete …' }).press('Enter');
    await page.getByRole('button', { name: 'Delete “Untitled event” for good' }).press('Enter');
    await page.getByLabel('Open a file').setInputFiles(file);
    await page.getByRole('button', { name: 'Import' }).press('Enter');
    await expect(page.getByLabel('Event name')).toHaveValue('Spring');
  },
);
