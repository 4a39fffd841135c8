import { expect, test } from './fixture.ts';

const SUNDAY = new Date('2026-11-22T12:00:00Z');

test.describe('the hand of the day', { tag: '@desktop' }, () => {
  test('is one tap from the first page, and ends with a line that tells how it went and not what is right', async ({
    page,
  }) => {
    await page.clock.setFixedTime(SUNDAY);
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: /^Hand of the day/ }).click();
    await expect(page.getByRole('heading', { name: 'What is it worth?' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Han', exact: true }).fill('13');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'See the result' }).click();
    await expect(page.getByText(/^Tensu, hand of November 22: Yaku ✗, Han ✗, Fu –, Payment ✗/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy the text with the link' })).toBeVisible();
    await page.getByRole('button', { name: 'All skills' }).click();
    await page.getByRole('button', { name: 'Hand of the day' }).click();
    await expect(page.getByRole('heading', { name: 'What is it worth?' })).toBeVisible();
  });

  test('hides its tiles’ values while a wrong number is recounted, and shows them all afterwards', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-24T12:00:00Z'));
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: /^Hand of the day/ }).click();
    await page.getByRole('textbox', { name: 'Fu', exact: true }).fill('30');
    await page.keyboard.press('Enter');
    const hand = page.getByRole('img', { name: /^in hand:/ });
    await expect(hand).toContainText('+8');
    await page.getByRole('button', { name: /^Find the mistake/ }).click();
    await expect(hand).not.toContainText('+8');
    const LINES = { 'Starting fu': 20, 'Set: 3': 4, 'Set: 4': 0, 'Set: west': 4, 'Set: red': 4, Pair: 0, Wait: 0 };
    for (const [line, fu] of Object.entries({ ...LINES, 'For the self-draw': 0, 'For an open': 0, 'Total fu': 40 }))
      await page
        .getByRole('group', { name: new RegExp(`^${line}`) })
        .getByRole('button', { name: String(fu), exact: true })
        .click();
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(hand).toContainText('+8');
  });
});
