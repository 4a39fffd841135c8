import { checkForm } from '../fields.ts';
import type { HandRequest } from '../request.ts';
import { type Refusal, type Result, ok, refuse } from '../result.ts';
import { MCR_2006 } from '../rulebooks/mcr-2006.ts';
import { MERS_2014 } from '../rulebooks/mers-2014.ts';
import type { McrHand } from './hand.ts';
import { withMcrKnobs } from './knobs.ts';
import type { McrNoWin, McrWin } from './outcome.ts';
import { parseMcrHand } from './parse.ts';
import type { McrRules, McrRulesId } from './rules.ts';
import { scoreMcrHand } from './score.ts';

/** The MCR rulebooks by their ids. */
export const MCR_RULEBOOKS: Readonly<Record<McrRulesId, McrRules>> = { 'mcr-2006': MCR_2006, 'mers-2014': MERS_2014 };

/** A request that was refused, with the reason and the place. */
interface Refused {
  readonly ok: false;
  readonly error: Refusal;
}

/** The answer to an MCR request. */
export type McrResult = McrWin | McrNoWin | Refused;

/** The rulebook that a request names, with its options changed. */
function rulesFor({ rules: id, knobs }: HandRequest): Result<McrRules> {
  if (!Object.hasOwn(MCR_RULEBOOKS, id))
    return refuse('unknown-rules', 'rules', { rules: id.slice(0, 40), wanted: Object.keys(MCR_RULEBOOKS).join(', ') });
  const rules = MCR_RULEBOOKS[id as McrRulesId];
  if (!knobs) return ok(rules);
  const changed = withMcrKnobs(rules.knobs, knobs);
  return changed.ok ? ok({ ...rules, knobs: changed.value }) : changed;
}

/** Reads a request of unknown form: the hand and the rulebook to score it by, or why it is refused. */
export function readMcr(request: unknown): Result<{ readonly hand: McrHand; readonly rules: McrRules }> {
  const error = checkForm(request);
  if (error) return { ok: false, error };
  const rules = rulesFor(request as HandRequest);
  if (!rules.ok) return rules;
  const hand = parseMcrHand(request as HandRequest);
  return hand.ok ? ok({ hand: hand.value, rules: rules.value }) : hand;
}

/** Scores one MCR request of unknown form: a win, a hand that may not be called and why, or a refusal. Never throws. */
export function scoreMcr(request: unknown): McrResult {
  const read = readMcr(request);
  return read.ok ? scoreMcrHand(read.value.hand, read.value.rules) : read;
}
