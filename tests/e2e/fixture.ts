import { test as base, type Page } from '@playwright/test';
import { ALL_SKILL_IDS } from '../../src/quizzes/base/skill-ids.ts';

/** Storage in which every lesson was shown, so that a tap on a skill leads to its questions. */
const TAUGHT = JSON.stringify({ version: 1, taught: ALL_SKILL_IDS });

/** The runner blocks service workers in all but the offline tests, which the console reports. */
const WORKER_KEPT_OUT = 'Service Worker registration blocked by Playwright';

/** What went wrong while a page was open: errors, policy violations, failed requests. */
function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(`error: ${message}`));
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || message.text() === WORKER_KEPT_OUT) return;
    problems.push(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${String(response.status())}: ${response.url()}`);
  });
  return problems;
}

interface Options {
  /** Whether every lesson was shown. */
  readonly isTaught: boolean;
}

/** Playwright's test for a returning reader; also for pages that are meant to fail. */
export const unwatched = base.extend<Options>({
  isTaught: [true, { option: true }],
  context: async ({ context, isTaught }, use) => {
    if (isTaught)
      await context.addInitScript((taught) => {
        if (location.protocol !== 'about:') localStorage.setItem('tensu:lessons', taught);
      }, TAUGHT);
    await use(context);
  },
});

/** The same, but it fails when a page reports an error, violates its policy or misses a file. */
export const test = unwatched.extend({
  page: async ({ page }, use) => {
    const problems = watch(page);
    await use(page);
    base.expect(problems, 'what the page reported').toEqual([]);
  },
});

export { expect } from '@playwright/test';
