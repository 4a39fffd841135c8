import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from './fixture.ts';

test('the package scores on a page without a bundler, and in a worker', async ({ page }) => {
  execFileSync(process.execPath, ['scripts/package.ts']);
  await page.route('http://package.test/**', (route) =>
    route.fulfill({ path: join('dist-engine', new URL(route.request().url()).pathname) }),
  );
  await page.goto('http://package.test/examples/page.html');
  await expect(page.getByRole('status')).toHaveText('2 han, 20 fu: 1500 points');
  await page.getByLabel('Winning tile').fill('9z');
  await expect(page.getByRole('status')).toHaveText('winningTile: bad-tile');

  await page.goto('http://package.test/examples/worker.html');
  await expect(page.getByRole('status')).toHaveText('10 points, 10 points');
});
