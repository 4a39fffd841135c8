import type { Locator, Page } from '@playwright/test';

/** Where practice stands. */
export const PAGE = '/practice/';

/** The button of a skill in the map. */
export const skill = (page: Page, name: string): Locator =>
  page.getByRole('listitem').getByRole('button', { name, exact: false }).first();

/** Opens practice and waits until it answers to taps. */
export async function ready(page: Page, path = PAGE): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
}

/** Asks only for what a count comes to, and not line by line, for the rest of the sitting. */
export async function onlyResult(page: Page): Promise<void> {
  const form = page.getByLabel('Question style');
  await form.selectOption('only the result');
  await form.blur();
}
