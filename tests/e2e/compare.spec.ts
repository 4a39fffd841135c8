import { expect, test } from './fixture.ts';
import budgets from '../../budgets.json' with { type: 'json' };
import { PAGES, inTabs } from './site.ts';

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
    await expect(page.getByRole('listitem').filter({ hasText: 'sit down at a MERS tournament' })).toBeVisible();
  });
});

test('a link shows its hand under each rulebook; a broken one says so', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/compare/#in=ema-2012&c=2223344666888s&w=2s&by=discard&s=south&r=east');
  const tesuji = page.locator('.same-hand-verdicts > li').filter({ hasText: 'Tesuji' });
  await expect(tesuji).toContainText('8 han, baiman: 16,000');
  await expect(tesuji).toContainText('Not counted: All green');
  await expect(tesuji.getByRole('link', { name: 'R10' })).toHaveAttribute('href', /tesuji-2018\/rules\/#R10$/);
  await page.evaluate(() => {
    location.hash = 'c=%25';
  });
  await expect(page.getByRole('status')).toContainText('no hand that can be scored');
});

test('the scorer leads to the comparison of its hand', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/score/#c=345m67p22s567s&w=8p&m=c234s~3s@left&by=discard&s=south&r=east');
  await expect(page.locator('main astro-island').first()).not.toHaveAttribute('ssr');
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await page.getByRole('link', { name: 'This hand under each rulebook' }).click();
  await expect(page.locator('.same-hand-verdicts > li').filter({ hasText: 'EMA 2012' })).toContainText('No yaku');
});

test.describe('sheets', { tag: '@desktop' }, () => {
  const sheets = PAGES.filter((one) => /^(ru\/)?reference\/.+|^fr\/reference\/mcr-fans/.test(one));
  for (const { group, name } of inTabs(sheets)) {
    test(`fit their paper, drawn in lines and not in dots: ${name}`, async ({ page }) => {
      for (const path of group) {
        await page.goto(`/${path}`);
        const pdf = await page.pdf({ preferCSSPageSize: true });
        const sides = /mcr-fans|(?<!tesuji-2018\/)penalties/.test(path) ? 2 : 1;
        expect(pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g), path).toHaveLength(sides);
        expect(pdf.length / 1024, path).toBeLessThanOrEqual(budgets.printedSheetKiB);
      }
    });
  }
});
