import type { Page } from '@playwright/test';
import { SKILL_IDS } from '../../src/quizzes/base/skill-ids.ts';
import { answer } from './answer.ts';
import { SLOWNESS, slowDown, takePhone } from './slow-phone.ts';

const VISITS = 3;
const NEXT = 3;
const WARM = 2000;
const SETTLED = 500;

/** Records the time from each tap until the frame that answers it is drawn. */
const PROBE = `window.drawn = 0;
addEventListener('click', ({ timeStamp }) => {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => (window.drawn = performance.now() - timeStamp);
    port2.postMessage(0);
  });
}, true);`;

const drawn = async (page: Page): Promise<number> => {
  await page.waitForTimeout(SETTLED);
  return page.evaluate(() => (window as unknown as { drawn: number }).drawn);
};

/** A tap without the test driver's checks, which would run in the slowed page. */
const BARE = { force: true } as const;

/** Taps a skill on the map, then goes from question to question. */
async function sit(page: Page, url: string, place: number): Promise<{ first: number; next: readonly number[] }> {
  await page.goto(url, { waitUntil: 'networkidle' });
  const skill = page.locator('.skill-name').nth(place);
  await skill.scrollIntoViewIfNeeded();
  await skill.dispatchEvent('pointerover');
  const client = await slowDown(page);
  await page.waitForTimeout(WARM);
  await skill.tap(BARE);
  const first = await drawn(page);
  const next: number[] = [];
  for (let n = 0; n < NEXT; n++) {
    await answer(page);
    await page.waitForTimeout(SETTLED);
    const on = page.getByRole('button', { name: 'Next', exact: true });
    if (!(await on.isVisible())) break;
    await on.tap(BARE);
    next.push(await drawn(page));
  }
  await client.detach();
  return { first, next };
}

/** The median of some times and, in brackets, the shortest and the longest. */
function listed(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b).map((time) => time.toFixed(0).padStart(3));
  return `${sorted[sorted.length >> 1] ?? '-'} (${sorted[0] ?? ''}–${sorted.at(-1) ?? ''} )`;
}

const phone = await takePhone(PROBE);
console.log(`\nTap to the drawn question, CPU slowed ${SLOWNESS} times, ms (to reach: 50)`);
console.log(`${'skill'.padEnd(12)} ${'from the map'.padEnd(17)}from question to question: median (least–most)`);
for (const [place, skill] of SKILL_IDS.entries()) {
  const page = await phone.context.newPage();
  const sat: Awaited<ReturnType<typeof sit>>[] = [];
  for (let visit = 0; visit < VISITS; visit++) sat.push(await sit(page, `${phone.address}practice/`, place));
  console.log(
    `${skill.padEnd(12)} ${listed(sat.map(({ first }) => first))}   ${listed(sat.flatMap(({ next }) => next))}`,
  );
  await page.close();
}
await phone.close();
