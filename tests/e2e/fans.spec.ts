import { expect, test } from './fixture.ts';

const ADDRESS = '/reference/mcr-fans/';
const fan = (name: RegExp) => ({ level: 3, name });

test('the table of fan is searched by any name, and a link to a fan that is hidden shows it', async ({ page }) => {
  await page.goto(ADDRESS);
  const search = page.getByRole('searchbox', { name: 'Find a fan' });
  await search.fill('chinitsu');
  await expect(page.getByRole('heading', fan(/Full Flush/))).toBeVisible();
  await expect(page.getByRole('heading', fan(/Seven Pairs/))).toBeHidden();
  await expect(page.getByRole('status')).toHaveText('1 fan found');
  await page.getByRole('link', { name: 'No Honors', exact: true }).click();
  await expect(page.getByRole('heading', fan(/No Honors/))).toBeInViewport();
  await expect(search).toHaveValue('');
  await search.fill('royal flush');
  await expect(page.getByRole('status')).toContainText('No fan found');
});

test.describe('without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the table has each fan with its hand, and few elements', async ({ page }) => {
    await page.goto(ADDRESS);
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(81);
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.locator('#fan-22').locator('..')).toContainText('Rules out: One Voided Suit, No Honors');
    expect(await page.locator('*').count()).toBeLessThanOrEqual(4000);
  });

  test('a reason of a worked hand leads to its fan and to its principle', async ({ page }) => {
    await page.goto('/mers-2014/counting/');
    const links = page.getByRole('link', { name: 'Green Book, 3.9.1.5' });
    await expect(links.first()).toHaveAttribute('href', '/mers-2014/counting/#C4');
    const fans = page.getByRole('link', { name: 'Green Book, fan 62' });
    await expect(fans.first()).toHaveAttribute('href', '/reference/mcr-fans/#fan-62');
  });
});
