import type { Mark, Named } from '../../../quizzes/base/terms.ts';

/** How a part of an answer was judged, or that it could not be read. */
export type PartVerdict = Mark | 'unreadable';

/** The texts of a payment: one, or what East pays in a second. */
export interface PaymentTexts {
  readonly first: string;
  readonly second: string;
}

interface Part<Kind extends string, Value> {
  readonly id: string;
  readonly kind: Kind;
  /** What is asked, in words. */
  readonly label: string;
  readonly value: Value;
  readonly verdict?: PartVerdict | undefined;
  /** The id of what is said about the part elsewhere on the page. */
  readonly note?: string | undefined;
}

/** Yaku that stand together in a field. */
export interface YakuGroup {
  readonly key: string;
  readonly legend: string;
  readonly ids: readonly Named[];
  readonly isFolded?: boolean;
}

/** The yaku of a hand, to tick. */
export interface YakuPart extends Part<'yaku', readonly Named[]> {
  readonly groups: readonly YakuGroup[];
}

/** A number of han, fu or points as it is typed. */
export type NumberPart = Part<'number', string>;

/** Who pays what: a text for each that pays something of his own, or the whole payment in one. */
export interface PaymentPart extends Part<'payment', PaymentTexts> {
  /** What asks for East's share, where it stands in a field of its own. */
  readonly eastLabel?: string | undefined;
  /** Whether the one text says the whole payment, whoever pays. */
  readonly isWhole?: boolean;
}

/** One of a few numbers or words, to tap. */
export interface ChoicePart<Value extends number | string = number | string> extends Part<'choice', Value | undefined> {
  readonly choices: readonly { readonly value: Value; readonly text: string }[];
  /** Whether it is the whole answer: a tap sends it, and what is asked stands above. */
  readonly isAlone: boolean;
}

/** A part that is filled in; an answer form is an ordered list of such parts and of choices. */
export type FilledPart = YakuPart | NumberPart | PaymentPart;
