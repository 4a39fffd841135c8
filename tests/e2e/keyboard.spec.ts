import { expect, test } from './fixture.ts';
import { KINDS, inTabs } from './site.ts';

const STEPS = 40;

/** What has the focus without being seen, or without a mark that it has it. */
const unmarkedFocus = (): string | undefined => {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
  const marked = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
  return marked && element.getBoundingClientRect().width > 0 ? undefined : element.outerHTML.slice(0, 160);
};

test.describe('by keyboard', { tag: '@desktop' }, () => {
  for (const { group, name } of inTabs(KINDS)) {
    test(`the first stop skips to the content, and each is visible and marked: ${name}`, async ({ page }) => {
      for (const path of group) {
        await page.goto(`/${path}`);
        await page.keyboard.press('Tab');
        await expect(page.locator(':focus'), path).toHaveAttribute('href', '#_top');
        await page.keyboard.press('Enter');
        await expect(page, path).toHaveURL(/#_top$/);
        await page.goto(`/${path}`);
        for (let step = 0; step < STEPS; step += 1) {
          await page.keyboard.press('Tab');
          expect(await page.evaluate(unmarkedFocus), path).toBeUndefined();
        }
      }
    });
  }
});
