import { type HandDraft, type HandRequest, formatHandLink, parseHandLink } from '../../engine/riichi/index.ts';
import { type AnyRuleset, handUnder } from '../base/ruleset.ts';

/** A longer link to a question is not read. */
export const MOST_CHARACTERS = 2000;

/** The fields of a link to a question. */
export interface LinkFields {
  /** A field as written; undefined if missing. */
  readonly get: (name: string) => string | undefined;
  /** The hand in the fields, complete or not; undefined if no hand can be so. */
  readonly draft: () => HandDraft | undefined;
}

/** The fields of a link's fragment; the link of a question adds some of its own to those of the hand. */
export function fieldsOf(fragment: string): LinkFields {
  const parts = fragment.replace(/^#/, '').split('&');
  const fields = new Map(parts.map((part) => part.split('=', 2) as [string, string]));
  const handText = parts.filter((part) => !/^(?:q|o|fa)=/.test(part)).join('&');
  return {
    get: (name) => fields.get(name),
    draft: () => {
      const read = parseHandLink(handText);
      return read.ok ? read.value : undefined;
    },
  };
}

/** A whole number within bounds; undefined for anything else. */
export function wholeNumber(text: string | undefined, least: number, most: number): number | undefined {
  const n = /^\d{1,3}$/.test(text ?? '') ? Number(text) : NaN;
  return n >= least && n <= most ? n : undefined;
}

/** Writes the rules of a question without a hand: `in=ema-2016`, and the options that differ from it. */
export const formatRules = ({ rules, knobs }: AnyRuleset): string =>
  `in=${rules}${knobs ? `&k=${encodeURIComponent(JSON.stringify(knobs))}` : ''}`;

/** Writes the hand of a question, rules included. */
export const formatHand = (question: AnyRuleset & { readonly hand: HandRequest }): string =>
  formatHandLink(handUnder(question.hand, question));

/** Writes a value that is more than a word or a number as a field of a link. */
export const formatJson = (name: string, value: unknown): string =>
  `&${name}=${encodeURIComponent(JSON.stringify(value))}`;

/** Reads such a field, not validated yet; undefined if missing or unreadable. */
export function readJson(fields: LinkFields, name: string): unknown {
  try {
    const text = fields.get(name);
    return text === undefined ? undefined : (JSON.parse(decodeURIComponent(text)) as unknown);
  } catch {
    return undefined;
  }
}
