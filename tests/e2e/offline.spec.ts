import { expect, type Page, test } from '@playwright/test';

test.use({ serviceWorkers: 'allow' });

/** Waits until the browser has saved what a first visit saves. */
const coreIsKept = (page: Page) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('tensu:offline')), { timeout: 60_000 }).toContain('core');

const cached = (page: Page) =>
  page.evaluate(async () => {
    const keys = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

test.describe('without a network', () => {
  test('tools and opened pages work, other pages explain themselves, and everything can be saved', async ({
    page,
    context,
  }) => {
    const title = page.getByRole('heading', { level: 1 });
    const settings = () => page.getByRole('button', { name: 'Settings' }).first().click();
    await page.goto('/');
    await coreIsKept(page);
    expect((await page.goto('/ru/score/'))?.status(), 'another language, with a network').toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    expect((await page.goto('/missing/'))?.status()).toBe(404);
    await page.goto('/ema-2016/scoring/');

    await context.setOffline(true);
    for (const path of ['score/', 'practice/', '', 'ema-2016/scoring/']) {
      await page.goto(`/${path}`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(title).toBeVisible();
    }
    await page.goto('/referee/');
    await page.getByRole('link', { name: 'Wall', exact: true }).click();
    await page.getByRole('link', { name: 'Tiles seen' }).click();
    await expect(page.getByRole('link', { name: /^Tiles exposed during the deal/ })).toBeVisible();
    await page.goto('/referee/');
    await page.getByRole('searchbox').fill('zipped two of her neighbour’s tiles flat with her cuff');
    await expect(page.locator('#finds .verdict').first()).toBeVisible();
    await page.goto('/compare/');
    await expect(title).toHaveText('Not saved on this device');
    await page.goto('/ru/compare/');
    await expect(title).toHaveText(/Not saved|Не сохранено на этом устройстве/);
    await context.setOffline(false);

    await page.goto('/');
    await page.evaluate(() => {
      Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    });
    await settings();
    await page.getByRole('button', { name: /Save everything for offline use \([\d.]+ MB\)/ }).click();
    await expect(page.getByText('There is no space left on this device.')).toBeVisible();
    expect(await cached(page)).toContain('/score/');

    await page.reload();
    await settings();
    await page.getByRole('button', { name: /Save everything for offline use \([\d.]+ MB\)/ }).click();
    await expect(page.getByText('Everything in this language is saved on this device.')).toBeVisible({
      timeout: 90_000,
    });
    await context.setOffline(true);
    await page.goto('/compare/');
    await expect(title).not.toHaveText('Not saved on this device');
  });

  test('a first visit by a link works offline, with everything it fetched', async ({ page, context }) => {
    await page.goto('/qualify/sit/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.evaluate(() => fetch('/authored-words.json'));
    await expect.poll(() => cached(page)).toEqual(expect.arrayContaining(['/qualify/sit/', '/authored-words.json']));
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('There is no invitation in this address.')).toBeVisible();
    expect(await page.evaluate(async () => (await fetch('/authored-words.json')).ok)).toBe(true);
  });

  test('a reader with Save-Data gets only what he asks for', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForLoadState('networkidle');
    expect(await cached(page)).not.toContain('/score/');
  });
});

test.describe('a newer version', () => {
  // The routes below would not see what a worker fetches.
  test.use({ serviceWorkers: 'block' });

  const renewed = (page: Page) => page.route('**/version.json', (route) => route.fulfill({ json: { build: 'newer' } }));

  test('is noticed and announced in an open tab', async ({ page }) => {
    await renewed(page);
    await page.clock.install();
    await page.goto('/');
    await page.clock.fastForward('00:16:00');
    await expect(page.getByText('A newer version of Tensu is available.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  });

  test('that removed a script reloads the page once, then says so, and leaves no dead controls', async ({ page }) => {
    await renewed(page);
    let visits = 0;
    page.on('framenavigated', () => visits++);
    await page.route(/_astro\/Practice\.[^/]*\.js/, (route) => route.abort());
    await page.goto('/practice/');
    await expect(page.getByText('Part of this page did not load.')).toBeVisible();
    expect(visits).toBe(2);
    await expect(page.locator('main astro-island').first()).toHaveAttribute('inert');
  });
});
