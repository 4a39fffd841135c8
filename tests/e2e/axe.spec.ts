import { type Rules, findings } from './axe.ts';
import { expect, test } from './fixture.ts';
import { ELSEWHERE, KINDS, READ, RUSSIAN_KINDS } from './site.ts';

interface Audit {
  readonly paths: readonly string[];
  readonly looks: readonly (readonly [theme: 'light' | 'dark', rules: Rules])[];
  readonly tag: '@desktop' | '@phone';
}

/**
 * Each chapter and each kind of page, its colours in both themes; the same kinds on a phone and in Russian, and samples of all
 * else, where the colours are those already looked at.
 */
const AUDITS: readonly Audit[] = [
  {
    paths: READ,
    looks: [
      ['light', 'all'],
      ['dark', 'colours'],
    ],
    tag: '@desktop',
  },
  { paths: RUSSIAN_KINDS, looks: [['dark', 'all but colours']], tag: '@desktop' },
  { paths: ELSEWHERE, looks: [['light', 'all but colours']], tag: '@desktop' },
  { paths: KINDS, looks: [['light', 'all but colours']], tag: '@phone' },
];

for (const { paths, looks, tag } of AUDITS) {
  for (const path of paths) {
    const themes = looks.map(([theme]) => theme).join(' and ');
    test(`axe finds nothing on /${path} ${themes} ${tag.slice(1)}`, { tag }, async ({ page }) => {
      for (const [theme, rules] of looks) {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        await page.goto(`/${path}`);
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        expect(await findings(page, { rules }), theme).toEqual([]);
      }
    });
  }
}
