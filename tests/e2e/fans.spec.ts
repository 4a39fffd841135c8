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
