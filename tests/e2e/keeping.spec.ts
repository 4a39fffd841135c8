import { expect, test } from './fixture.ts';
import { ready } from './practice.ts';

const record = (skill: string, right: number): string => {
  const known = { right, wrong: 0, lately: '1', times: [], grade: 'familiar', since: '', card: null };
  const book = { skills: { [skill]: known }, facts: {}, leanings: {} };
  return JSON.stringify({ version: 1, books: { 'ema-2016': book }, days: {}, best: {}, readAloud: false });
};

test.describe('what practice remembers', () => {
  test('a file says what it would change, replaces only when asked to, and is undone after a reload', async ({
    page,
  }) => {
    await page.addInitScript(
      (text) => {
        if (!localStorage.getItem('tensu:practice')) localStorage.setItem('tensu:practice', text);
      },
      record('fu', 90),
    );
    await ready(page);
    const give = async (text: string): Promise<void> =>
      page.getByLabel('Import a file').setInputFiles({
        name: 'file.json',
        mimeType: 'application/json',
        buffer: Buffer.from(text),
      });
    const unfold = () => page.getByText('Your progress', { exact: true }).click();
    await unfold();
    await give('{}');
    await expect(page.getByText('it contains no practice progress')).toBeVisible();
    await give(record('payment', 7));
    const offer = page.getByRole('region', { name: 'What this file would change' });
    await expect(offer.getByRole('row', { name: 'Answers' })).toHaveText('Answers90797');
    await expect(offer.getByRole('heading')).toBeFocused();
    await offer.getByRole('button', { name: 'Replace current progress' }).click();
    await expect(page.getByText('What was here before is backed up below.')).toBeVisible();
    await page.reload({ waitUntil: 'networkidle' });
    await unfold();
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByText('Restored.')).toBeVisible();
    const kept = await page.evaluate(() => localStorage.getItem('tensu:practice') ?? '');
    expect(JSON.parse(kept)).toMatchObject({ books: { 'ema-2016': { skills: { fu: { right: 90 } } } } });
  });
});

test('a browser without room says so when it first refuses to keep something', async ({ page }) => {
  await page.addInitScript(() => {
    for (const size of [1e6, 1e5, 1e4, 1e3, 100, 10, 1])
      for (let n = 0; n < 10; n++) {
        try {
          localStorage.setItem(`room-${String(size)}-${String(n)}`, 'x'.repeat(size));
        } catch {
          break;
        }
      }
  });
  await page.goto('/rulebooks/');
  await expect(page.getByText('This browser has no storage left')).toBeHidden();
  await page.locator('#tensu-rulebook').selectOption('tesuji-2018');
  await expect(page.getByText('This browser has no storage left')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload' })).toBeHidden();
});
