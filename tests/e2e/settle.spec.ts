import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';

const awake = (page: Page) => expect(page.locator('main astro-island').first()).not.toHaveAttribute('ssr');

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await awake(page);
}

/** A reader chooses a rulebook in another tab. */
const chosenElsewhere = (page: Page, book: string): Promise<void> =>
  page.evaluate((newValue) => {
    const key = 'tensu:rulebook';
    localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
  }, book);

/** A tap every 1.2 seconds: the pace of a thumb that looks for its target. */
const SECONDS_A_TAP = 1.2;

test.describe('on a phone', { tag: '@phone' }, () => {
  test('a double ron with bets and counters takes no more than 20 seconds of taps', async ({ page }) => {
    await open(page, '/table/');
    let taps = 0;
    const tap = async (role: 'button' | 'radio' | 'checkbox', name: string, group: string): Promise<void> => {
      await page.getByRole('group', { name: group }).getByRole(role, { name, exact: true }).tap();
      taps += 1;
    };
    await tap('button', 'Counters: one more', 'Counters');
    await tap('button', 'Counters: one more', 'Counters');
    await tap('button', 'Riichi sticks from earlier hands: one more', 'Riichi sticks from earlier hands');
    await tap('checkbox', 'West', 'Riichi in this hand');
    await tap('checkbox', 'North', 'Riichi in this hand');
    await tap('radio', 'South', 'Who discarded');
    await tap('checkbox', 'West', 'Who won');
    await tap('checkbox', 'North', 'Who won');
    const west = page.getByRole('group', { name: 'Hand: West' });
    await west.getByRole('radio', { name: '3', exact: true }).tap();
    await west.getByRole('radio', { name: '30', exact: true }).tap();
    await page.getByRole('group', { name: 'Hand: North' }).getByRole('radio', { name: '5 mangan' }).tap();
    taps += 3;
    const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name} `) });
    await expect(row('South')).toContainText('−13,100');
    await expect(row('West')).toContainText('+5,500');
    await expect(row('North')).toContainText('+8,600');
    await expect(row('Total')).toContainText('0');
    expect(taps * SECONDS_A_TAP).toBeLessThanOrEqual(20);
  });

  test('targets are large enough and nothing overflows', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    for (const path of ['/table/', '/table/game/', '/table/final/', '/tournament/']) {
      await open(page, path);
      const small = await page.locator('main astro-island').evaluate((island) =>
        [...island.querySelectorAll('button, select, input, textarea, summary')].flatMap((one) => {
          const { width: w, height: h } = (one.closest('label') ?? one).getBoundingClientRect();
          return w > 0 && (w < 44 || h < 44) ? [one.outerHTML.slice(0, 80)] : [];
        }),
      );
      expect(small, path).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
    }
  });
});

test.describe('the calculators', { tag: '@desktop' }, () => {
  test('a hand is in its link, and undo takes the last tap back', async ({ page }) => {
    await open(page, '/table/');
    await page.getByRole('radio', { name: 'Exhaustive draw' }).check();
    await page.getByRole('group', { name: 'Who is tenpai' }).getByRole('checkbox', { name: 'West' }).check();
    await expect(page.getByRole('row', { name: /^West / })).toContainText('+3,000');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('row', { name: /^West / })).not.toContainText('+3,000');
    await page.getByRole('group', { name: 'Who is tenpai' }).getByRole('checkbox', { name: 'South' }).check();
    await page.reload();
    await awake(page);
    await expect(page.getByRole('row', { name: /^South / })).toContainText('+3,000');
  });

  test('a game is recorded, survives a reload, is corrected and ended', async ({ page }) => {
    await open(page, '/table/game/');
    const name = page.getByLabel('Player 1', { exact: true });
    await name.fill('Ann');
    for (const book of ['samara-2019', 'ema-2016']) {
      await chosenElsewhere(page, book);
      await expect(page.locator('main').getByRole('combobox', { name: 'Rulebook' })).toHaveValue(book);
      await expect(name, 'what is being typed').toHaveValue('Ann');
    }
    await name.press('Tab');
    const choose = (role: 'radio' | 'checkbox', group: string | RegExp, name: string | RegExp) =>
      page.getByRole('group', { name: group }).getByRole(role, { name }).check();
    await choose('radio', 'Who discarded', /Player 2/);
    await choose('checkbox', 'Who won', /Ann/);
    await choose('radio', /^Hand: Ann/, '5 mangan');
    await page.getByRole('button', { name: 'Add this hand' }).click();
    const now = page.getByRole('region', { name: 'Current state' });
    await expect(now).toContainText('East 1 · 1 counter');
    await expect(now).toContainText('42,000');
    await page.reload();
    await awake(page);
    await expect(now).toContainText('42,000');
    await choose('radio', 'How it ended', 'Chombo');
    await choose('checkbox', 'Who committed a chombo', /Player 3/);
    await page.getByRole('button', { name: 'Add this hand' }).click();
    await page.getByRole('button', { name: 'End the game here' }).click();
    await expect(page.getByRole('row', { name: /^Player 3 / }).first()).toContainText('−20,000');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: 'Add this hand' })).toBeVisible();
  });

  test('tapping elsewhere after typing a name does not lose the tap', async ({ page }) => {
    await open(page, '/table/game/');
    const name = page.getByLabel('Player 2', { exact: true });
    await name.fill('Bo');
    const chombo = page.getByRole('radio', { name: 'Chombo' });
    const riichi = page.getByRole('group', { name: 'Riichi in this hand' });
    await chombo.hover();
    await page.mouse.down();
    await expect(riichi.getByRole('checkbox', { name: 'Player 2 (South)' })).toBeVisible();
    await expect(name).toHaveValue('Bo');
    await page.mouse.up();
    await expect(chombo).toBeChecked();
    await expect(
      page.getByRole('group', { name: 'Who committed a chombo' }).getByRole('checkbox', { name: 'Bo (South)' }),
    ).toBeVisible();
    await expect(name).toHaveValue('Bo');
  });

  test('a game moves to another device as a file; an invalid file changes nothing', async ({ page }) => {
    await open(page, '/table/game/');
    await page.getByLabel('Player 2', { exact: true }).fill('Bo');
    await page.getByRole('radio', { name: 'Exhaustive draw' }).check();
    await page.getByRole('group', { name: 'Who is tenpai' }).getByRole('checkbox', { name: 'Bo (South)' }).check();
    await page.getByRole('button', { name: 'Add this hand' }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).press('Enter');
    const file = await saved;
    expect(file.suggestedFilename()).toBe('Bo.json');
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await awake(page);
    await expect(page.getByRole('table')).toHaveCount(0);
    const choose = page.getByLabel('Open a file');
    await choose.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"version":1}') });
    await expect(page.getByText('nothing was changed')).toBeVisible();
    await choose.setInputFiles(await file.path());
    await expect(page.getByText('The game from the file is open')).toBeVisible();
    await expect(page.getByText(/East 2 · 1 counter/)).toBeVisible();
    await expect(page.getByRole('row', { name: /^After / })).toContainText('33,000');
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(page.getByRole('rowheader')).toHaveCount(0);
  });

  test('two hundred players and twelve sessions are pasted, ranked and stored', async ({ page }) => {
    const rows = Array.from({ length: 600 }, (_, i) => {
      const [session, table] = [Math.floor(i / 50), i % 50];
      const seats = [0, 1, 2, 3].map(
        (seat) =>
          `P${String(((table + seat * (session + 1)) % 50) * 4 + seat)};${String(30_000 + ([9000, 3000, -3000, -9000][seat] ?? 0) + (table % 7) * (seat === 0 ? 100 : seat === 3 ? -100 : 0))}`,
      );
      return `${String(session + 1)};${String(table + 1)};${seats.join(';')}`;
    });
    await open(page, '/tournament/');
    await page.getByText('Paste results from a spreadsheet').click();
    await page.getByLabel(/^One row per table/).fill(rows.join('\n'));
    await page.getByRole('button', { name: 'Import these results' }).click();
    await expect(page.getByText('600 tables imported.')).toBeVisible();
    const ranking = page.getByRole('region', { name: 'Ranking' });
    await expect(ranking.getByRole('row')).toHaveCount(201);
    await page.reload();
    await awake(page);
    await expect(ranking.getByRole('row')).toHaveCount(201);
  });
});
