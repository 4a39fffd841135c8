import type { CDPSession, Page } from '@playwright/test';
import { SKILL_IDS } from '../../src/quizzes/base/skill-ids.ts';
import { answer, UNHURRIED } from './answer.ts';
import { takePhone } from './slow-phone.ts';

const QUESTIONS = 400;
const TOLD_EVERY = 50;
const MEGABYTE = 1e6;

/** Starts a skill from the map, answers its questions to the end, and returns to the map. */
async function sit(page: Page, place: number, asked: () => Promise<void>): Promise<void> {
  await page.locator('.skill-name').nth(place).tap();
  for (;;) {
    await answer(page);
    await asked();
    const next = page.getByRole('button', { name: 'Next', exact: true });
    const result = page.getByRole('button', { name: 'See the result' });
    await next.or(result).waitFor();
    await page.waitForTimeout(UNHURRIED);
    if (await result.isVisible()) break;
    await next.tap();
  }
  await page.getByRole('button', { name: 'See the result' }).tap();
  await page.getByRole('button', { name: 'All skills' }).tap();
}

/** What the page holds in memory after garbage collection. */
async function held(client: CDPSession): Promise<string> {
  await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return [(of('JSHeapUsedSize') / MEGABYTE).toFixed(1), of('JSEventListeners'), of('Nodes')]
    .map((value) => String(value).padStart(10))
    .join(' ');
}

const phone = await takePhone('');
const page = await phone.context.newPage();
const client = await page.context().newCDPSession(page);
await client.send('Performance.enable');
await page.goto(`${phone.address}practice/`, { waitUntil: 'networkidle' });
console.log(`\n${String(QUESTIONS)} questions in a row, all skills in turn: what the page holds`);
console.log(`${'questions'.padEnd(10)} ${'heap, MB'.padStart(10)} ${'listeners'.padStart(10)} ${'nodes'.padStart(10)}`);
let count = 0;
const asked = async (): Promise<void> => {
  if (++count % TOLD_EVERY === 0) console.log(`${String(count).padEnd(10)} ${await held(client)}`);
};
for (let turn = 0; count < QUESTIONS; turn++) await sit(page, turn % SKILL_IDS.length, asked);
await phone.close();
