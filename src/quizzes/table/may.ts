import { type Clause, type PlayAction, type PlayBecause, type PlayState, mayI } from '../../engine/riichi/index.ts';
import { isObject } from './read.ts';
import type { Ruleset } from '../ruleset.ts';

/** A question of the form “may I …?”. */
export interface MayAsk {
  readonly action: PlayAction;
  readonly state: PlayState;
}

/** Yes, or why not. */
export type MayAnswer = 'yes' | PlayBecause;

/** The ruling on a question, for the answer and its place; undefined where it cannot be asked. */
function ruled({ action, state }: MayAsk, { rules, knobs = {} }: Ruleset) {
  const found = mayI({ rules, knobs, action, state });
  return found.ok ? found : undefined;
}

/** The answer in a word, where there are several the first. */
export const answerTo = (ask: MayAsk, ruleset: Ruleset): MayAnswer | undefined => answersTo(ask, ruleset)[0];

/** Every answer that is true: yes, or each of the reasons why not, the one that comes first before the others. */
export function answersTo(ask: MayAsk, ruleset: Ruleset): readonly MayAnswer[] {
  const found = ruled(ask, ruleset);
  if (!found) return [];
  return found.may ? ['yes'] : [found.because, ...found.also.map(({ because }) => because)];
}

/** The places that an answer rests on, those of further reasons too. */
export const placesOf = (ask: MayAsk, ruleset: Ruleset): readonly Clause[] => {
  const found = ruled(ask, ruleset);
  if (!found) return [];
  return found.may ? [found.cite] : [found.cite, ...found.also.map(({ cite }) => cite)];
};

/** Reads what was asked from a link; undefined for what the judge refuses. */
export function readAsk(given: unknown, ruleset: Ruleset): MayAsk | undefined {
  if (!isObject(given)) return undefined;
  const { action, state } = given;
  const ask = { action, state } as MayAsk;
  return ruled(ask, ruleset) ? ask : undefined;
}
