import { test as base, type Page } from '@playwright/test';

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

/** Playwright's test, which also fails when a page reports an error, breaks its policy or misses a file. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const problems = watch(page);
    await use(page);
    base.expect(problems, 'what the page reported').toEqual([]);
  },
});

export { expect } from '@playwright/test';
