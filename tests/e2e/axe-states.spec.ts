import type { Page } from '@playwright/test';
import { type Rules, findings } from './axe.ts';
import { addressFor, keepEvent, savedEvent } from './exams.ts';
import { expect, test } from './fixture.ts';
import { onlyResult, ready, skill } from './practice.ts';

/**
 * Checks states of a page one after another, each within the part that changed; findings are reported at the end, by
 * state.
 */
function looking(page: Page, { isForced = false } = {}) {
  const found: Record<string, readonly string[]> = {};
  const look = async (state: string, within: string, rules: Rules = 'all'): Promise<void> => {
    await page.locator(within).first().waitFor();
    // With forced colours the browser paints the reader's colours, while axe still reads the page's.
    const here = await findings(page, { within, rules: isForced ? 'all but colours' : rules });
    if (here.length > 0) found[state] = here;
  };
  const isClean = (): void => expect(found).toEqual({});
  return { look, isClean };
}

const record = (right: number): string => {
  const fu = { right, wrong: 0, lately: '1', times: [], grade: 'familiar', since: '', card: null };
  const books = { 'ema-2016': { skills: { fu }, facts: {}, leanings: {} } };
  return JSON.stringify({ version: 1, books, days: { '2026-11-20': [right, 0] }, best: {}, readAloud: false });
};
const file = (text: string) => ({ name: 'f.json', mimeType: 'application/json', buffer: Buffer.from(text) });

