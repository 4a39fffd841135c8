import { RIICHI_RULEBOOKS, type RiichiRules } from '../engine/riichi/index.ts';
import { DEFAULT_RULEBOOKS } from '../engine/rulebooks/ids.ts';

/** Rules for what all rulebooks have in common: what a complete hand is, and what waits. */
export const DEFAULT_RULES: RiichiRules = RIICHI_RULEBOOKS[DEFAULT_RULEBOOKS.riichi];
