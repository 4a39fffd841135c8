import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { findBrowser, NO_BROWSER } from './scripts/browser.ts';

const PORT = Number(process.env.TEST_PORT ?? 4350);
const ADDRESS = `http://localhost:${String(PORT)}`;

process.env.TENSU_CHROMIUM ??= findBrowser() ?? '';
const executablePath = process.env.TENSU_CHROMIUM;
if (executablePath === '') throw new Error(NO_BROWSER);

/** Needed by a browser that runs as root or without access to the internet. */
const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: Math.max(2, availableParallelism()),
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
    // No transitions, so that what a test measures right after a step stays where it is.
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    launchOptions: { executablePath, args: [...args, '--disable-component-update', '--disable-sync'] },
  },
  // Wide enough for a machine that is five times slower, or busy with other work.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { ...devices['Desktop Chrome'] } },
    { name: 'phone', grep: /@phone/, use: { ...devices['Pixel 7'] } },
  ],
});
