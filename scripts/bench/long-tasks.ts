import { type Browser, chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { elementsIn } from '../../plugins/elements.ts';
import { findBrowser, NO_BROWSER } from '../browser.ts';
import { listen, siteServer } from '../server.ts';
import { type Busy, tasksOf } from './tasks.ts';

const FIRST_PORT = 4480;
const VISITS = 5;
const SETTLED = 600;
const TO_REACH = 50;

/** Pages whose total blocking time is printed at full speed and on slower processors. */
const SCORER = 'score/';
const SLOWER = [1, 4];
const BLOCKING_VISITS = 7;

const WINDOWS = { wide: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;

/** A page of each kind, and the heaviest of the kind where it is another. */
const PAGES = [
  '',
  'ema-2012/scoring/',
  'ema-2016/scoring/',
  'ema-2012/yaku/',
  'ema-2016/yaku/',
  'ema-2016/play/',
  'mers-2014/counting/',
  'side-by-side/en-ru/ema-2016/scoring/',
  'side-by-side/en-ru/mers-2014/counting/',
  'score/',
  'practice/',
  'compare/',
  'glossary/',
  'referee/',
  'prepare/samara-2019/',
  'reference/mcr-fans/',
  'reference/ema-2016/yaku/',
  'table/',
  'tournament/',
  'qualify/',
] as const;

/** One visit to a page in a new tab, on a processor slowed by this factor, until the page is idle. */
async function visit(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
  rate: number,
): Promise<Busy> {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate });
  await browser.startTracing(page, { path: TRACE, categories: ['toplevel', 'devtools.timeline', '__metadata'] });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLED * rate);
  const trace = (await browser.stopTracing()).toString();
  await context.close();
  return tasksOf(trace, url);
}

/** The median of some times, with the least and the greatest. */
function inMedian(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b).map((ms) => ms.toFixed(0));
  return `${sorted[sorted.length >> 1] ?? ''} (${sorted[0] ?? ''}–${sorted.at(-1) ?? ''})`.padEnd(14);
}

const TRACE = join(tmpdir(), `tensu-trace-${String(process.pid)}.json`);
const executablePath = findBrowser();
if (executablePath === undefined) throw new Error(NO_BROWSER);
const server = siteServer('dist', '/');
const address = `http://localhost:${String(await listen(server, FIRST_PORT, 20))}/`;
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const asked = process.argv.slice(2);

console.log(
  `\nLongest task of the main thread, ms, median of ${String(VISITS)} visits (to reach: ${String(TO_REACH)})`,
);
console.log(`${'page'.padEnd(42)}elements  ${Object.keys(WINDOWS).join('  ')}`);
for (const path of asked.length > 0 ? asked : PAGES) {
  const told: string[] = [];
  for (const viewport of Object.values(WINDOWS)) {
    const times: number[] = [];
    for (let n = 0; n < VISITS; n++) times.push((await visit(browser, address + path, viewport, 1)).longest);
    told.push(inMedian(times));
  }
  const elements = elementsIn(readFileSync(`dist/${path}index.html`, 'utf8'));
  console.log(`/${path.padEnd(41)}${String(elements).padStart(8)}  ${told.join('  ')}`);
}

console.log(`\nTotal blocking time of /${SCORER}, ms, median of ${String(BLOCKING_VISITS)} visits`);
console.log(
  `${'slowed'.padEnd(12)}${Object.keys(WINDOWS)
    .map((name) => name.padEnd(14))
    .join('  ')}`,
);
for (const rate of SLOWER) {
  const told: string[] = [];
  for (const viewport of Object.values(WINDOWS)) {
    const times: number[] = [];
    for (let n = 0; n < BLOCKING_VISITS; n++)
      times.push((await visit(browser, address + SCORER, viewport, rate)).blocked);
    told.push(inMedian(times));
  }
  console.log(`${`${String(rate)}×`.padEnd(12)}${told.join('  ')}`);
}
await browser.close();
server.closeAllConnections();
server.close();
