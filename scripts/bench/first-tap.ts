import type { Page } from '@playwright/test';
import { SLOWNESS, slowDown, takePhone } from './slow-phone.ts';

const VISITS = 5;
const SETTLED = 500;

/** What readers tap first on each page. */
const FIRST_TAP = {
  '': 'tensu-home-hand button',
  'ema-2016/scoring/': 'astro-island button',
  'score/': 'astro-island button',
};

/** Records the longest time from an input to the next frame. */
const PROBE = `window.slowest = 0;
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) window.slowest = Math.max(window.slowest, duration);
}).observe({ type: 'event', buffered: true, durationThreshold: 16 });`;

/** Opens a page afresh, slows the phone down and taps. Returns the milliseconds until the answer is on the screen. */
async function firstTap(page: Page, url: string, target: string): Promise<number> {
  await page.goto(url, { waitUntil: 'networkidle' });
  const button = page.locator(`main ${target}:visible:enabled`).first();
  await button.scrollIntoViewIfNeeded();
  await page.waitForTimeout(SETTLED);
  const client = await slowDown(page);
  await button.tap();
  await page.waitForTimeout(SETTLED);
  const slowest = await page.evaluate(() => (window as unknown as { slowest: number }).slowest);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await client.detach();
  return slowest;
}

const phone = await takePhone(PROBE);
console.log(
  `\nFirst tap to the next picture, CPU slowed ${SLOWNESS} times, ms of ${String(VISITS)} visits (to reach: 100)`,
);
for (const [path, target] of Object.entries(FIRST_TAP)) {
  const page = await phone.context.newPage();
  const times: number[] = [];
  for (let visit = 0; visit < VISITS; visit++) times.push(await firstTap(page, phone.address + path, target));
  console.log(`/${path.padEnd(20)} ${times.sort((a, b) => a - b).join('  ')}`);
  await page.close();
}
await phone.close();
