import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { KINDS, inTabs } from './site.ts';

/** Stops of the frame, which is the same around every page, and then of what a page has of its own. */
const IN_THE_FRAME = 40;
const IN_THE_PAGE = 25;

declare global {
  interface Window {
    /** What had the focus by keyboard without being seen, or without a mark that it has it. */
    unmarked: string[];
  }
}

/** From now on notes whatever has the focus unseen or unmarked. */
const noteUnmarked = (): void => {
  window.unmarked = [];
  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(target);
    const marked = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    if (!marked || target.getBoundingClientRect().width === 0) window.unmarked.push(target.outerHTML.slice(0, 160));
  });
};

async function step(page: Page, stops: number): Promise<void> {
  for (let stop = 0; stop < stops; stop += 1) await page.keyboard.press('Tab');
}

test.describe('by keyboard', { tag: '@desktop' }, () => {
  for (const { group, name } of inTabs(KINDS)) {
    test(`the first stop skips to the content, and each is visible and marked: ${name}`, async ({ page }) => {
      await page.addInitScript(noteUnmarked);
      const unmarked = () => page.evaluate(() => window.unmarked);
      for (const [i, path] of group.entries()) {
        await page.goto(`/${path}`);
        await page.keyboard.press('Tab');
        await expect(page.locator(':focus'), path).toHaveAttribute('href', '#_top');
        await page.keyboard.press('Enter');
        await expect(page, path).toHaveURL(/#_top$/);
        await step(page, IN_THE_PAGE);
        expect(await unmarked(), path).toEqual([]);
        if (i > 0) continue;
        await page.goto('about:blank');
        await page.goto(`/${path}`);
        await step(page, IN_THE_FRAME);
        expect(await unmarked(), path).toEqual([]);
      }
    });
  }
});
