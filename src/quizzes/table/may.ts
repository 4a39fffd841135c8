import { type Clause, type PlayAction, type PlayBecause, type PlayState, mayI } from '../../engine/riichi/index.ts';
import { isObject } from './read.ts';
import type { Ruleset } from '../base/ruleset.ts';

/** A question of the form “may I …?”. */
export interface MayAsk {
  readonly action: PlayAction;
  readonly state: PlayState;
}

/** Yes, or why not. */
export type MayAnswer = 'yes' | PlayBecause;

/** The ruling on a question; undefined if it cannot be asked. */
function ruled({ action, state }: MayAsk, { rules, knobs = {} }: Ruleset) {
  const found = mayI({ rules, knobs, action, state });
  return found.ok ? found : undefined;
}

/** A correct answer with its clause. */
export interface PlacedAnswer {
  readonly answer: MayAnswer;
  readonly cite: Clause;
}

/** Every correct answer: yes, or each reason why not, the main one first; none for what cannot be asked. */
export function placedAnswers(ask: MayAsk, ruleset: Ruleset): readonly PlacedAnswer[] {
  const found = ruled(ask, ruleset);
  if (!found) return [];
  if (found.may) return [{ answer: 'yes', cite: found.cite }];
  return [found, ...found.also].map(({ because, cite }) => ({ answer: because, cite }));
}

/** Every answer that is true. */
export const answersTo = (ask: MayAsk, ruleset: Ruleset): readonly MayAnswer[] =>
  placedAnswers(ask, ruleset).map(({ answer }) => answer);

/** The answer; the first if several are correct. */
export const answerTo = (ask: MayAsk, ruleset: Ruleset): MayAnswer | undefined => answersTo(ask, ruleset)[0];

/** The clauses behind an answer, including those of further reasons. */
export const placesOf = (ask: MayAsk, ruleset: Ruleset): readonly Clause[] =>
  placedAnswers(ask, ruleset).map(({ cite }) => cite);

/** Reads the question from a link; undefined for what the judge refuses. */
export function readAsk(given: unknown, ruleset: Ruleset): MayAsk | undefined {
  if (!isObject(given)) return undefined;
  const { action, state } = given;
  const ask = { action, state } as MayAsk;
  return ruled(ask, ruleset) ? ask : undefined;
}
