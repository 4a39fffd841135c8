import type { Page } from '@playwright/test';
import { findings } from './axe.ts';
import { expect, test } from './fixture.ts';
import { ready, skill } from './practice.ts';
import { FIRST_BOOK } from '../../src/chapters.ts';
import { CHAPTER_PAGES, KINDS, RUSSIAN_KINDS, SIDE_BY_SIDE, inTabs } from '../built/site.ts';

const NARROW = { width: 320, height: 640 };
const ENLARGED = { width: 640, height: 400 };
const STOPS_IN_THE_FRAME = 40;
const STOPS_IN_THE_PAGE = 20;

declare global {
  interface Window {
    /** Elements that had the keyboard focus while invisible or without a focus mark. */
    unmarked: string[];
  }
}

const noteUnmarked = (): void => {
  window.unmarked = [];
  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(target);
    const isMarked = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    if (!isMarked || target.getBoundingClientRect().width === 0) window.unmarked.push(target.outerHTML.slice(0, 160));
  });
};

const unmarked = (page: Page): Promise<string[]> => page.evaluate(() => window.unmarked);

async function pressTab(page: Page, times: number): Promise<void> {
  for (let n = 0; n < times; n += 1) await page.keyboard.press('Tab');
}

/** How far the page scrolls sideways, in pixels. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.body.clientWidth);

/** Opening the page at an anchor lays all of it out; axe reads wrong colours in parts that are not. */
async function openLaidOut(page: Page, path: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`/${path}#_top`);
}

const MOST_SHEETS = 9;

test('a long chapter prints without its controls, its answers at the end, on at most nine sheets', async ({ page }) => {
  await page.goto('/ema-2016/scoring/');
  const printed = await page.pdf({ format: 'A4' });
  expect(printed.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBeLessThanOrEqual(MOST_SHEETS);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.sl-markdown-content button:visible')).toHaveCount(0);
  await expect(page.locator('.question .right-one').first()).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('.question details:visible')).toHaveCount(0);
  await expect(page.locator('.printed-answers .right-one').first()).toBeVisible();
});

