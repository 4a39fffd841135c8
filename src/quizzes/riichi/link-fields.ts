import { type HandRequest, parseRequest, scoreRequest } from '../../engine/riichi/index.ts';
import { canBeWon } from '../hands/least.ts';
import { winOf } from '../hands/win.ts';
import { type LinkFields, wholeNumber } from '../skill-kit/link-fields.ts';
import type { Ruleset } from '../base/ruleset.ts';

/** A hand that wins is scored here once for all who ask afterwards. */
function isComplete(hand: HandRequest): boolean {
  if (winOf(hand)) return true;
  const score = scoreRequest(hand);
  return score.ok && (score.kind === 'win' || score.reason !== 'not-complete');
}

/** The complete hand that the fields of a link describe, with a yaku or without; undefined where they describe none. */
export function handIn(fields: LinkFields): HandRequest | undefined {
  const said = fields.draft();
  const request = said && parseRequest({ concealed: '', ...said });
  return request?.ok && isComplete(request.value) ? request.value : undefined;
}

/** Reads a question that asks about a hand and nothing else. */
export function parseHand(fields: LinkFields): { readonly hand: HandRequest } | undefined {
  const hand = handIn(fields);
  return hand && { hand };
}

const SEVEN_PAIRS_FU = 25;
const isRounded = (fu: number): boolean => fu === SEVEN_PAIRS_FU || fu % 10 === 0;

type WonBy = Parameters<typeof canBeWon>[2];

/** Reads han and rounded fu; undefined where no hand is worth as much when it is won in one of these ways. */
export function parseWorth(
  fields: LinkFields,
  ruleset: Ruleset,
  ways: readonly WonBy[],
): { readonly han: number; readonly fu: number } | undefined {
  const [han, fu] = [wholeNumber(fields.get('h'), 1, 40), wholeNumber(fields.get('fu'), 20, 140)];
  if (han === undefined || fu === undefined || !isRounded(fu)) return undefined;
  return ways.some((by) => canBeWon(han, fu, by, ruleset)) ? { han, fu } : undefined;
}
