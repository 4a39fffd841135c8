import type { RiichiRules } from '../options/rules.ts';

/** Replaces `profiles.ts` in the browser, where readers only choose among rulebooks. */
export const PROFILES: readonly RiichiRules[] = [];
