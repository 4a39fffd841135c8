import { LIMITS } from '../../budgets.ts';
import { expect, test } from './fixture.ts';
import { followScripts } from './one-game.ts';
import { ready } from './practice.ts';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('tensu:rulebook', 'mers-2014'));
});

test('an MCR player finds his skills, counts a hand, looks fan up by name, and gets the reasons', async ({ page }) => {
  await page.goto('/practice/#q=mcr-whole&in=mers-2014&c=123m456m789m12p44s&w=3p&by=discard&s=east&r=east&fl=2');
  await expect(page.getByRole('heading', { name: 'What is it worth?' })).toBeVisible();
  await expect(page.getByText('flowers: 2')).toBeVisible();
  await page.getByText('Fan: Tick them').click();
  const search = page.getByRole('searchbox', { name: 'Find a fan by name' });
  await search.fill('清龙');
  await search.press('Enter');
  await search.fill('边张');
  await search.press('Enter');
  await expect(page.getByText('Chosen: 2')).toHaveCount(2);
  await page.getByRole('textbox', { name: 'Points' }).fill('17');
  await page.getByRole('textbox', { name: 'The discarder pays' }).fill('25');
  await page.getByRole('textbox', { name: 'Each of the other two pays' }).fill('8');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('Missing: Concealed Hand, All Chows, Mixed Double Chow')).toBeVisible();
  await expect(page.getByText('No Honors').first()).toBeVisible();
  await expect(page.getByText('All Chows already includes it')).toBeVisible();
});

for (const rules of ['mers-2014', 'ema-2016'] as const)
  test(`a session by ${rules} fetches only its own game`, { tag: '@desktop' }, async ({ page }) => {
    const weigh = await followScripts(page, rules);
    await ready(page);
    await page.getByRole('button', { name: /^Next to learn/ }).click();
    await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
    expect(await weigh()).toBeLessThanOrEqual(LIMITS.sessionScriptsKiB[rules]);
  });
