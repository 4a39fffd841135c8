import { type BrowserContext, type CDPSession, chromium, devices, type Page } from '@playwright/test';
import { ALL_SKILL_IDS } from '../../src/quizzes/base/skill-ids.ts';
import { findBrowser, NO_BROWSER } from '../browser.ts';
import { listen, siteServer } from '../server.ts';

const FIRST_PORT = 4380;
const SLOWER = 4;

/** How many times slower than the machine the phone is. */
export const SLOWNESS = String(SLOWER);

/** The idea of every skill was shown before: a tap on one leads to its questions. */
const TAUGHT = `localStorage.setItem('tensu:lessons', '${JSON.stringify({ version: 1, taught: ALL_SKILL_IDS })}');`;

/** The built site in a phone's browser. */
export interface Phone {
  readonly context: BrowserContext;
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** Serves `dist` and takes a phone in hand; a script may run in each page before its own. */
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

/** Slows a page down from now on; the session sets its speed again. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return client;
}
