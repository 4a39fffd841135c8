import { expect, test } from './fixture.ts';
import { LIMITS } from '../../budgets.ts';
import { PAGES } from '../built/site.ts';

const rule = (name: string) => ({ name: new RegExp(`^${name}`) });

test.describe('the comparison', () => {
  test.use({ javaScriptEnabled: false });

  test('shows only what differs, and one rulebook against another, without JavaScript', async ({ page }) => {
    await page.goto('/compare/');
    const kanDora = page.getByRole('row', rule('Kan dora'));
    const chombo = page.getByRole('row', rule('Chombo'));
    const counters = page.getByRole('row', rule('What a counter adds'));
    await expect(kanDora).toBeVisible();
    await expect(counters).toBeVisible();
    await page.getByRole('checkbox', { name: 'Only differences' }).check();
    await expect(kanDora).toBeVisible();
    await expect(counters).toBeHidden();
    await page.getByRole('radio', { name: 'Samara 2019' }).check();
    await expect(kanDora).toBeHidden();
    await expect(chombo.getByRole('cell')).toHaveCount(2);
    await expect(chombo.getByRole('cell').last()).toContainText('differs: a reverse mangan');
    await expect(page.getByRole('heading', { name: 'Calls' })).toBeHidden();
    await page.getByRole('radio', { name: 'MERS 2014' }).check();
    await expect(chombo).toBeHidden();
    await expect(page.locator('a[href="/compare/from-riichi/"]:visible').first()).toBeVisible();
  });
});

test('a link compares its hand under each rulebook, the scorer leads there, and a broken link says so', async ({
  page,
}) => {
  await page.goto('/score/#c=345m67p22s567s&w=8p&m=c234s~3s@left&by=discard&s=south&r=east');
  await expect(page.locator('main astro-island').first()).not.toHaveAttribute('ssr');
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await page.getByRole('link', { name: 'This hand under each rulebook' }).click();
  const verdict = (book: string) => page.locator('.same-hand-verdicts > li').filter({ hasText: book });
  await expect(verdict('EMA 2012')).toContainText('No yaku');
  await page.goto('about:blank');
  await page.goto('/compare/#in=ema-2012&c=2223344666888s&w=2s&by=discard&s=south&r=east');
  const tesuji = verdict('Tesuji');
  await expect(tesuji).toContainText('8 han, baiman: 16,000');
  await expect(tesuji).toContainText('Not counted: All green');
  await expect(tesuji.getByRole('link', { name: 'R10' })).toHaveAttribute('href', /tesuji-2018\/rules\/#R10$/);
  await page.evaluate(() => {
    location.hash = 'c=%25';
  });
  await expect(page.getByRole('status')).toContainText('no hand that can be scored');
});

/** One sheet of each kind in English and Russian, and the largest in French too. */
const SHEETS = [
  ...new Map(
    PAGES.filter((path) => /^(?:ru\/)?reference\/.+/.test(path)).map((path) => [
      path.replace(/reference\/(?:ema|samara|mers)-\d+/, 'reference/*'),
      path,
    ]),
  ).values(),
  'fr/reference/mcr-fans/',
];

test('printed sheets fit their paper and are drawn in lines, not dots', async ({ page }) => {
  for (const path of SHEETS)
    await test.step(path, async () => {
      await page.goto(`/${path}`);
      const pdf = await page.pdf({ preferCSSPageSize: true });
      const sides = /mcr-fans|(?<!tesuji-2018\/)penalties/.test(path) ? 2 : 1;
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g), path).toHaveLength(sides);
      expect(pdf.length / 1024, path).toBeLessThanOrEqual(LIMITS.printedSheetKiB);
    });
});
