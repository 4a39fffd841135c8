import { chromium, type Browser } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { findBrowser, NO_BROWSER } from './browser.ts';
import { icon, socialPicture } from './pictures/pages.ts';
import { listen, siteServer } from './server.ts';

const FIRST_PORT = 4340;
const TRIES = 20;

async function draw(browser: Browser, html: string, width: number, height: number, file: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: file });
  await page.close();
}

async function photograph(browser: Browser, path: string, file: string): Promise<void> {
  const server = siteServer('dist', '/');
  const port = await listen(server, FIRST_PORT, TRIES);
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 }, colorScheme: 'light' });
  await page.goto(`http://localhost:${String(port)}/${path}`, { waitUntil: 'networkidle' });
  await page.screenshot({ path: file });
  await page.close();
  server.closeAllConnections();
  server.close();
}

const executablePath = findBrowser();
if (executablePath === undefined) throw new Error(NO_BROWSER);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
await draw(browser, socialPicture(), 1200, 630, 'public/social.png');
await draw(browser, icon(180), 180, 180, 'public/apple-touch-icon.png');
await draw(browser, icon(512), 512, 512, 'public/icon-512.png');
mkdirSync('docs', { recursive: true });
await photograph(browser, '', 'docs/screenshot.png');
await browser.close();
