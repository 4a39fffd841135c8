import type { Page } from '@playwright/test';
import { CHAPTERS, PRESENTED } from '../../src/chapters.ts';
import { expect, test, unwatched } from './fixture.ts';
import { SIDE_BY_SIDE } from '../built/site.ts';

const [chapter = ''] = Object.entries(CHAPTERS).flatMap(([book, list]) => list.map(({ slug }) => `${book}/${slug}/`));

test('theme, rulebook and language carry over to the next page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await page.locator('header [popovertarget="tensu-settings"]').click();
  await page.locator('[data-choice="tensu:theme"][value="dark"]').check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await page.locator('#tensu-rulebook').selectOption('tesuji-2018');
  await page.goto('/rulebooks/', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  await expect(page.locator('#tensu-rulebook')).toHaveValue('tesuji-2018');
  await expect(page.locator('html')).toHaveAttribute('data-rulebook', 'tesuji-2018');

  await page.goto(`/${chapter}`);
  const number = (await page.locator('[data-article]').last().getAttribute('data-article')) ?? '';
  await page.goto(`/${chapter}#${number}`);
  await page.locator('[popovertarget="tensu-languages"]').click();
  await page.locator('#tensu-languages a[lang="ru"]').click();
  await expect(page).toHaveURL(`/ru/${chapter}#${number}`);
  await expect(page.locator(`[id="${number}"]`)).toBeInViewport();

  await page.evaluate(() => {
    localStorage.setItem('tensu:rulebook', 'house-rules');
  });
  await page.reload();
  await expect(page.locator('#tensu-rulebook'), 'an unknown rulebook').toHaveValue('ema-2016');
});

test.describe('the rulebook of a first visit', () => {
  test.use({ isTaught: false });
  const inForce = (page: Page) => page.locator('#tensu-rulebook');

  test('is the one that is played today, or that of the page; whoever was here before keeps theirs', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(inForce(page)).toHaveValue(PRESENTED[0] ?? '');
    await page.evaluate(() => localStorage.clear());
    await page.goto('/prepare/wrc-2025/');
    await expect(inForce(page)).toHaveValue('wrc-2025');
    await page.goto('/ema-2016/scoring/');
    await expect(inForce(page), 'a second page').toHaveValue('wrc-2025');
    await page.evaluate(() => {
      localStorage.clear();
      localStorage.setItem('tensu:theme', 'dark');
    });
    await page.goto('/');
    await expect(inForce(page), 'who came before').toHaveValue('ema-2016');
  });
});

test('a link opens the longest chapter at its place', async ({ page }) => {
  for (const place of ['chinitsu', '4.2.5', 'note-liability']) {
    await page.goto('about:blank');
    await page.goto(`/ema-2012/yaku/#${place}`, { waitUntil: 'networkidle' });
    const top = () => page.locator(`[id="${place}"]`).evaluate((target) => target.getBoundingClientRect().top);
    await expect.poll(top).toBeGreaterThan(0);
    await expect.poll(top).toBeLessThan(200);
  }
});

test(
  'the menu of a phone covers the page, leads to an article and to other pages',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(`/${chapter}`);
    await expect(page.locator('#tensu-rulebook')).toBeVisible();
    await page.locator('[popovertarget="tensu-menu"]').tap();
    await expect(page.locator('.leaf')).toHaveAttribute('inert');
    const article = page.locator('#tensu-menu a[href^="#"]').last();
    const hash = (await article.getAttribute('href')) ?? '';
    await article.tap();
    await expect(page.locator('.leaf')).not.toHaveAttribute('inert');
    await expect(page.locator(`[id="${hash.slice(1)}"]`)).toBeInViewport();
    await page.locator('[popovertarget="tensu-menu"]').tap();
    await page.locator('#tensu-menu a[href="/rulebooks/"]').tap();
    await expect(page).toHaveURL('/rulebooks/');
  },
);

unwatched('an address without a page is answered with 404 and a link home', async ({ page }) => {
  expect((await page.goto('/missing/'))?.status()).toBe(404);
  await page.locator('main a[href="/"]').click();
  await expect(page).toHaveURL('/');
});

test('the first page judges an answer with a word and opens the reasons', async ({ page }) => {
  await page.goto('/');
  const hand = page.locator('[data-of-game="riichi"]');
  const wrong = hand.locator('[data-answer="wrong"]').last();
  await wrong.click();
  await expect(hand.getByRole('status')).toContainText(await wrong.innerText());
  await expect(hand.locator('.verdict > .sign.wrong')).toBeVisible();
  await expect(hand.locator('.reasons dl')).toBeVisible();
  await hand.locator('[data-answer="right"]').click();
  await expect(hand.locator('.verdict > .sign.wrong')).toBeHidden();
  await expect(hand.locator('.verdict > .sign.right')).toBeVisible();
});

test('articles of a chapter in two languages start side by side, out of reach of search engines', async ({ page }) => {
  const [path = ''] = SIDE_BY_SIDE;
  await page.goto(`/${path}`);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const pairs = await page
    .locator('.article-pair')
    .evaluateAll((all) =>
      all.map((pair) => [...pair.querySelectorAll('.side')].map((side) => side.getBoundingClientRect())),
    );
  expect(pairs.length).toBeGreaterThan(1);
  for (const [first, second] of pairs) {
    expect(second?.top).toBe(first?.top);
    expect(second?.left).toBeGreaterThan(first?.right ?? 0);
  }
  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
  expect(ids.length).toBe(new Set(ids).size);

  await expect(page.locator('main :is(form, astro-island)'), 'questions stay in the chapter').toHaveCount(0);
  const second = page.locator('.side:last-child');
  const lang = await second.first().getAttribute('lang');
  await second.locator('.in-chapter a[href*="#ask-"]').first().click();
  await expect(page).toHaveURL(new RegExp(`/${lang ?? ''}/.*#ask-`));
  await expect(page.locator(':target')).toBeInViewport();
  await expect(page.locator('form[data-question]').filter({ has: page.locator(':target') })).toBeVisible();
});
