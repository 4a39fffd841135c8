import { FANS } from './fans.ts';
import type { FanId } from './fans.ts';

/** The disputed points D1 to D9 with every reading of each; the first of each is the default. */
export const OPTION_VALUES = {
  /** D1: whether a wait whose four tiles the winner holds is still a wait. */
  exhaustedWaits: ['count', 'ignore'],
  /** D2: whether a wait fan counts when the knitted straight itself holds the kind of tile that was won on. */
  knittedOverlapWait: ['no', 'yes'],
  /** D3: which pungs Nine Gates takes away. */
  nineGatesPungs: ['all-terminal-pungs', 'all-terminal-pungs-and-concealed', 'one-terminal-pung'],
  /** D4: whether one or two concealed kongs count beside Three or Four Kongs. */
  bigKongsConcealed: ['pungs-only', 'pungs-or-kongs'],
  /** D5: whether four equal honours in seven pairs are a Tile Hog. */
  honourHogInPairs: ['yes', 'no'],
  /** D6: whether the Tile Hog that All Green and All Terminals cannot avoid as seven pairs counts. */
  forcedHog: ['yes', 'no'],
  /** D7: whether the last discard counts as Out with Replacement Tile too. */
  lastDiscardAsReplacement: ['no', 'yes'],
  /** D8: what two concealed kongs, and one of each form, are worth. */
  twoKongs: ['eight-and-six', 'six-and-five', 'six-and-apart'],
  /** D9: whether Upper Four (Lower Four) counts beside Upper Tiles (Lower Tiles). */
  fourBesideTiles: ['no', 'yes'],
} as const;

/** One reading for each disputed point. */
export type Options = { [Name in keyof typeof OPTION_VALUES]: (typeof OPTION_VALUES)[Name][number] };

/** The readings proposed for MERS. */
export const DEFAULT_OPTIONS: Options = {
  exhaustedWaits: 'count',
  knittedOverlapWait: 'no',
  nineGatesPungs: 'all-terminal-pungs',
  bigKongsConcealed: 'pungs-only',
  honourHogInPairs: 'yes',
  forcedHog: 'yes',
  lastDiscardAsReplacement: 'no',
  twoKongs: 'eight-and-six',
  fourBesideTiles: 'no',
};

/** The points of one fan. */
export function pointsOf(fan: FanId, options: Options): number {
  if (fan === 'two-concealed-kongs' && options.twoKongs !== 'eight-and-six') return 6;
  if (fan === 'melded-and-concealed-kong' && options.twoKongs === 'six-and-five') return 5;
  return FANS[fan];
}
