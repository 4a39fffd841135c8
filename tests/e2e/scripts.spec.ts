import type { Page } from '@playwright/test';
import { expect, unwatched as test } from './fixture.ts';
import { PAGE, skill } from './practice.ts';

/** Visible buttons and fields that look usable. */
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

test.describe('a script that does not load', () => {
  test('of a question is reported, and fetched by a second try', async ({ page }) => {
    await page.goto(PAGE, { waitUntil: 'networkidle' });
    await abort(page, 'session-parts');
    await skill(page, 'Limits').click();
    await expect(page.getByText('This part of the page did not load.')).toBeVisible();
    await page.unroute(/\/_astro\/session-parts\./);
    await expect(page.getByRole('button', { name: 'Reload' })).toBeHidden();
    const again = page.getByRole('button', { name: 'Try again' });
    // Pointing at the button fetches the part before the press.
    await Promise.all([page.waitForResponse(/\/_astro\/session-parts\./), again.hover()]);
    await again.click();
    await expect(page.getByRole('heading', { level: 2, name: /limit/i })).toBeFocused();
    await expect(page.getByText('This part of the page did not load.')).toBeHidden();
  });

  test('of an explanation is reported, and fetched by the same button', async ({ page }) => {
    await page.goto('/score/', { waitUntil: 'networkidle' });
    await abort(page, 'explanation');
    const show = page.getByRole('button', { name: 'Show the answer' });
    await show.click();
    await expect(page.getByText('Part of this page did not load.')).toBeVisible();
    await page.unroute(/\/_astro\/explanation\./);
    await show.click();
    await expect(page.getByText(/^Han/).first()).toBeVisible();
  });

  test('of a page itself is reported, and no dead control looks alive', async ({ context }) => {
    for (const [path, script, shell] of [
      ['score/', 'RiichiScorer', 'main'],
      ['compare/', 'SameHand', 'main astro-island'],
      ['practice/', 'Practice', 'main astro-island'],
      ['referee/', 'referee\\.astro[^/]*', 'main'],
      ['ema-2016/scoring/', 'PageFrame\\.astro[^/]*', 'header'],
      ['', 'PageFrame\\.astro[^/]*', 'body'],
    ] as const)
      await test.step(`/${path} without ${script.slice(0, 8)}`, async () => {
        const page = await context.newPage();
        await abort(page, script);
        await page.goto(`/${path}`, { waitUntil: 'networkidle' });
        await expect(page.getByText('Part of this page did not load.')).toBeVisible();
        await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
        await expect.poll(() => alive(page, shell)).toEqual([]);
        await page.close();
      });
  });
});
