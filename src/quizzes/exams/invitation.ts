import { makeRandom } from '../base/random.ts';
import { DIGIT_BITS, digitOf, valueOf } from './bits/base32.ts';
import { type BitReader, type BitWriter, makeReader, makeWriter } from './bits/bits.ts';
import {
  putAuthored,
  putBlueprint,
  putText,
  saysOrder,
  takeAuthored,
  takeBlueprint,
  takeText,
} from './blueprint/blueprint-bits.ts';
import { type Blueprint, blueprintForm } from './blueprint/blueprint.ts';
import { COMMITMENT_DIGITS } from './event-key.ts';
import { type Person, TIME_FACTORS, TOKEN_DIGITS, personFields, tokenForm } from './roster.ts';

/** What every invitation holds. */
interface Common {
  /** The name of the event; a long one is cut. */
  readonly title: string;
  /** Shares are rounded to a hundredth of a percent. */
  readonly blueprint: Blueprint;
  /** The generator that deals its hands; another one would deal other hands than those that are graded. */
  readonly generator: number;
  /** Which attempt of the person this is, from 1. */
  readonly attempt: number;
  readonly language: string;
  readonly timeFactor: Person['timeFactor'];
  readonly spoken: boolean;
  /** When the answers are due, in milliseconds, rounded down to a minute. */
  readonly deadline?: number;
  /** What a sealed exam says of its key, and when that is to be posted, in milliseconds, rounded down to a minute. */
  readonly sealed?: { readonly commitment: string; readonly opens?: number };
}

/** A link for one person of the roster, by number and token, never by name. */
export interface PersonalInvitation extends Common {
  readonly kind: 'personal';
  readonly token: string;
  readonly number: number;
}

/** One link for everybody, who then types a name; the key turns the name into a token. */
export interface OpenInvitation extends Common {
  readonly kind: 'open';
  readonly key: string;
}

/** What an exam link holds. */
export type Invitation = PersonalInvitation | OpenInvitation;

/** Why a link is no invitation: it is something else, was cut or changed, or needs what this site does not have. */
export type NoInvitation = 'none' | 'damaged' | 'newer';

/**
 * A link says which version it is of: the second has authored questions, the third says of them which are dealt evenly, the fourth
 * says all of strata, and whether each sheet has an order of its own, the fifth asks only what every reading answers alike, and
 * the sixth is sealed.
 */
const [PLAIN, WITH_AUTHORED, WITH_EVEN, WITH_ORDER, UNDISPUTED, SEALED] = [1, 2, 3, 4, 5, 6] as const;
const VERSIONS = [PLAIN, WITH_AUTHORED, WITH_EVEN, WITH_ORDER, UNDISPUTED, SEALED] as const;
type Version = (typeof VERSIONS)[number];

/** The oldest version that can hold everything in an invitation. */
function versionFor({ blueprint, sealed }: Invitation): Version {
  const { authored = [], undisputed } = blueprint;
  if (sealed) return SEALED;
  if (undisputed) return UNDISPUTED;
  if (saysOrder(blueprint)) return WITH_ORDER;
  if (authored.some(({ even }) => even)) return WITH_EVEN;
  return authored.length > 0 ? WITH_AUTHORED : PLAIN;
}
const CHECK_DIGITS = 7;
const CHECK_BITS = 32;
const WIDTH = { generator: 8, attempt: 4, factor: 3, number: 12, deadline: 32 } as const;
const MINUTE = 60_000;
const LONGEST_TITLE = 100;

const putDigits = (writer: BitWriter, digits: string): void => {
  for (const digit of digits) writer.put(valueOf(digit) ?? 0, DIGIT_BITS);
};
const takeDigits = (reader: BitReader, count = TOKEN_DIGITS): string =>
  Array.from({ length: count }, () => digitOf(reader.take(DIGIT_BITS))).join('');

/** The start of a title, without cutting a character in two. */
const cut = (title: string): string => Array.from(title).slice(0, LONGEST_TITLE).join('');

const checkOf = (digits: string): string => {
  const writer = makeWriter();
  writer.put(makeRandom(`invitation/${digits}`).below(2 ** CHECK_BITS), CHECK_DIGITS * DIGIT_BITS);
  return writer.digits();
};

/**
 * Writes an invitation as a link's fragment: `sit=` and digits, the last seven a check. It has all that the questions follow
 * from, and no name. Throws for a blueprint that no event can have.
 */
