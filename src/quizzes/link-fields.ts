import {
  type HandDraft,
  type HandRequest,
  formatHandLink,
  parseHandLink,
  parseRequest,
  scoreRequest,
} from '../engine/riichi/index.ts';
import { canBeWon } from './hands/least.ts';
import { winOf } from './hands/win.ts';
import { type AnyRuleset, type Ruleset, handUnder } from './ruleset.ts';

/** The fields of a link to a question. */
export interface LinkFields {
  /** A field as it is written; undefined where it is missing. */
  readonly get: (name: string) => string | undefined;
  /** What the fields say of a hand, finished or not; undefined where they say what no hand can be. */
  readonly draft: () => HandDraft | undefined;
  /** The complete hand that the fields describe, with a yaku or without; undefined where they describe none. */
  readonly hand: () => HandRequest | undefined;
}

/** A hand that wins is scored here once for all who ask afterwards. */
function isComplete(hand: HandRequest): boolean {
  if (winOf(hand)) return true;
  const score = scoreRequest(hand);
  return score.ok && (score.kind === 'win' || score.reason !== 'not-complete');
}

/** The fields of a link's fragment; the link of a question adds some of its own to those of the hand. */
export function fieldsOf(fragment: string): LinkFields {
  const parts = fragment.replace(/^#/, '').split('&');
  const fields = new Map(parts.map((part) => part.split('=', 2) as [string, string]));
  const handText = parts.filter((part) => !/^(?:q|o|fa)=/.test(part)).join('&');
  const draft = (): HandDraft | undefined => {
    const read = parseHandLink(handText);
    return read.ok ? read.value : undefined;
  };
  return {
    get: (name) => fields.get(name),
    draft,
    hand: () => {
      const said = draft();
      const request = said && parseRequest({ concealed: '', ...said });
      return request?.ok && isComplete(request.value) ? request.value : undefined;
    },
  };
}

/** A whole number within bounds; undefined for anything else. */
export function wholeNumber(text: string | undefined, least: number, most: number): number | undefined {
  const n = /^\d{1,3}$/.test(text ?? '') ? Number(text) : NaN;
  return n >= least && n <= most ? n : undefined;
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

/** Writes the rules of a question that shows no hand: `in=ema-2016`, and the options that are played otherwise. */
export const formatRules = ({ rules, knobs }: AnyRuleset): string =>
  `in=${rules}${knobs ? `&k=${encodeURIComponent(JSON.stringify(knobs))}` : ''}`;

/** Writes the hand of a question, rules included. */
export const formatHand = (question: AnyRuleset & { readonly hand: HandRequest }): string =>
  formatHandLink(handUnder(question.hand, question));

/** Reads a question that asks about a hand and nothing else. */
export function parseHand(fields: LinkFields): { readonly hand: HandRequest } | undefined {
  const hand = fields.hand();
  return hand && { hand };
}

/** Writes a value that is more than a word or a number as a field of a link. */
export const formatJson = (name: string, value: unknown): string =>
  `&${name}=${encodeURIComponent(JSON.stringify(value))}`;

/** Reads such a field; undefined where it is missing or cannot be read. What it says is still to be checked. */
export function readJson(fields: LinkFields, name: string): unknown {
  try {
    const text = fields.get(name);
    return text === undefined ? undefined : (JSON.parse(decodeURIComponent(text)) as unknown);
  } catch {
    return undefined;
  }
}
