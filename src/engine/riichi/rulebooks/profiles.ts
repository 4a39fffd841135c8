import type { RiichiRules } from '../options/rules.ts';
import { TENHOU } from './tenhou.ts';

export { withChosen as CHOOSER } from './chosen.ts';
export { EDITIONS } from './editions.ts';

/** Rule sets for tests and comparisons; browsers get `no-profiles.ts` instead. */
export const PROFILES: readonly RiichiRules[] = [TENHOU];
