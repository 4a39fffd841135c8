import { findings } from './axe.ts';
import { expect, test } from './fixture.ts';
import { ready, skill } from './practice.ts';

test.use({ isTaught: false });

test(
  'a skill opens with its idea once: a worked hand, lines filled in, then the questions; it can be seen again',
  { tag: '@phone' },
  async ({ page }) => {
    await ready(page);
    await skill(page, 'Fu of a hand').click();
    await expect(page.getByRole('heading', { name: 'The idea: Fu of a hand' })).toBeFocused();
    await expect(page.getByText('The sum goes up to the next ten.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'EMA 2016, 4.1.1' }).first()).toBeVisible();
    expect(await findings(page, { within: '.lesson' })).toEqual([]);
    await page.getByRole('button', { name: 'Try it with some lines filled in' }).click();
    await expect(page.getByText('Only the last line is left for you.')).toBeVisible();
    await page.getByRole('group', { name: 'Total fu, rounded' }).getByRole('button', { name: '40' }).click();
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'right: 30' })).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText(/^Lines left for you: \d, then the total\.$/)).toBeVisible();
    await page.getByRole('button', { name: 'Skip to the questions' }).click();
    await expect(page.getByText('1 of 10', { exact: true })).toBeVisible();
    await page.getByText('Show the idea again').click();
    await expect(page.getByText('The sum goes up to the next ten.')).toBeVisible();
    await page.getByRole('button', { name: 'Stop' }).click();
    await skill(page, 'Fu of a hand').click();
    await expect(page.getByText('1 of 10', { exact: true })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: /^Skills by/ })).toBeVisible();
    await page.getByRole('button', { name: 'Today’s mix' }).click();
    await expect(page.getByRole('heading', { name: 'The idea: Dora indicators' })).toBeFocused();
    await page.getByRole('button', { name: 'Go to the questions', exact: true }).click();
    await expect(page.getByText('1 of 12', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'This is the indicator. Which tile is dora?' })).toBeFocused();
  },
);