test.describe('each kind of page', () => {
  for (const { group, name } of inTabs([...KINDS, ...SIDE_BY_SIDE], 5)) {
    test(`passes axe in both themes, marks the focus and fits narrow windows: ${name}`, async ({ page }) => {
      await page.addInitScript(noteUnmarked);
      await page.emulateMedia({ colorScheme: 'light' });
      const desktop = page.viewportSize();
      for (const path of group)
        await test.step(`/${path}`, async () => {
          if (desktop) await page.setViewportSize(desktop);
          await page.emulateMedia({ colorScheme: 'light' });
          await openLaidOut(page, path);
          await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
          expect(await findings(page), `${path} light`).toEqual([]);
          await page.emulateMedia({ colorScheme: 'dark' });
          await openLaidOut(page, path);
          await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
          expect(await findings(page, { rules: 'colours' }), `${path} dark`).toEqual([]);

          await page.goto('about:blank');
          await page.goto(`/${path}`);
          await page.keyboard.press('Tab');
          await expect(page.locator(':focus'), path).toHaveAttribute('href', '#_top');
          await page.keyboard.press('Enter');
          await expect(page, path).toHaveURL(/#_top$/);
          await pressTab(page, STOPS_IN_THE_PAGE);
          expect(await unmarked(page), path).toEqual([]);

          await page.setViewportSize(NARROW);
          await expect.poll(() => overflow(page), `${path} at 320 px`).toBe(0);
          await page.setViewportSize(ENLARGED);
          await expect.poll(() => overflow(page), `${path} at 200 %`).toBe(0);
        });
    });
  }

  test('marks the focus in the frame around it', async ({ page }) => {
    await page.addInitScript(noteUnmarked);
    for (const path of ['', 'score/', 'ema-2016/scoring/']) {
      await page.goto(`/${path}`);
      await pressTab(page, STOPS_IN_THE_FRAME);
      expect(await unmarked(page), path).toEqual([]);
    }
  });

  test('fits narrow windows in Russian, with its long words, and so does each further chapter', async ({ page }) => {
    await page.setViewportSize(NARROW);
    for (const path of [...RUSSIAN_KINDS, ...CHAPTER_PAGES.filter((one) => !KINDS.includes(one))]) {
      await page.goto(`/${path}`);
      expect(await overflow(page), path).toBe(0);
    }
  });

  test('works with storage blocked, and practice says that it saves nothing', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('storage is blocked', 'SecurityError');
          },
        });
    });
    for (const path of KINDS.filter((one) => !/^(?:reference|rulebooks|errata|tiles|compare\/from)/.test(one))) {
      await page.goto(`/${path}`);
      for (const island of await page.locator('astro-island[client="load"], astro-island[client="idle"]').all())
        await expect(island, path).not.toHaveAttribute('ssr');
      await expect(page.locator('main h1'), path).toBeVisible();
    }
    await ready(page);
    await expect(page.getByLabel('Your rulebook')).toHaveValue(FIRST_BOOK);
    await skill(page, 'Fu of one set').click();
    await page.getByRole('button', { name: 'Skip to the questions' }).click();
    await page.getByRole('button', { name: '0', exact: true }).click();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('button', { name: 'All skills' }).click();
    await expect(page.getByRole('alert')).toContainText('cannot save');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no page has a dead button or search field', async ({ page }) => {
    for (const path of KINDS) {
      await page.goto(`/${path}`);
      const dead = page.locator(':is(button, [type=search]):visible:not([popovertarget])');
      expect(await dead.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML)), path).toEqual([]);
    }
  });

  test('chapters can be read, with their questions and answers', async ({ page }) => {
    for (const path of CHAPTER_PAGES.filter((_, i) => i % 3 === 0)) {
      await page.goto(`/${path}`);
      const articles = page.locator('[data-article]');
      expect(await articles.evaluateAll((all) => all.every((one) => one.checkVisibility())), path).toBe(true);
      expect((await page.locator('main').innerText()).trim().length, path).toBeGreaterThan(200);
      const question = page.locator('form[data-question]').first();
      await expect(question.getByRole('button'), path).toBeHidden();
      await expect(question.locator('.right-one').first(), path).toBeHidden();
      await question.locator('summary').click();
      await expect(question.locator('.right-one').first(), path).toBeVisible();
    }
    await page.goto('/ema-2016/end-of-hand/');
    const ask = page.locator('tensu-ask').nth(1);
    await expect(ask.getByRole('button')).toHaveCount(0);
    await ask.getByText('Answer').click();
    await expect(ask.getByRole('link', { name: 'EMA 2016, 3.4.5' })).toBeVisible();
  });

  test('languages and the system’s theme work, and links lead from the first page to a rulebook', async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto('/');
      const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const [red = 0] = [...paper.matchAll(/\d+/g)].map(Number);
      expect(red > 128).toBe(colorScheme === 'light');
    }
    await expect(page.locator('header a[href]:visible').first()).toBeVisible();
    await expect(page.locator('main a[href]:visible').first()).toBeVisible();
    for (const control of await page.locator('.needs-js').all()) await expect(control).toBeHidden();
    await page.locator('[popovertarget="tensu-languages"]').click();
    await page.locator('#tensu-languages a[lang="ru"]').click();
    await expect(page).toHaveURL('/ru/');
  });
});

test('a question beside an article is judged by keyboard, with the reason if wrong', async ({ page }) => {
  await page.goto('/ema-2016/end-of-hand/');
  const ask = page.locator('tensu-ask').nth(1);
  await ask.scrollIntoViewIfNeeded();
  const [yes, no] = [ask.getByRole('button', { name: 'Yes' }), ask.getByRole('button', { name: 'No' })];
  await yes.focus();
  await page.keyboard.press('Enter');
  await expect(ask.getByRole('status')).toHaveText('Not quite.');
  await expect(ask.getByText('furiten', { exact: false }).last()).toBeVisible();
  await expect(ask.getByRole('link', { name: 'EMA 2016, 3.4.5' })).toBeVisible();
  await no.focus();
  await page.keyboard.press('Space');
  await expect(ask.getByRole('status')).toHaveText('Right.');
  await expect(no).toHaveAttribute('aria-pressed', 'true');
  await expect(ask.locator('details')).not.toHaveAttribute('open');
});
