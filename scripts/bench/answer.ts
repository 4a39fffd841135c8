import type { Page } from '@playwright/test';

/** A second tap on the same spot within this time would count as a double tap and be ignored. */
export const UNHURRIED = 450;

/** Answers whatever is asked, right or wrong: takes the first of each choice, and types a number into each field. */
export async function answer(page: Page): Promise<void> {
  const asking = page.locator('.asking');
  const form = asking.locator('form');
  await page.waitForTimeout(UNHURRIED);
  await asking.getByRole('group').or(form).first().waitFor();
  const choice = asking.getByRole('group').filter({ hasNot: page.locator('[aria-pressed=true], :checked') });
  const open = choice.locator('.choice-button, .tile-button, input').first();
  while (await open.isVisible()) await open.tap();
  for (const field of await form.getByRole('textbox').all()) await field.fill('1');
  const check = form.locator('[type=submit]');
  if (await check.isVisible()) await check.tap();
}
