import { expect, test } from './fixture.ts';
import { ready, skill } from './practice.ts';

test(
  'a quiz is made in two taps, with a title, a QR code and a look at its questions',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const writeText = (text: string): Promise<void> => Promise.resolve(void Object.assign(window, { copied: text }));
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
    });
    const copied = (): Promise<unknown> => page.evaluate(() => (window as unknown as { copied: unknown }).copied);
    await ready(page);
    await page.getByText('Make a quiz for others', { exact: true }).click();
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await expect(page.getByText('Copied.')).toBeVisible();
    expect(await copied()).toMatch(/#quiz=1\.ema-2016\.fu\+payment\.2\.10\./);
    await page.getByLabel('Title (optional)').fill('Club night');
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await expect.poll(copied).toMatch(/&t=Club%20night$/);
    await expect(page.getByRole('img', { name: 'QR code for the link' })).toBeVisible();
    await page.getByText('Preview the questions').click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Who pays what?' }).first()).toBeVisible();
  },
);

test(
  'an east round is asked hand after hand, and ends with a picture to share',
  { tag: '@desktop' },
  async ({ page }) => {
    await ready(page);
    await page.getByRole('button', { name: 'An east round of payments' }).click();
    await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
    await page.locator('.asking').getByRole('group').getByRole('button').first().click();
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByRole('button', { name: 'Another round' })).toBeVisible();
    await page.getByRole('button', { name: 'Make a picture to share' }).click();
    await expect(
      page.getByRole('img', { name: /^An east round of payments, [01] of 1 right, Under EMA 2016/ }),
    ).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the picture' }).click();
    expect((await download).suggestedFilename()).toBe('tensu-result.png');
    await page.getByRole('button', { name: 'All skills' }).click();
    await expect(skill(page, 'Payment')).toBeVisible();
  },
);
