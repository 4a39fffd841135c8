import { expect, test } from './fixture.ts';
import { CHAPTER_PAGES, KINDS, READ, RUSSIAN_KINDS } from './site.ts';

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

const NARROW = { width: 320, height: 640 };
const ENLARGED = { width: 640, height: 400 };

test.describe('narrow and enlarged', { tag: '@desktop' }, () => {
  for (const path of [...READ, ...RUSSIAN_KINDS]) {
    const screens = KINDS.includes(path) ? { 'at 320 px': NARROW, 'at 200 % zoom': ENLARGED } : { 'at 320 px': NARROW };
    test(`/${path} ${Object.keys(screens).join(' and ')} does not scroll sideways`, async ({ page }) => {
      await page.setViewportSize(NARROW);
      await page.goto(`/${path}`);
      for (const [name, size] of Object.entries(screens)) {
        await page.setViewportSize(size);
        expect(await page.evaluate(overflow), name).toBe(0);
      }
    });
  }
});

test.describe('with storage blocked', { tag: '@desktop' }, () => {
  for (const path of KINDS) {
    test(`/${path} works`, async ({ page }) => {
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('storage is blocked', 'SecurityError');
            },
          });
        }
      });
      await page.goto(`/${path}`);
      for (const island of await page.locator('astro-island[client="load"], astro-island[client="idle"]').all()) {
        await expect(island).not.toHaveAttribute('ssr');
      }
      await expect(page.locator('main h1')).toBeVisible();
    });
  }
});

test.describe('without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  for (const path of CHAPTER_PAGES) {
    test(`/${path} reads well`, async ({ page }) => {
      await page.goto(`/${path}`);
      for (const article of await page.locator('[data-article]').all()) await expect(article).toBeVisible();
      const { length } = (await page.locator('main').innerText()).trim();
      expect(length).toBeGreaterThan(200);
    });
  }

  test('the way from the first page to a rulebook is made of links', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('header a[href]:visible').first()).toBeVisible();
    await expect(page.locator('main a[href]:visible').first()).toBeVisible();
  });
});
