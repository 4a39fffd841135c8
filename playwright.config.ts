import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { findBrowser, NO_BROWSER } from './scripts/browser.ts';

const PORT = Number(process.env.TEST_PORT ?? 4350);
const ADDRESS = `http://localhost:${String(PORT)}`;

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
  // A machine that others use too may hold a browser up; what needs a second try is told at the end.
  retries: 1,
  // One more than there are cores: a page waits as often as it works.
  workers: Math.max(2, availableParallelism()) + 1,
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
    // Nothing glides: what is looked at right after a step stands where it will stay.
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    launchOptions: { executablePath, args: [...args, '--disable-component-update', '--disable-sync'] },
  },
  timeout: 60_000,
  projects: [
    { name: 'desktop', grepInvert: /@phone|@alone/, use: { ...devices['Desktop Chrome'] } },
    { name: 'phone', grepInvert: /@desktop|@alone/, use: { ...devices['Pixel 7'] } },
    // What is measured runs when little else does.
    { name: 'alone', grep: /@alone/, use: { ...devices['Pixel 7'] }, dependencies: ['desktop', 'phone'], workers: 2 },
  ],
});
