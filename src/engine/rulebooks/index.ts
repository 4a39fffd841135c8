import type { McrRules } from '../mcr/rules.ts';
import type { RiichiRules } from '../riichi/rules.ts';
import type { BookId } from './ids.ts';
import { MCR_RULEBOOKS } from './mcr.ts';
import { RIICHI_RULEBOOKS } from './riichi.ts';

/** A rulebook of any game, told apart by `game`. */
export type RuleSet = RiichiRules | McrRules;

/** The rulebooks that readers may choose, as values. */
export const RULEBOOKS: Readonly<Record<BookId, RuleSet>> = {
  ...RIICHI_RULEBOOKS,
  'mers-2014': MCR_RULEBOOKS['mers-2014'],
};
