import { readFile } from 'node:fs/promises';
import { readEvent } from '../../src/quizzes/exams/event-file.ts';
import { readInvitation } from '../../src/quizzes/exams/invitation.ts';
import { peopleOf } from '../../src/quizzes/exams/people.ts';
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
    await expect(
      page.getByText('Line 3: longer than the 80 letters of a name. It still stands in the field'),
    ).toBeVisible();
    await expect(page.getByLabel('Names, one on a line, or a table')).toHaveValue('x'.repeat(99));
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
