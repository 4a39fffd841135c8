import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';

const HAND = 'in=ema-2012&c=22p567s&m=p777z@across.kc1111m&w=5s&by=draw&s=east&r=east&d=9m&n=2&b=1';

async function open(page: Page, fragment: string): Promise<void> {
  await page.goto(`/score/#${fragment}`);
  await expect(page.locator('main astro-island').first()).not.toHaveAttribute('ssr');
}

const table = (page: Page) => page.getByRole('group', { name: /^Hand on the table/ });

test.describe('a link to a hand', { tag: '@desktop' }, () => {
  test('puts the hand on the table, with its rulebook, and survives a reload', async ({ page }) => {
    await open(page, HAND);
    await expect(table(page)).toHaveAccessibleName(/called pung of red dragons from across; concealed kong of/);
    await expect(page.locator('#tensu-rulebook')).toHaveValue('ema-2012');
    await page.getByText('More circumstances').click();
    await page.getByRole('button', { name: 'Counters on the table: one more' }).click();
    await expect.poll(() => new URL(page.url()).hash).toContain('n=3');
    const before = new URL(page.url()).hash;
    await page.reload();
    await expect(page.locator('main astro-island').first()).not.toHaveAttribute('ssr');
    await expect(table(page)).toHaveAccessibleName(/called pung of red dragons from across/);
    expect(new URL(page.url()).hash).toBe(before);
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
  });

  test('can be copied and opened again', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, HAND);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('status')).toHaveText('Link copied');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto('/');
    await page.goto(link);
    await expect(table(page)).toHaveAccessibleName(/called pung of red dragons from across/);
  });
});

test.describe('on a phone', { tag: '@phone' }, () => {
  test('targets are large enough and nothing overflows', async ({ page }) => {
    await open(page, HAND);
    await page.getByRole('button', { name: 'Show the answer' }).tap();
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const small = await page.getByRole('form', { name: 'Hand scorer' }).evaluate((scorer) =>
        [...scorer.querySelectorAll('button, select, input, summary, label:has(input)')].flatMap((one) => {
          const { width: w, height: h } = (one.closest('label') ?? one).getBoundingClientRect();
          return w > 0 && (w < 44 || h < 44) ? [`${one.outerHTML.slice(0, 80)} ${String(w)}×${String(h)}`] : [];
        }),
      );
      expect(small).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
});
