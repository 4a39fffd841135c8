import type { Mark, Named } from '../../../quizzes/base/terms.ts';

/** Verdict on a part of an answer, or that it could not be read. */
export type PartVerdict = Mark | 'unreadable';

/** Texts of a payment: one, or East's share in a second. */
export interface PaymentTexts {
  readonly first: string;
  readonly second: string;
}

interface Part<Kind extends string, Value> {
  readonly id: string;
  readonly kind: Kind;
  /** Label of the question. */
  readonly label: string;
  readonly value: Value;
  readonly verdict?: PartVerdict | undefined;
  /** Id of an element that describes the part. */
  readonly note?: string | undefined;
}

export interface YakuGroup {
  readonly key: string;
  readonly legend: string;
  readonly ids: readonly Named[];
  readonly isFolded?: boolean;
}

/** Checkboxes for the yaku of a hand. */
export interface YakuPart extends Part<'yaku', readonly Named[]> {
  readonly groups: readonly YakuGroup[];
}

/** A typed number of han, fu or points. */
export type NumberPart = Part<'number', string>;

/** Who pays what: one text per share, or the whole payment in one. */
export interface PaymentPart extends Part<'payment', PaymentTexts> {
  /** Label of East's share, if it has its own field. */
  readonly eastLabel?: string | undefined;
  /** Whether one text holds the whole payment. */
  readonly isWhole?: boolean;
}

/** A choice between a few numbers or words. */
export interface ChoicePart<Value extends number | string = number | string> extends Part<'choice', Value | undefined> {
  readonly choices: readonly { readonly value: Value; readonly text: string }[];
  /** Whether it is the whole answer: a tap sends it, and the question stands above. */
  readonly isAlone: boolean;
}

/** A part to fill in; an answer form is a list of such parts and choices. */
export type FilledPart = YakuPart | NumberPart | PaymentPart;
