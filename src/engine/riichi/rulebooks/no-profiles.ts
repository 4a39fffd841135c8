import type { RiichiRules } from '../options/rules.ts';

/** Stands in a browser for `profiles.ts`: readers choose among rulebooks only, so nothing else is fetched. */
export const PROFILES: readonly RiichiRules[] = [];
