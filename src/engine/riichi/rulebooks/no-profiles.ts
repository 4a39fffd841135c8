import type { RiichiRules } from '../options/rules.ts';
import type { Edition } from './edition.ts';

/** Replaces `profiles.ts` in the browser, where readers only choose among rulebooks. */
export const EDITIONS: readonly Edition[] = [];

/** The same for rule sets that serve tests and comparisons. */
export const PROFILES: readonly RiichiRules[] = [];
