import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Hand scorer' });
const rulebook = (page: Page) => page.locator('#tensu-rulebook');

/** Focuses a control by its name and presses a key, as a reader without a mouse does. */
const press = async (page: Page, role: 'button' | 'textbox' | 'searchbox', name: string | RegExp, key: string) => {
  await page.getByRole(role, { name }).focus();
  await page.keyboard.press(key);
};

test.describe('the scorer of MCR', { tag: '@desktop' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      if (localStorage.getItem('tensu:rulebook') === null) localStorage.setItem('tensu:rulebook', 'mers-2014');
    });
  });

  test('by keyboard: a guess judged part by part, the price, and why a fan does not count', async ({ page }) => {
    await page.goto('/score/');
    await expect(form(page)).toContainText('The hand is complete');
    await press(page, 'button', 'chrysanthemum', 'Space');
    await expect(page.getByRole('button', { name: 'chrysanthemum' })).toHaveAttribute('aria-pressed', 'true');

    await page.getByText('What counts: Tick them').press('Enter');
    const search = page.getByRole('searchbox', { name: 'Find a fan by name' });
    for (const name of ['花龙', 'Concealed Hand', 'All Chows']) {
      await search.fill(name);
      await search.press('Enter');
    }
    await page.getByRole('textbox', { name: 'Points', exact: true }).fill('15');
    await page.getByRole('textbox', { name: 'The discarder pays' }).fill('23');
    await page.getByRole('textbox', { name: 'Each of the other two pays' }).fill('8');
    await page.keyboard.press('Enter');
    await expect(form(page)).toContainText('Missing: Edge Wait');
    await expect(form(page)).toContainText('0 of 3 right');

    await press(page, 'button', 'See what it is worth', 'Enter');
    await expect(form(page)).toContainText('16 points, discarder 24, the others 8 each');
    await expect(form(page)).toContainText('All Chows already includes it');

    const whyNot = page.getByRole('combobox', { name: /why it does not count/ });
    await page.getByRole('button', { name: 'Why does this not count?' }).press('Enter');
    await expect(whyNot).toBeFocused();
    await page.keyboard.press('Escape');
    await whyNot.selectOption('Mixed Double Chow');
    await expect(form(page)).toContainText('It needs the same chow in 2 suits');
    await whyNot.selectOption('No Honors');
    await expect(form(page).getByText('All Chows already includes it')).toHaveCount(2);
  });

  test('the hand goes along to a riichi rulebook and back, and each reader fetches one engine', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    const has = (part: RegExp): boolean => fetched.some((path) => part.test(path));
    await page.goto('/score/');
    await page.getByRole('textbox', { name: 'Hand as text' }).fill('12m456p99p234789s');
    await press(page, 'button', 'chrysanthemum', 'Space');
    await expect(page).toHaveURL(/c=12m456p99p234789s.*fl=3/);
    expect(has(/\/McrPageScorer\./)).toBe(true);
    expect(has(/\/RiichiScorer\./)).toBe(false);

    await rulebook(page).selectOption('ema-2016');
    await expect(page.getByRole('textbox', { name: 'Hand as text' })).toHaveValue('12m456p99p234789s');
    await expect(page.getByRole('radio', { name: 'Double' })).toBeVisible();
    await rulebook(page).selectOption('mers-2014');
    await expect(page.getByRole('button', { name: 'chrysanthemum' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('textbox', { name: 'Hand as text' })).toHaveValue('12m456p99p234789s');
  });

  test('a riichi reader fetches nothing of MCR', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('tensu:rulebook', 'ema-2016'));
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto('/score/', { waitUntil: 'networkidle' });
    await expect(form(page)).toContainText('The hand is complete');
    await page.getByRole('button', { name: 'Show the answer' }).click();
    await expect(page.getByRole('button', { name: 'Report an error here' })).toBeVisible();
    expect(fetched.filter((url) => /McrPageScorer|mcr-words|scorer-words/.test(url))).toEqual([]);
  });
});
