import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './fixture.ts';
import { ELSEWHERE, ENGLISH, KINDS, RUSSIAN } from './site.ts';

/** Rules of axe that are switched off, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {};

/** Each English page in both themes, each Russian one in the dark, and samples of all else. */
const AUDITS = [
  { paths: ENGLISH, theme: 'light', tag: '@desktop' },
  { paths: ENGLISH, theme: 'dark', tag: '@desktop' },
  { paths: RUSSIAN, theme: 'dark', tag: '@desktop' },
  { paths: ELSEWHERE, theme: 'light', tag: '@desktop' },
  { paths: KINDS, theme: 'light', tag: '@phone' },
] as const;

for (const { paths, theme, tag } of AUDITS) {
  for (const path of paths) {
    test(`axe finds nothing on /${path} ${theme} ${tag.slice(1)}`, { tag }, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.goto(`/${path}`);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      const { violations } = await new AxeBuilder({ page }).disableRules(Object.keys(EXCEPTIONS)).analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
      );
      expect(found).toEqual([]);
    });
  }
}
