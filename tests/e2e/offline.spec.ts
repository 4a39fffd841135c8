import { expect, type Page, test } from '@playwright/test';

test.use({ serviceWorkers: 'allow' });

/** Waits until the browser keeps what a first visit keeps. */
const coreIsKept = (page: Page) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('tensu:offline')), { timeout: 20_000 }).toContain('core');

const cached = (page: Page) =>
  page.evaluate(async () => {
    const keys = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

test.describe('without a network', { tag: '@desktop' }, () => {
  for (const [prefix, lang] of [
    ['', 'en'],
    ['ru/', 'ru'],
  ] as const) {
    test(`the tools in ${lang} and what was opened are there; any other page says that it is not`, async ({
      page,
      context,
    }) => {
      await page.goto(`/${prefix}`);
      await coreIsKept(page);
      await page.goto(`/${prefix}ema-2016/scoring/`);
      await context.setOffline(true);
      for (const path of ['score/', 'practice/', '', 'ema-2016/scoring/']) {
        await page.goto(`/${prefix}${path}`);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expect(page.locator('main h1')).toBeVisible();
      }
      const title = lang === 'en' ? 'Not saved on this device' : 'Этой страницы нет на устройстве';
      await page.goto(`/${prefix}compare/`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await page.goto(`/${lang === 'en' ? 'ru/' : ''}score/`);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Not kept|нет на устройстве/);
    });
  }

  test('a first visit by a link of its own is there again, and so are the words that it fetched', async ({
    page,
    context,
  }) => {
    await page.goto('/qualify/sit/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.evaluate(() => fetch('/authored-words.json'));
    await expect.poll(() => cached(page)).toEqual(expect.arrayContaining(['/qualify/sit/', '/authored-words.json']));
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('There is no invitation in this address.')).toBeVisible();
    expect(await page.evaluate(async () => (await fetch('/authored-words.json')).ok)).toBe(true);
  });

  test('everything can be kept by choice, and then opens', async ({ page, context }) => {
    await page.goto('/');
    await coreIsKept(page);
    await page.getByRole('button', { name: 'Settings' }).first().click();
    await page.getByRole('button', { name: /Keep everything \([\d.]+ MB\)/ }).click();
    await expect(page.getByText('Everything in this language is saved on this device.')).toBeVisible({
      timeout: 30_000,
    });
    await context.setOffline(true);
    await page.goto('/compare/');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Not saved on this device');
  });

  test('a device without room says so, and keeps what it has', async ({ page }) => {
    await page.goto('/');
    await coreIsKept(page);
    await page.evaluate(() => {
      Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    });
    await page.getByRole('button', { name: 'Settings' }).first().click();
    await page.getByRole('button', { name: /Keep everything/ }).click();
    await expect(page.getByText('There is no room left on this device.')).toBeVisible();
    expect(await cached(page)).toContain('/score/');
  });

  test('a reader who saves data is sent nothing that he did not ask for', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForLoadState('networkidle');
    expect(await cached(page)).not.toContain('/score/');
  });

  test('what is kept of one language does not stand in the way of another', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    const response = await page.goto('/ru/score/');
    expect(response?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    expect((await page.goto('/missing/'))?.status()).toBe(404);
  });
});

test.describe('a newer version', { tag: '@desktop' }, () => {
  // What a worker fetches would pass by the routes below.
  test.use({ serviceWorkers: 'block' });

  const renewed = (page: Page) => page.route('**/version.json', (route) => route.fulfill({ json: { build: 'newer' } }));

  test('is noticed in an open tab, and said', async ({ page }) => {
    await renewed(page);
    await page.clock.install();
    await page.goto('/');
    await page.clock.fastForward('00:16:00');
    await expect(page.getByText('A newer version of Tensu is available.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  });

  test('that took a script away reloads the page once; then it is said, and nothing dead looks alive', async ({
    page,
  }) => {
    await renewed(page);
    let visits = 0;
    page.on('framenavigated', () => visits++);
    await page.route(/_astro\/Practice\.[^/]*\.js/, (route) => route.abort());
    await page.goto('/practice/');
    await expect(page.getByText('A part of this page did not load.')).toBeVisible({ timeout: 15_000 });
    expect(visits).toBe(2);
    await expect(page.locator('main astro-island').first()).toHaveAttribute('inert');
  });
});
