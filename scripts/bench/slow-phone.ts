import { type BrowserContext, type CDPSession, chromium, devices, type Page } from '@playwright/test';
import { ALL_SKILL_IDS } from '../../src/quizzes/base/skill-ids.ts';
import { findBrowser, NO_BROWSER } from '../browser.ts';
import { listen, siteServer } from '../server.ts';

const FIRST_PORT = 4380;
const SLOWER = 4;

/** How many times slower than this machine the phone is. */
export const SLOWNESS = String(SLOWER);

/** Marks every lesson as shown, so that a tap on a skill leads straight to its questions. */
const TAUGHT = `localStorage.setItem('tensu:lessons', '${JSON.stringify({ version: 1, taught: ALL_SKILL_IDS })}');`;

/** The built site in a phone's browser. */
export interface Phone {
  readonly context: BrowserContext;
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** Serves `dist` and opens a phone's browser; a script may run in each page before the page's own. */
export async function takePhone(script: string): Promise<Phone> {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error(NO_BROWSER);
  const server = siteServer('dist', '/');
  const port = await listen(server, FIRST_PORT, 20);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const context = await browser.newContext({ ...devices['Pixel 7'], serviceWorkers: 'block' });
  await context.addInitScript(TAUGHT + script);
  const close = async (): Promise<void> => {
    await browser.close();
    server.closeAllConnections();
    server.close();
  };
  return { context, address: `http://localhost:${String(port)}/`, close };
}

/** Slows a page down; the returned session changes its speed again. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return client;
}
