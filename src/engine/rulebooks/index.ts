import type { Clause } from '../clause.ts';
import type { RiichiRules } from '../riichi/rules.ts';
import type { BookId, RulebookOf } from './ids.ts';
import { RIICHI_RULEBOOKS } from './riichi.ts';

/** An MCR rulebook, as far as code that serves both games knows it. */
interface McrRules {
  readonly family: 'mcr';
  readonly id: RulebookOf<'mcr'>;
  readonly knobs: Readonly<Record<string, unknown>>;
  readonly cite: Readonly<Record<string, Clause>>;
}

/** A rulebook of any game, told apart by `family`. */
export type RuleSet = RiichiRules | McrRules;

/** The rulebooks that readers may choose, as values; one that is not in here has chapters only. */
export const RULEBOOKS: Readonly<Partial<Record<BookId, RuleSet>>> = { ...RIICHI_RULEBOOKS };
