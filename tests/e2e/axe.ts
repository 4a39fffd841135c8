import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The rules whose result depends on colours, and so on the theme. */
const COLOURS = ['color-contrast', 'link-in-text-block'];
/** The minimum size of links and buttons, which axe checks only on request. */
const SIZES = { 'target-size': { enabled: true } };
const ALL_BUT_COLOURS = { ...SIZES, ...Object.fromEntries(COLOURS.map((id) => [id, { enabled: false }])) };

/** Which rules to check; colours take more than half of the time. */
export type Rules = 'all' | 'colours' | 'all but colours' | 'on paper';

const OPTIONS = {
  all: { rules: SIZES },
  colours: { runOnly: COLOURS },
  'all but colours': { rules: ALL_BUT_COLOURS },
  // Nothing is tapped on paper.
  'on paper': {},
} as const satisfies Record<Rules, object>;

/** What axe finds on a page, one line per rule. */
export async function findings(page: Page, { rules = 'all', within }: { rules?: Rules; within?: string } = {}) {
  // A page in a frame is checked by itself, so axe needs no extra page to merge the results.
  const builder = new AxeBuilder({ page })
    .setLegacyMode()
    .exclude('iframe')
    .options({
      resultTypes: ['violations'],
      ...structuredClone(OPTIONS[rules]),
    });
  if (within !== undefined) builder.include(within);
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}
