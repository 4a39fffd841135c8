import type { Chooser } from './at-hand.ts';
import type { RiichiRules } from '../options/rules.ts';
import type { Edition } from './edition.ts';

/** Replaces `profiles.ts` in the browser, which fetches an edition when somebody plays by it (`on-demand.ts`). */
export const EDITIONS: readonly Edition[] = [];

/** The same for rule sets that serve tests and comparisons. */
export const PROFILES: readonly RiichiRules[] = [];

/** Browsers fetch it only where somebody plays by a rulebook with options. */
export const CHOOSER: Chooser | undefined = undefined;
