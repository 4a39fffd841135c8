import { type OptionId, isSame } from '../options/options.ts';
import { OPTION_IDS } from '../options/names.ts';
import type { RiichiFacts, RiichiRules } from '../options/rules.ts';

/** The options in which two rulebooks differ, in the order of the options. */
export const differingOptionIds = (some: RiichiRules, others: RiichiRules): readonly OptionId[] =>
  OPTION_IDS.filter((id) => !isSame(some.options[id], others.options[id]));

/** The facts that are yes in one of two rulebooks and no in the other. */
export const differingFacts = (some: RiichiRules, others: RiichiRules): readonly (keyof RiichiFacts)[] =>
  (Object.keys(others.facts) as (keyof RiichiFacts)[]).filter(
    (id) => typeof others.facts[id] === 'boolean' && some.facts[id] !== others.facts[id],
  );