export function formatInvitation(invitation: Invitation): string {
  const { blueprint, generator, attempt, language, timeFactor, spoken, deadline, title, sealed } = invitation;
  const { authored = [] } = blueprint;
  const version = versionFor(invitation);
  const writer = makeWriter();
  writer.put(version, DIGIT_BITS);
  putText(writer, blueprint.rules);
  writer.put(generator, WIDTH.generator);
  putBlueprint(writer, blueprint, version >= WITH_ORDER);
  if (version !== PLAIN) putAuthored(writer, authored, version >= WITH_EVEN);
  writer.put(attempt, WIDTH.attempt);
  putText(writer, language);
  writer.put(TIME_FACTORS.indexOf(timeFactor), WIDTH.factor);
  writer.put(spoken ? 1 : 0, 1);
  writer.put(deadline === undefined ? 0 : Math.floor(deadline / MINUTE), WIDTH.deadline);
  putText(writer, cut(title));
  writer.put(invitation.kind === 'personal' ? 1 : 0, 1);
  putDigits(writer, invitation.kind === 'personal' ? invitation.token : invitation.key);
  if (invitation.kind === 'personal') writer.put(invitation.number, WIDTH.number);
  if (sealed) {
    writer.put(blueprint.undisputed ? 1 : 0, 1);
    putDigits(writer, sealed.commitment);
    writer.put(sealed.opens === undefined ? 0 : Math.floor(sealed.opens / MINUTE), WIDTH.deadline);
  }
  const digits = writer.digits();
  return `sit=${digits}${checkOf(digits)}`;
}

/** The digits in a text, without what a chat program added. */
export const digitsIn = (text: string): string =>
  Array.from(text, valueOf)
    .map((value) => (value === undefined ? '' : digitOf(value)))
    .join('');

/** The digits without their checksum, and whether the checksum matches. */
function openedFrom(fragment: string): { readonly digits: string; readonly isWhole: boolean } | undefined {
  const [, found] = /^#?sit=(.*)$/is.exec(fragment) ?? [];
  if (found === undefined) return undefined;
  const all = digitsIn(found);
  const digits = all.slice(0, -CHECK_DIGITS);
  return { digits, isWhole: checkOf(digits) === all.slice(-CHECK_DIGITS) };
}

/** An invitation, or why the link is not one. */
export type ReadInvitation =
  { readonly ok: true; readonly invitation: Invitation } | { readonly ok: false; readonly why: NoInvitation };

function takeSealed(reader: BitReader): NonNullable<Common['sealed']> {
  const commitment = takeDigits(reader, COMMITMENT_DIGITS);
  const opens = reader.take(WIDTH.deadline);
  return { commitment, ...(opens > 0 && { opens: opens * MINUTE }) };
}

function unpacked(reader: BitReader, version: Version): ReadInvitation {
  const rules = takeText(reader);
  const generator = reader.take(WIDTH.generator);
  const plain = takeBlueprint(reader, rules, version >= WITH_ORDER);
  const authored = version === PLAIN ? [] : takeAuthored(reader, version >= WITH_EVEN);
  const [attempt, language] = [reader.take(WIDTH.attempt), takeText(reader)];
  const timeFactor = TIME_FACTORS[reader.take(WIDTH.factor)];
  const spoken = reader.take(1) === 1;
  const minutes = reader.take(WIDTH.deadline);
  const title = takeText(reader);
  const isPersonal = reader.take(1) === 1;
  const token = takeDigits(reader);
  const number = isPersonal ? reader.take(WIDTH.number) : 0;
  const isUndisputed = version === SEALED ? reader.take(1) === 1 : version === UNDISPUTED;
  const sealed = version === SEALED && takeSealed(reader);
  const blueprint = blueprintForm.safeParse({
    ...plain,
    ...(isUndisputed && { undisputed: true }),
    ...(authored.length > 0 && { authored }),
  });
  if (!blueprint.success) return { ok: false, why: 'newer' };
  const isKnown = attempt > 0 && personFields.language.safeParse(language).success && timeFactor !== undefined;
  if (reader.isPast() || !isKnown || !tokenForm.safeParse(token).success) return { ok: false, why: 'damaged' };
  const common = {
    title,
    blueprint: blueprint.data,
    generator,
    attempt,
    language,
    timeFactor,
    spoken,
    ...(minutes > 0 && { deadline: minutes * MINUTE }),
    ...(sealed && { sealed }),
  };
  if (!isPersonal) return { ok: true, invitation: { ...common, kind: 'open', key: token } };
  const isNumber = personFields.number.safeParse(number).success;
  return isNumber
    ? { ok: true, invitation: { ...common, kind: 'personal', token, number } }
    : { ok: false, why: 'damaged' };
}

/** Reads an invitation from a link's fragment without trusting it; does not need the engine. Never throws. */
export function readInvitation(fragment: string): ReadInvitation {
  const opened = openedFrom(fragment);
  if (!opened) return { ok: false, why: 'none' };
  if (!opened.isWhole) return { ok: false, why: 'damaged' };
  const reader = makeReader(opened.digits);
  const said = reader.take(DIGIT_BITS);
  const version = VERSIONS.find((known) => known === said);
  return version ? unpacked(reader, version) : { ok: false, why: 'newer' };
}
