import { findings } from './axe.ts';
import { expect, test } from './fixture.ts';
import { ELSEWHERE, KINDS, READ, RUSSIAN_KINDS } from './site.ts';

/** Each chapter and each kind of page in both themes, the Russian ones in the dark, and samples of all else. */
const AUDITS = [
  { paths: READ, themes: ['light', 'dark'], tag: '@desktop' },
  { paths: RUSSIAN_KINDS, themes: ['dark'], tag: '@desktop' },
  { paths: ELSEWHERE, themes: ['light'], tag: '@desktop' },
  { paths: KINDS, themes: ['light'], tag: '@phone' },
] as const;

for (const { paths, themes, tag } of AUDITS) {
  for (const path of paths) {
    test(`axe finds nothing on /${path} ${themes.join(' and ')} ${tag.slice(1)}`, { tag }, async ({ page }) => {
      for (const [index, theme] of themes.entries()) {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        await page.goto(`/${path}`);
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        expect(await findings(page, { rules: index === 0 ? 'all' : 'colours' }), theme).toEqual([]);
      }
    });
  }
}