test.describe('axe finds nothing', () => {
  test('in any state of the map of practice', async ({ page }) => {
    const { look, isClean } = looking(page);
    await page.addInitScript((text) => localStorage.setItem('tensu:practice', text), record(9));
    await ready(page);
    await page.getByText('Take an exam').click();
    await page.getByText('Make a quiz for others').click();
    await page.getByText('Your progress', { exact: true }).click();
    await page.getByLabel('Import a file').setInputFiles(file('{}'));
    await expect(page.getByText('it contains no practice progress')).toBeVisible();
    await look('forms unfolded, a file refused', '.practice');
    await page.getByLabel('Import a file').setInputFiles(file(record(4)));
    await look('a file offered', '.offer');
    await page.getByRole('button', { name: 'Merge' }).click();
    await look('a record put aside', '.offer');
    isClean();
  });

  test('in any state of a session', async ({ page }) => {
    const { look, isClean } = looking(page);
    // So tall that the sticky button covers no choice, which axe would count as too small a target.
    await page.setViewportSize({ width: 1280, height: 2000 });
    const TABLE = '.asking';
    await ready(page);
    await skill(page, 'Fu of a hand').click();
    await look('lines asked', TABLE);
    await onlyResult(page);
    const asked = page.getByRole('group', { name: 'How many fu, rounded?' });
    await expect(asked).toBeVisible();
    await look('a number asked', TABLE);
    await asked.getByRole('button', { name: '110', exact: true }).click();
    await look('a number wrong', TABLE);
    await page.getByRole('button', { name: 'Stop' }).click();
    await look('the end', '.ending');
    await page.getByRole('button', { name: 'All skills' }).click();
    for (const name of ['Count the dora', 'Find the waits', 'Which yaku', 'Payment', 'Limits']) {
      await skill(page, name).click();
      await expect(page.locator('.asking form, .asking fieldset, .asking [role=group]').first()).toBeVisible();
      await look(`${name} asked`, TABLE);
      await page.getByRole('button', { name: 'Stop' }).click();
    }
    await skill(page, 'The whole hand').click();
    await page.getByLabel('You fill in').selectOption('everything');
    await page.getByText('Type it on one line instead').click();
    await page.getByLabel('All on one line').fill('nonsense');
    await page.keyboard.press('Enter');
    await look('a line refused', TABLE);
    await page.getByLabel('You fill in').selectOption('nothing (worked example)');
    await look('a worked example', TABLE);
    await page.getByRole('button', { name: 'Got it' }).click();
    await look('a whole hand right', TABLE);
    isClean();
  });

  test('in any state of the scorer, the search and what opens over a page', async ({ page }) => {
    const { look, isClean } = looking(page);
    const SCORER = 'main .scorer';
    await page.goto('/score/', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await look('nothing answered', SCORER);
    await page.getByRole('button', { name: 'Show the answer' }).click();
    await expect(page.getByRole('button', { name: 'Report an error here' })).toBeVisible();
    await look('the answer', SCORER);
    await page.getByRole('button', { name: 'Report an error here' }).click();
    await look('a report', '#tensu-report');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Clear' }).click();
    await look('an empty table', SCORER);
    await page.keyboard.press('Control+k');
    await look('the search open', '#tensu-search');
    await page.locator('dialog input').fill('pinfu');
    await expect(page.locator('dialog ol > li').first()).toBeVisible();
    await expect(page.locator('dialog .pagefind-ui__loading')).toHaveCount(0);
    await look('results', '#tensu-search');
    await page.locator('dialog input').fill('qqqqqq');
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^Nothing/);
    await look('no results', '#tensu-search');
    await page.keyboard.press('Escape');
    await page.locator('header [popovertarget="tensu-settings"]').click();
    await look('the settings', '#tensu-settings');
    await page.keyboard.press('Escape');
    await page.locator('header [popovertarget="tensu-languages"]').click();
    await look('the languages', '#tensu-languages');
    isClean();
  });

  test('in any state of the scorer of MCR', async ({ page }) => {
    const { look, isClean } = looking(page);
    const SCORER = 'main [data-of-game="mcr"]';
    await page.addInitScript(() => localStorage.setItem('tensu:rulebook', 'mers-2014'));
    await page.goto('/score/');
    await page.getByText('What counts: Tick them').click();
    await page.getByRole('textbox', { name: 'Points', exact: true }).fill('many');
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await look('fan unfolded, a number refused', SCORER);
    await page.getByRole('button', { name: 'Show the answer' }).click();
    await page.getByRole('combobox', { name: /why it does not count/ }).selectOption('No Honors');
    await look('the answer, and why not', SCORER);
    isClean();
  });

  test('in any state of a chapter, the referee and a printed page', async ({ page }) => {
    const { look, isClean } = looking(page);
    await page.goto('/ema-2016/scoring/', { waitUntil: 'networkidle' });
    const truth = page.locator('form[data-question]').first();
    await truth.getByRole('radio').first().check();
    await truth.getByRole('button', { name: 'Check' }).click();
    await look('a question answered', '[data-asked]');
    await page.emulateMedia({ media: 'print' });
    await look('printed', 'main', 'on paper');
    await page.emulateMedia({ media: 'screen' });
    await page.goto('/referee/');
    await page.getByRole('link', { name: 'Hand', exact: true }).click();
    await look('pictures of a place', 'main');
    await page.getByRole('searchbox').fill('riichi');
    await look('rulings found', 'main');
    await page.getByRole('searchbox').fill('xylophone');
    await look('no ruling found', 'main');
    isClean();
  });

  test('in any state of an exam', async ({ page }) => {
    const { look, isClean } = looking(page);
    const event = savedEvent(2);
    await keepEvent(page, event);
    await page.goto(addressFor(event, 1));
    await page.getByRole('button', { name: /^Start the clock/ }).click();
    await page.getByRole('button', { name: 'Skip for now' }).click();
    await page.getByLabel('Han', { exact: true }).fill('3');
    await page.getByRole('button', { name: 'Answer', exact: true }).click();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await look('a question answered before', '.asking');
    await page.getByRole('button', { name: 'All questions' }).click();
    await look('all questions', '.asking');
    await page.getByRole('button', { name: 'Hand in', exact: true }).click();
    await page.getByRole('button', { name: 'Hand in now' }).click();
    await page.getByText('As a QR code').click();
    await expect(page.getByRole('img', { name: 'QR code with your exam code' })).toBeVisible();
    await look('handed in', '.sit');
    await page.goto(`/qualify/paper/#${event.id}`);
    await page.getByRole('button', { name: /^Make/ }).click();
    await page.getByLabel('Whose sheet').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Question 1: all right' }).click();
    await look('sheets, keys, and one that is marked', '.supervised');
    await page.goto(`/qualify/desk/#${event.id}`);
    await page.getByRole('button', { name: 'Player 1' }).click();
    await page.getByRole('button', { name: 'Turn over' }).click();
    await look('its answer', '.supervised');
    isClean();
  });

  test('in Russian in forced colours', async ({ page }) => {
    const { look, isClean } = looking(page, { isForced: true });
    await page.emulateMedia({ forcedColors: 'active' });
    await ready(page, '/ru/practice/');
    await look('the map', '.practice');
    await skill(page, 'Фу всей руки').click();
    await expect(page.locator('.asking [role=group]').first()).toBeVisible();
    await look('a question', '.asking');
    const form = page.getByLabel('Вид вопросов');
    await form.selectOption('только итог');
    await form.blur();
    await page.getByRole('button', { name: '110', exact: true }).click();
    await look('a wrong answer', '.asking');
    await page.goto('/ru/score/', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Показать ответ' }).click();
    await look('the answer', 'main .scorer');
    isClean();
  });
});
