import type { RiichiRules } from '../options/rules.ts';
import { TENHOU } from './tenhou.ts';

/** What is scored by beside the rulebooks that readers may choose; a browser gets `no-profiles.ts` in its place. */
export const PROFILES: readonly RiichiRules[] = [TENHOU];
