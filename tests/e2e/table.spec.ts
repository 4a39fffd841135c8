import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { onlyResult, ready, skill } from './practice.ts';

/** The share of a phone's screen that a pinned hand may take. */
const MOST = 0.16;

const lit = (table: Locator) => table.locator('.tile[data-lit]');

/** The share of the screen that something covers, and its distance from the head of the page, in pixels. */
async function placeOf(what: Locator, page: Page): Promise<{ share: number; below: number }> {
  const box = await what.boundingBox();
  const head = await page.locator('.running-head').boundingBox();
  if (!box || !head) throw new Error('there is no such place');
  const height = await page.evaluate(() => innerHeight);
  return { share: box.height / height, below: Math.round(box.y - head.y - head.height) };
}

test.describe('the hand on the table', () => {
  test('lights what a line of the count is about, by focus and by touch', async ({ page }) => {
    await page.goto('/score/', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Show the answer' }).click();
    const table = page.locator('.pinned-hand');
    const line = page.getByRole('listitem').filter({ hasText: 'Open pung of 2–8' });
    await expect(table).toContainText('dora 1');
    // The lines start to listen a moment after they appear.
    await expect(async () => {
      await line.getByRole('link').blur();
      await line.getByRole('link').focus();
      await expect(lit(table)).toHaveCount(3, { timeout: 500 });
    }).toPass();
    await page
      .locator('.step')
      .filter({ hasText: 'Dora' })
      .click({ position: { x: 4, y: 4 } });
    await expect(lit(table)).toHaveCount(2);
    await page.getByLabel('Han', { exact: true }).focus();
    await expect(lit(table)).toHaveCount(0);
  });

  test('is counted once the scripts have come, with what was typed and sent before', async ({ page }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/score/', { waitUntil: 'commit' });
    await page.getByLabel('Fu', { exact: true }).fill('40');
    await page.keyboard.press('Enter');
    await expect(page.locator('.hand-on-table .worth')).toHaveCount(0);
    release();
    await expect(page.locator('.hand-on-table .worth')).toHaveText(['+2']);
  });

  test('stays under the head of the page while the reasons are read', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/score/', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Show the answer' }).click();
    await page.getByRole('listitem').filter({ hasText: 'pays' }).scrollIntoViewIfNeeded();
    await expect.poll(async () => (await placeOf(page.locator('.pinned-hand'), page)).below).toBe(0);
    expect((await placeOf(page.locator('.pinned-hand'), page)).share).toBeLessThan(MOST);
  });

  test('of a worked example stays there too, without how it was won', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/ema-2016/scoring/', { waitUntil: 'networkidle' });
    const example = page.getByRole('figure').filter({ has: page.getByRole('img', { name: /wins on/ }) });
    const hand = example.first().getByRole('img', { name: /wins on/ });
    await example.first().getByRole('listitem').last().scrollIntoViewIfNeeded();
    await expect.poll(async () => (await placeOf(hand, page)).below).toBe(0);
    expect((await placeOf(hand, page)).share).toBeLessThan(MOST);
  });

  test(
    'follows a long answer to a question, without its sets until it was given',
    { tag: '@phone' },
    async ({ page }) => {
      await ready(page);
      await skill(page, 'Which yaku').click();
      const small = page.locator('.pinned-hand > div');
      const last = page.locator('.asking [type=submit], .asking .answer-form .button').last();
      await last.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await expect.poll(async () => (await placeOf(small, page)).below).toBe(0);
      expect((await placeOf(small, page)).share).toBeLessThan(MOST);
      await expect(small.locator('.parted')).toHaveCount(0);
      await last.click();
      await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
      await expect(small.locator('.hand-on-table')).toHaveCount(1);
    },
  );

  test('parts its sets once the question is answered', { tag: '@desktop' }, async ({ page }) => {
    await ready(page);
    await skill(page, 'Fu of a hand').click();
    await onlyResult(page);
    const felt = page.locator('.prompt.next, .prompt.asked').filter({ has: page.locator('.hand-on-table') });
    await expect(felt.locator('.parted')).toHaveCount(0);
    await page.getByRole('group').getByRole('button', { name: '110', exact: true }).click();
    await expect(page.locator('#practice-prompt .parted')).toHaveCount(1);
  });
});

/** The corner that drawings leave free, in sixtieths of a tile's width: left, top, right, bottom. */
const CORNERS = { m: [3, 3, 15.5, 17], z: [3, 3, 21, 17] } as const;
const IVORY = [253, 249, 236];

test(
  'no drawing of a character or an honour reaches into the corner of the marks',
  { tag: '@desktop' },
  async ({ page }) => {
    const drawn = [
      ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((rank) => [`${String(rank)}m`, CORNERS.m] as const),
      ...[1, 2, 3, 4, 6, 7].map((rank) => [`${String(rank)}z`, CORNERS.z] as const),
    ];
    for (const [tile, corner] of drawn) {
      const svg = readFileSync(`public/tiles/${tile}.svg`, 'utf8');
      const ink = await page.evaluate(
        async ({ svg, corner, ivory }) => {
          const scale = 8;
          const image = new Image();
          image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
          await image.decode();
          const canvas = new OffscreenCanvas(60 * scale, 80 * scale);
          const context = canvas.getContext('2d');
          if (!context) throw new Error('no canvas');
          context.drawImage(image, 0, 0, canvas.width, canvas.height);
          const [left, top, right, bottom] = corner.map((at) => at * scale) as [number, number, number, number];
          const { data } = context.getImageData(left, top, right - left, bottom - top);
          return data.filter((value, i) => i % 4 < 3 && Math.abs(value - (ivory[i % 4] ?? 0)) > 12).length;
        },
        { svg, corner: [...corner], ivory: IVORY },
      );
      expect(ink, tile).toBe(0);
    }
  },
);

test('the rulebook in force can be read when text is twice as large', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/score/');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const select = page.getByLabel('Your rulebook');
  const { width, text } = await select.evaluate((element) => {
    const { paddingInlineStart, paddingInlineEnd, fontSize } = getComputedStyle(element);
    const inside = element.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
    return { width: inside, text: parseFloat(fontSize) };
  });
  expect(width / text, 'letters that fit').toBeGreaterThan(3);
  const edges = await page
    .locator('.running-head')
    .locator('select, .row > button:visible')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).flatMap(({ left, right }) => [left, right]));
  expect(edges.length).toBeGreaterThan(4);
  expect([...edges, page.viewportSize()?.width ?? 0].toSorted((a, b) => a - b)).toEqual([
    ...edges,
    page.viewportSize()?.width ?? 0,
  ]);
});
