import { expect, test } from './fixture.ts';
import { CHAPTER_PAGES, KINDS, READ, RUSSIAN_KINDS, inTabs } from './site.ts';

/** What is wider than the page without the room that it keeps for a scrollbar. */
const overflow = () => document.documentElement.scrollWidth - document.body.clientWidth;

const NARROW = { width: 320, height: 640 };
const ENLARGED = { width: 640, height: 400 };

test.describe('narrow and enlarged', { tag: '@desktop' }, () => {
  for (const { name, group } of inTabs([...READ, ...RUSSIAN_KINDS])) {
    test(`at 320 px, and one of each kind at 200 %, nothing scrolls sideways: ${name}`, async ({ page }) => {
      for (const path of group) {
        await page.setViewportSize(NARROW);
        await page.goto(`/${path}`);
        expect(await page.evaluate(overflow), path).toBe(0);
        if (!KINDS.includes(path)) continue;
        await page.setViewportSize(ENLARGED);
        expect(await page.evaluate(overflow), `${path} enlarged`).toBe(0);
      }
    });
  }
});

test.describe('with storage blocked', { tag: '@desktop' }, () => {
  for (const { name, group } of inTabs(KINDS)) {
    test(`pages work: ${name}`, async ({ page }) => {
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('storage is blocked', 'SecurityError');
            },
          });
        }
      });
      for (const path of group) {
        await page.goto(`/${path}`);
        for (const island of await page.locator('astro-island[client="load"], astro-island[client="idle"]').all()) {
          await expect(island, path).not.toHaveAttribute('ssr');
        }
        await expect(page.locator('main h1'), path).toBeVisible();
      }
    });
  }
});

test.describe('without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  for (const { name, group } of inTabs(CHAPTER_PAGES)) {
    test(`chapters read well: ${name}`, async ({ page }) => {
      for (const path of group) {
        await page.goto(`/${path}`);
        for (const article of await page.locator('[data-article]').all()) await expect(article, path).toBeVisible();
        const { length } = (await page.locator('main').innerText()).trim();
        expect(length, path).toBeGreaterThan(200);
      }
    });
  }

  test('the way from the first page to a rulebook is made of links', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('header a[href]:visible').first()).toBeVisible();
    await expect(page.locator('main a[href]:visible').first()).toBeVisible();
  });
});
