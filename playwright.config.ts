import { defineConfig, devices } from '@playwright/test';
import { findBrowser, NO_BROWSER } from './scripts/browser.ts';
import { ALL_SKILL_IDS } from './src/quizzes/skills/ids.ts';

const PORT = Number(process.env.TEST_PORT ?? 4350);
const ADDRESS = `http://localhost:${String(PORT)}`;

/** Somebody who was shown the idea of every skill: a tap on one leads to its questions. */
const taught = { name: 'tensu:lessons', value: JSON.stringify({ version: 1, taught: ALL_SKILL_IDS }) };

process.env.TENSU_CHROMIUM ??= findBrowser() ?? '';
const executablePath = process.env.TENSU_CHROMIUM;
if (executablePath === '') throw new Error(NO_BROWSER);

/** A browser that runs as root, or in a network without a way out, needs these. */
const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: '100%',
  outputDir: 'test-results/browser',
  reporter: [['line'], ['json', { outputFile: 'test-results/browser.json' }]],
  webServer: {
    command: 'node scripts/serve.ts --strict',
    env: { PORT: String(PORT) },
    port: PORT,
    reuseExistingServer: false,
  },
  use: {
    baseURL: ADDRESS,
    storageState: { cookies: [], origins: [{ origin: ADDRESS, localStorage: [taught] }] },
    serviceWorkers: 'block',
    launchOptions: { executablePath, args: [...args, '--disable-component-update', '--disable-sync'] },
  },
  timeout: 60_000,
  projects: [
    { name: 'desktop', grepInvert: /@phone|@alone/, use: { ...devices['Desktop Chrome'] } },
    { name: 'phone', grepInvert: /@desktop|@alone/, use: { ...devices['Pixel 7'] } },
    // What is measured runs when nothing else does.
    { name: 'alone', grep: /@alone/, use: { ...devices['Pixel 7'] }, dependencies: ['desktop', 'phone'], workers: 1 },
  ],
});
