import { chromium, devices, type Page } from '@playwright/test';
import { findBrowser, NO_BROWSER } from '../browser.ts';
import { listen, siteServer } from '../server.ts';

const SLOWER = 4;
const VISITS = 5;
const SETTLED = 500;
const FIRST_PORT = 4380;

/** What a reader taps first on each page. */
const FIRST_TAP = {
  '': 'tensu-home-hand button',
  'ema-2016/scoring/': 'astro-island button',
  'score/': 'astro-island button',
};

/** Opens a page anew, slows the machine down and taps: milliseconds until the answer is on the screen. */
async function firstTap(page: Page, url: string, target: string): Promise<number> {
  const client = await page.context().newCDPSession(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  const button = page.locator(`main ${target}:visible:enabled`).first();
  await button.scrollIntoViewIfNeeded();
  await page.waitForTimeout(SETTLED);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await button.tap();
  await page.waitForTimeout(SETTLED);
  const slowest = await page.evaluate(() => (window as unknown as { slowest: number }).slowest);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await client.detach();
  return slowest;
}

const executablePath = findBrowser();
if (executablePath === undefined) throw new Error(NO_BROWSER);
const server = siteServer('dist', '/');
const port = await listen(server, FIRST_PORT, 20);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const context = await browser.newContext({ ...devices['Pixel 7'], serviceWorkers: 'block' });
await context.addInitScript(`window.slowest = 0;
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) window.slowest = Math.max(window.slowest, duration);
}).observe({ type: 'event', buffered: true, durationThreshold: 16 });`);

console.log(
  `\nFirst tap to the next picture, CPU slowed ${String(SLOWER)} times, ms of ${String(VISITS)} visits (to reach: 100)`,
);
for (const [path, target] of Object.entries(FIRST_TAP)) {
  const page = await context.newPage();
  const times: number[] = [];
  for (let visit = 0; visit < VISITS; visit++)
    times.push(await firstTap(page, `http://localhost:${String(port)}/${path}`, target));
  console.log(`/${path.padEnd(20)} ${times.sort((a, b) => a - b).join('  ')}`);
  await page.close();
}
await browser.close();
server.closeAllConnections();
server.close();
