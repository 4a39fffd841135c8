import { parseHand, parseRequest } from './hand.ts';
import { type Refusal, refuse } from './result.ts';
import { withKnobs } from './riichi/knobs.ts';
import type { NoWin, Win } from './riichi/outcome.ts';
import { scoreHand } from './riichi/score.ts';
import { riichiRulesOf } from './rulebooks/riichi.ts';

/** A request that was refused, with the reason and the place. */
export interface Refused {
  readonly ok: false;
  readonly error: Refusal;
}

/** The answer to a request; `id` is echoed. */
export type ScoreResult = (Win | NoWin | Refused) & { readonly id?: string };

function answer(unknown: unknown): Win | NoWin | Refused {
  const request = parseRequest(unknown);
  if (!request.ok) return request;
  const rules = riichiRulesOf(request.value.rules);
  if (!rules.ok) return rules;
  const knobs = request.value.knobs ? withKnobs(rules.value.knobs, request.value.knobs) : undefined;
  if (knobs && !knobs.ok) return knobs;
  const effective = knobs ? { ...rules.value, knobs: knobs.value } : rules.value;
  const hand = parseHand(request.value, effective.knobs.redFives);
  return hand.ok ? scoreHand(hand.value, effective) : hand;
}

/** Scores one request of unknown form: a win, a hand that may not be called and why, or a refusal. Never throws. */
export function scoreRequest(request: unknown): ScoreResult {
  const result = answer(request);
  const id: unknown = typeof request === 'object' && request !== null ? (request as { id?: unknown }).id : undefined;
  return typeof id === 'string' ? Object.assign(result, { id }) : result;
}

/** Scores one line of JSON; a line that is not JSON is refused with `bad-json`. */
export function scoreLine(line: string): ScoreResult {
  let request: unknown;
  try {
    request = JSON.parse(line);
  } catch {
    return refuse('not-json', 'request');
  }
  return scoreRequest(request);
}
