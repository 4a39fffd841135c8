import { CHAPTERS } from '../../src/chapters.ts';
import { expect, test } from './fixture.ts';
import { PAGES } from './site.ts';

const [chapter = ''] = Object.entries(CHAPTERS).flatMap(([book, list]) => list.map(({ slug }) => `${book}/${slug}/`));
const sideBySide = PAGES.filter((path) => path.startsWith('side-by-side/'));

test.describe('what the reader chose', { tag: '@desktop' }, () => {
  test('the theme comes back with the next page', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    await page.locator('header [popovertarget="tensu-settings"]').click();
    await page.locator('[data-choice="tensu:theme"][value="dark"]').check({ force: true });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.goto('/rulebooks/', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  });

  test('the rulebook in force comes back with the next page', async ({ page }) => {
    await page.goto('/');
    await page.locator('#tensu-rulebook').selectOption('tesuji-2018');
    await page.goto('/rulebooks/');
    await expect(page.locator('#tensu-rulebook')).toHaveValue('tesuji-2018');
    await expect(page.locator('html')).toHaveAttribute('data-rulebook', 'tesuji-2018');
  });

  test('a rulebook unknown to this site falls back to the first', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('tensu:rulebook', 'house-rules');
    });
    await page.goto('/');
    await expect(page.locator('#tensu-rulebook')).toHaveValue('ema-2016');
  });

  test('another language opens at the same article', async ({ page }) => {
    await page.goto(`/${chapter}`);
    const article = page.locator('[data-article]').last();
    const number = (await article.getAttribute('data-article')) ?? '';
    await page.goto(`/${chapter}#${number}`);
    await page.locator('[popovertarget="tensu-languages"]').click();
    await page.locator('#tensu-languages a[lang="ru"]').click();
    await expect(page).toHaveURL(`/ru/${chapter}#${number}`);
    await expect(page.locator(`[id="${number}"]`)).toBeInViewport();
  });
});

for (const place of ['chinitsu', '4.2.5', 'note-liability']) {
  test(`a link leads to its place deep in the longest chapter: ${place}`, async ({ page }) => {
    await page.goto(`/ema-2012/yaku/#${place}`, { waitUntil: 'networkidle' });
    const top = () => page.locator(`[id="${place}"]`).evaluate((target) => target.getBoundingClientRect().top);
    await expect.poll(top).toBeGreaterThan(0);
    await expect.poll(top).toBeLessThan(200);
  });
}

test.describe('on a phone', { tag: '@phone' }, () => {
  test('the menu lies over the page and leads on', async ({ page }) => {
    await page.goto(`/${chapter}`);
    await expect(page.locator('#tensu-rulebook')).toBeVisible();
    await page.locator('[popovertarget="tensu-menu"]').tap();
    await expect(page.locator('.leaf')).toHaveAttribute('inert');
    await page.locator('#tensu-menu a[href="/rulebooks/"]').tap();
    await expect(page).toHaveURL('/rulebooks/');
  });

  test('an article in the menu closes it and comes into view', async ({ page }) => {
    await page.goto(`/${chapter}`);
    await page.locator('[popovertarget="tensu-menu"]').tap();
    const link = page.locator('#tensu-menu a[href^="#"]').last();
    const hash = (await link.getAttribute('href')) ?? '';
    await link.tap();
    await expect(page.locator('.leaf')).not.toHaveAttribute('inert');
    await expect(page.locator(`[id="${hash.slice(1)}"]`)).toBeInViewport();
  });
});

test('the search is fetched when it is opened, and finds a chapter', { tag: '@desktop' }, async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(fetched.filter((path) => path.includes('pagefind'))).toEqual([]);
  await page.goto(`/${chapter}`);
  const title = await page.locator('h1').innerText();
  await page.keyboard.press('Control+k');
  await page.locator('#tensu-search input').fill(title);
  await expect(page.locator(`#tensu-search a[href^="/${chapter}"]`).first()).toBeVisible();
});

test('the first page judges an answer with a word and opens the reasons', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  const wrong = page.locator('[data-answer="wrong"]').last();
  await wrong.click();
  await expect(page.getByRole('status')).toContainText(await wrong.innerText());
  await expect(page.locator('.verdict > .sign.wrong')).toBeVisible();
  await expect(page.locator('.reasons dl')).toBeVisible();
  await page.locator('[data-answer="right"]').click();
  await expect(page.locator('.verdict > .sign.wrong')).toBeHidden();
  await expect(page.locator('.verdict > .sign.right')).toBeVisible();
});

test.describe('side by side', { tag: '@desktop' }, () => {
  for (const path of sideBySide) {
    test(`/${path}: each article starts at the same height in both languages, out of reach of search engines`, async ({
      page,
    }) => {
      await page.goto(`/${path}`);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      const pairs = await page.locator('.article-pair').all();
      expect(pairs.length).toBeGreaterThan(1);
      for (const pair of pairs) {
        const [first, second] = await Promise.all(
          (await pair.locator('.side').all()).map((side) => side.boundingBox()),
        );
        expect(second?.y).toBe(first?.y);
        expect(second?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0));
      }
      const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
      expect(ids.length).toBe(new Set(ids).size);
    });

    test(`/${path}: what is asked and tried stays in the chapter of either language, where a link leads`, async ({
      page,
    }) => {
      await page.goto(`/${path}`);
      await expect(page.locator('main :is(form, astro-island)')).toHaveCount(0);
      const second = page.locator('.side:last-child');
      const lang = await second.first().getAttribute('lang');
      const question = second.locator('.in-chapter a[href*="#ask-"]').first();
      await question.click();
      await expect(page).toHaveURL(new RegExp(`/${lang ?? ''}/.*#ask-`));
      await expect(page.locator(':target')).toBeInViewport();
      await expect(page.locator('form[data-question]').filter({ has: page.locator(':target') })).toBeVisible();
    });
  }
});

test.describe('without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('controls that need it are not there, and the languages are', async ({ page }) => {
    await page.goto('/');
    for (const control of await page.locator('.needs-js').all()) await expect(control).toBeHidden();
    await page.locator('[popovertarget="tensu-languages"]').click();
    await page.locator('#tensu-languages a[lang="ru"]').click();
    await expect(page).toHaveURL('/ru/');
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the page is ${colorScheme} where the system is`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto('/');
      const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const [red = 0] = [...paper.matchAll(/\d+/g)].map(Number);
      expect(red > 128).toBe(colorScheme === 'light');
    });
  }
});
