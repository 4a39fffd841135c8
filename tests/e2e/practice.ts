import type { Locator, Page } from '@playwright/test';

/** The address of practice. */
export const PAGE = '/practice/';

/** The button of a skill in the map. */
export const skill = (page: Page, name: string): Locator =>
  page.getByRole('listitem').getByRole('button', { name, exact: false }).first();

/** Opens practice and waits until it responds to taps. */
export async function ready(page: Page, path = PAGE): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
}

/** Asks for results only, not line by line, for the rest of the session. */
export async function onlyResult(page: Page): Promise<void> {
  const form = page.getByLabel('Question style');
  await form.selectOption('only the result');
  await form.blur();
}
