import { expect, test } from './fixture.ts';

test.describe('an error of ours', () => {
  test('can be reported beside an article and an answer: all that is needed is copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    // A scroll from the top would lay out the parts on the way, which would move the button under the pointer.
    await page.goto('/ema-2016/scoring/#4.1.2', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Report an error in 4.1.2' }).click();
    const dialog = page.getByRole('dialog', { name: 'Report an error' });
    await expect(dialog.getByRole('textbox')).toHaveValue(
      /^About: 4\.1\.2\nRulebook: ema-2016\nVersion: .+\nPage: http/,
    );
    await expect(dialog.getByRole('link')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Copy' }).click();
    await expect(dialog.getByText('Copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/ema-2016/scoring/#4.1.2');

    await page.goto('/score/', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Show the answer' }).click();
    await page.getByRole('button', { name: 'Report an error here' }).click();
    await expect(dialog.getByRole('textbox')).toHaveValue(/^About: in=ema-2016&c=\S+\nRulebook: ema-2016\n/);
  });
});
