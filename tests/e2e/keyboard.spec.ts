import { expect, test } from './fixture.ts';
import { KINDS } from './site.ts';

const STEPS = 40;

test.describe('by keyboard', { tag: '@desktop' }, () => {
  for (const path of KINDS) {
    test(`/${path}: the first stop skips to the content, and each is visible and marked`, async ({ page }) => {
      await page.goto(`/${path}`);
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveAttribute('href', '#_top');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#_top$/);
      await page.goto(`/${path}`);
      for (let step = 0; step < STEPS; step += 1) {
        await page.keyboard.press('Tab');
        const unmarked = await page.evaluate(() => {
          const element = document.activeElement;
          if (!element || element === document.body) return undefined;
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
          const marked = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
          return marked && element.getBoundingClientRect().width > 0 ? undefined : element.outerHTML.slice(0, 160);
        });
        expect(unmarked).toBeUndefined();
      }
    });
  }
});
