import { type Rules, findings } from './axe.ts';
import { expect, test } from './fixture.ts';
import { ELSEWHERE, KINDS, READ, RUSSIAN_KINDS, SIDE_BY_SIDE, inTabs } from './site.ts';

interface Audit {
  readonly paths: readonly string[];
  readonly looks: readonly (readonly [theme: 'light' | 'dark', rules: Rules])[];
  readonly tag: '@desktop' | '@phone';
}

/** Whoever comes for one place finds the whole page laid out, as axe has to: it reads wrong colours where that still waits. */
const LAID_OUT = '#_top';

/** A page is looked at for up to ten seconds on a busy machine. */
const PAGES_IN_A_TAB = 4;

const CHAPTERS = READ.filter((path) => !KINDS.includes(path));

/**
 * Each kind of page, its colours in both themes; each further chapter, which is made of the same, in one theme, by turns; the same
 * kinds on a phone, where the colours are those already looked at; in Russian and in samples of all else what the language may
 * change.
 */
const AUDITS: readonly Audit[] = [
  {
    paths: [...KINDS, ...SIDE_BY_SIDE],
    looks: [
      ['light', 'all'],
      ['dark', 'colours'],
    ],
    tag: '@desktop',
  },
  { paths: CHAPTERS.filter((_, i) => i % 2 === 0), looks: [['light', 'all']], tag: '@desktop' },
  { paths: CHAPTERS.filter((_, i) => i % 2 === 1), looks: [['dark', 'all']], tag: '@desktop' },
  { paths: RUSSIAN_KINDS, looks: [['dark', 'language']], tag: '@desktop' },
  { paths: ELSEWHERE, looks: [['light', 'language']], tag: '@desktop' },
  { paths: [...KINDS, ...SIDE_BY_SIDE], looks: [['light', 'all but colours']], tag: '@phone' },
];

for (const { paths, looks, tag } of AUDITS) {
  for (const { group, name } of inTabs(paths, PAGES_IN_A_TAB)) {
    const themes = looks.map(([theme]) => theme).join(' and ');
    test(`axe finds nothing ${themes} ${tag.slice(1)}: ${name}`, { tag }, async ({ page }) => {
      for (const path of group) {
        for (const [theme, rules] of looks) {
          await page.emulateMedia({ colorScheme: theme });
          // From a place to the same place nothing would be loaded.
          await page.goto('about:blank');
          await page.goto(`/${path}${LAID_OUT}`);
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
          expect(await findings(page, { rules }), `${path} ${theme}`).toEqual([]);
        }
      }
    });
  }
}
