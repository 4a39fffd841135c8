import type { RiichiId } from '../../engine/rulebooks/ids.ts';

/** The rulebook by which the hand of each day is asked: one for all, or it would not be the same for everybody. */
export const DAY_RULES: RiichiId = 'ema-2016';
