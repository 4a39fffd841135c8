import { type Answered, type Refused, answering } from '../hand/answer.ts';
import { parseHand } from '../hand/hand.ts';
import type { HandRequest } from '../hand/request.ts';
import { riichiRulesOf } from '../rulebooks/riichi.ts';
import { withKnobs } from './knobs.ts';
import type { NoWin, Win } from './outcome.ts';
import { scoreHand } from './score.ts';

/** The answer to a riichi request. */
export type ScoreResult = Answered<Win | NoWin>;

/** Scores a request of the right form by a riichi rulebook and the options that it names. */
export function scoreRiichi(request: HandRequest): Win | NoWin | Refused {
  const rules = riichiRulesOf(request.rules);
  if (!rules.ok) return rules;
  const knobs = request.knobs ? withKnobs(rules.value.knobs, request.knobs) : undefined;
  if (knobs && !knobs.ok) return knobs;
  const effective = knobs ? { ...rules.value, knobs: knobs.value } : rules.value;
  const hand = parseHand(request, effective.knobs.redFives);
  return hand.ok ? scoreHand(hand.value, effective) : hand;
}

/** Scores one request of unknown form: a win, a hand that may not be called and why, or a refusal. Never throws. */
export const scoreRequest = answering(scoreRiichi);
