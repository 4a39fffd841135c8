import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './fixture.ts';
import { ELSEWHERE, KINDS, READ, RUSSIAN_KINDS } from './site.ts';

/** Rules of axe that are switched off, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {};

/** Each chapter and each kind of page in both themes, the Russian ones in the dark, and samples of all else. */
const AUDITS = [
  { paths: READ, theme: 'light', tag: '@desktop' },
  { paths: READ, theme: 'dark', tag: '@desktop' },
  { paths: RUSSIAN_KINDS, theme: 'dark', tag: '@desktop' },
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
