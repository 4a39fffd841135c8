import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** How far things moved, by themselves or after a tap: the sum of the page's layout shifts. */
    shift: number;
  }
}

/** Script that notes the layout shifts of a page from its start. */
export const noteShifts = (): void => {
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
};

/** The sum of the layout shifts so far. */
export const shift = (page: Page): Promise<number> => page.evaluate(() => window.shift);
