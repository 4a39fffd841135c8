import { expect, test } from './fixture.ts';

const FURITEN = '/ema-2016/end-of-hand/#3.4.5';
const STRAIGHT = '/ema-2016/yaku/#ittsu';

/** What a reader types, and where one of the first results must lead. */
const SOUGHT = [
  ['an article by its number', '/', '4.1.1', '/ema-2016/scoring/#4.1.1'],
  ['an article among many that mention it', '/', '4.1.2', '/ema-2016/scoring/#4.1.2'],
  ['an article of two-digit number', '/', '3.3.14', '/ema-2016/play/#3.3.14'],
  ['a line of a rulebook without numbers', '/', 'R12', '/tesuji-2018/rules/#R12'],
  ['an article by another name of its subject', '/', '符', '/ema-2016/scoring/#4.1'],
  ['a term', '/', 'furiten', FURITEN],
  ['a term in Russian', '/', 'фуритен', FURITEN],
  ['a term in Ukrainian', '/', 'фурітен', FURITEN],
  ['a term in Japanese', '/', '振聴', FURITEN],
  ['a term on a Russian page', '/ru/', 'фуритен', `/ru${FURITEN}`],
  ['a yaku by its English name', '/', 'pure straight', STRAIGHT],
  ['a yaku by its Japanese name', '/', 'ittsu', STRAIGHT],
  ['a yaku spelled otherwise', '/', 'ikkitsuukan', STRAIGHT],
  ['a yaku in kanji', '/', '一気通貫', STRAIGHT],
  ['a yaku by its Russian name', '/', 'чистый стрит', STRAIGHT],
  ['a yakuman by its Russian name on a Russian page', '/ru/', 'тринадцать сирот', '/ru/ema-2016/yaku/#kokushi'],
  ['an offence in plain words', '/', 'forgot to turn the riichi tile', '/referee/all/#riichi-not-turned'],
] as const;

/** Numbers that many pages mention. */
const NUMBERS = ['3.3.14', '4.1.1', '5.3', '2.9.2', '5.2b', 'R12'];

test.describe('the search', () => {
  test('is fetched when it is opened, and finds articles, terms, yaku and rulings by any of their names', async ({
    page,
  }) => {
    let fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    for (const from of ['/', '/ru/']) {
      // Nothing that the page before asked for comes in late.
      await page.goto('about:blank');
      fetched = [];
      await page.goto(from, { waitUntil: 'networkidle' });
      expect(fetched.filter((path) => path.includes('pagefind'))).toEqual([]);
      await page.keyboard.press('Control+k');
      for (const [what, place, words, address] of SOUGHT) {
        if (place !== from) continue;
        await page.locator('dialog input').fill(words);
        await expect(page.locator(`dialog a[href^="${address}"]`).first(), what).toBeVisible();
      }
    }

    await page.goto('/it/');
    await page.keyboard.press('Control+k');
    const field = page.locator('dialog input');
    await field.fill('R12');
    await expect(page.locator('dialog a[href^="/it/tesuji-2018/rules/#R12"]').first()).not.toHaveAttribute('lang');
    await expect(page.locator('#tensu-search-status')).toHaveText(/^Risultati/);
    await expect(page.locator('dialog [lang="en"]')).toHaveCount(0);
    await field.fill('kuikae');
    await expect(page.locator('dialog a[href^="/it/referee/all/#swap-call"]').first()).not.toHaveAttribute('lang');
  });

  test('counts results, puts the rulebook in force first, and an article before what mentions its number', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('tensu:rulebook', 'ema-2012'));
    await page.goto('/');
    await page.keyboard.press('Control+k');
    const status = page.getByRole('dialog').getByRole('status');
    await page.locator('dialog input').fill('pinfu');
    await expect(status).toHaveText(/^Results for pinfu: \d+$/);
    await expect(page.locator('dialog .named-places a').first()).toHaveAttribute('href', /^\/ema-2012\//);
    const results = page.locator('dialog .pagefind-ui__results > li');
    const first = results.first().getByRole('link');
    await expect(first.first()).toHaveAttribute('href', /^\/ema-2012\//);
    await expect(first.first()).toHaveAccessibleName(/ · EMA 2012$/);
    const titles = (): Promise<string[]> =>
      results.evaluateAll((found) => found.map((one) => one.querySelector('a')?.textContent ?? ''));
    await expect.poll(async () => (await titles()).includes(''), 'every result has come').toBe(false);
    const told = await titles();
    expect(new Set(told).size).toBe(told.length);
    await expect(page.locator('dialog .search-answers')).toContainText('Pinfu1 han, closed hand only');
    await expect(page.locator('dialog .search-answers + .named-places'), 'the answer stands first').toHaveCount(1);
    await expect(page.locator('dialog .pagefind-ui__result-excerpt').first()).toHaveText(/[.!?…][)"”’]*$/);
    for (const number of NUMBERS) {
      await page.locator('dialog input').fill(number);
      const found = page.locator('dialog a[href*="#"]').first();
      await expect(found).toHaveAttribute('href', new RegExp(`#${number.replaceAll('.', '\\.')}$`));
    }
    await page.locator('dialog input').fill('qqqqqq');
    await expect(status).toHaveText('Nothing found for qqqqqq');
    await expect(page.locator('dialog .named-places a')).toHaveCount(0);
    await page.locator('dialog input').fill('');
    await expect(status).toHaveText('');
  });

  test(
    'lists what has the name that is sought, in any form, on the first screen of a phone',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/uk/');
      await page.locator('#tensu-search-open').click();
      await page.locator('dialog input').fill("без мертвої руки й п'ятірок");
      const found = page.locator('dialog .named-places a');
      await expect(found.filter({ hasText: 'Мертва рука' }).first()).toBeInViewport();
      await expect(found.last()).toBeInViewport();
      await page.locator('dialog input').fill('шахрайства');
      await expect(found.first()).toHaveAttribute('href', '/uk/referee/all/#cheating');
    },
  );
});
