import type { Page } from '@playwright/test';
import { expect, unwatched as test } from './fixture.ts';
import { PAGE, skill } from './practice.ts';
import { KINDS } from './site.ts';

/** Buttons and fields in sight that look alive. */
const alive = (page: Page, within: string) =>
  page
    .locator(within)
    .first()
    .evaluate((part) =>
      [...part.querySelectorAll<HTMLElement>(':is(button, input, select, textarea):not(:disabled, [popovertarget])')]
        .filter((one) => !one.closest('[inert], #tensu-notice') && one.checkVisibility())
        .map((one) => `${one.tagName} ${one.textContent.trim()}`),
    );

const abort = (page: Page, script: string) => page.route(new RegExp(`/_astro/${script}\\.`), (route) => route.abort());

test.describe('a script that does not come', { tag: '@desktop' }, () => {
  test('of the table is said, and asked for again', async ({ page }) => {
    await page.goto(PAGE, { waitUntil: 'networkidle' });
    await abort(page, 'desk');
    await skill(page, 'Limits').click();
    await expect(page.getByText('This part of the page did not come.')).toBeVisible();
    await page.unroute(/\/_astro\/desk\./);
    await expect(page.getByRole('button', { name: 'Reload' })).toBeHidden();
    const again = page.getByRole('button', { name: 'Try again' });
    // Who points at the button first has the part already when he presses it.
    await Promise.all([page.waitForResponse(/\/_astro\/desk\./), again.hover()]);
    await again.click();
    await expect(page.getByRole('heading', { level: 2, name: /limit/i })).toBeFocused();
    await expect(page.getByText('This part of the page did not come.')).toBeHidden();
  });

  test('of the explanation of a count is said, and the button fetches it again', async ({ page }) => {
    await page.goto('/score/', { waitUntil: 'networkidle' });
    await abort(page, 'explanation');
    const show = page.getByRole('button', { name: 'Show the answer' });
    await show.click();
    await expect(page.getByText('A part of this page did not load.')).toBeVisible();
    await page.unroute(/\/_astro\/explanation\./);
    await show.click();
    await expect(page.getByText(/^Han/).first()).toBeVisible();
  });

  const PAGE_ITSELF = 'PageFrame\\.astro[^/]*';
  for (const [path, script, shell] of [
    ['score/', 'RiichiScorer', 'main'],
    ['compare/', 'SameHand', 'main astro-island'],
    ['practice/', 'Practice', 'main astro-island'],
    ['referee/', 'referee\\.astro[^/]*', 'main'],
    ['ema-2016/scoring/', PAGE_ITSELF, 'header'],
    ['', PAGE_ITSELF, 'body'],
  ] as const)
    test(`/${path} without ${script.slice(0, 8)} says so, and nothing dead looks alive`, async ({ page }) => {
      await abort(page, script);
      await page.goto(`/${path}`, { waitUntil: 'networkidle' });
      await expect(page.getByText('A part of this page did not load.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
      expect(await alive(page, shell)).toEqual([]);
    });
});

test.describe('without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('no page has a dead button', async ({ page }) => {
    for (const path of KINDS) {
      await page.goto(`/${path}`);
      const dead = page.locator('button:visible:not([popovertarget])');
      expect(await dead.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML)), path).toEqual([]);
    }
  });
});
