import { test as base, type Page } from '@playwright/test';
import { ALL_SKILL_IDS } from '../../src/quizzes/base/skill-ids.ts';

/** What is kept by somebody who was shown the idea of every skill: a tap on one leads to its questions. */
const TAUGHT = JSON.stringify({ version: 1, taught: ALL_SKILL_IDS });

/** The runner keeps service workers out of all tests but the offline ones, and says so on the console. */
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
  /** Whether the reader was shown the idea of every skill. */
  readonly isTaught: boolean;
}

/** Playwright's test of a reader who knows his way: also for pages that are meant to fail. */
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

/** The same, which also fails when a page reports an error, breaks its policy or misses a file. */
export const test = unwatched.extend({
  page: async ({ page }, use) => {
    const problems = watch(page);
    await use(page);
    base.expect(problems, 'what the page reported').toEqual([]);
  },
});

export { expect } from '@playwright/test';
