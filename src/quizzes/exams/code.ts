import type { GameId } from '../../engine/rulebooks/ids.ts';
import { makeRandom } from '../base/random.ts';
import { putAnswer, takeAnswer } from './bits/answer-bits.ts';
import { DIGIT_BITS, digitOf, digitsOf, valueOf } from './bits/base32.ts';
import { makeReader, makeWriter } from './bits/bits.ts';
import { KEY_BITS } from './blueprint/blueprint.ts';
import { TIME_FACTORS } from './roster.ts';
import type { Vault } from './vault.ts';

/** What a candidate hands in: the answers as given, without any grade. */
export interface Handed {
  /** The key of the blueprint. */
  readonly key: number;
  /** The candidate's number in the roster. */
  readonly number: number;
  readonly attempt: number;
  readonly generator: number;
  readonly engine: number;
  /** How many seconds it took by the candidate's own clock; unverified. */
  readonly seconds: number;
  readonly timeFactor: (typeof TIME_FACTORS)[number];
  readonly spoken: boolean;
  /** In the order of the questions; undefined for an unanswered one. */
  readonly answers: readonly unknown[];
}

/** A code that was read. */
export interface Code {
  readonly handed: Handed;
  /** All its digits, which identify it. */
  readonly digits: string;
}

/** A code found in a text, or why it cannot be read. */
export type Found =
  | { readonly ok: true; readonly code: Code }
  | {
      readonly ok: false;
      readonly why: 'damaged' | 'newer';
      /** The digits found there. */
      readonly digits: string;
      /** What a damaged code says about itself, if its beginning can be read; unverified. */
      readonly claims?: Claims;
    };

/** The blueprint's key and the candidate's number that a code claims. */
export type Claims = Pick<Handed, 'key' | 'number'>;

const VERSION = 1;
/**
 * The most digits of a code. A sheet of 63 questions, each answered at length, has fewer; without
 * a limit a few made-up codes would fill the event's file.
 */
const MOST_DIGITS = 6000;
const [LENGTH_DIGITS, SEAL_DIGITS, CHECK_DIGITS] = [3, 8, 7] as const;
const CHECK_BITS = 32;
const [NUMBER_BITS, ATTEMPT_BITS, VERSION_BITS, SECONDS_BITS, FACTOR_BITS, COUNT_BITS] = [12, 4, 8, 17, 3, 6] as const;

const upTo = (value: number, width: number): number => Math.max(0, Math.min(Math.round(value), 2 ** width - 1));

const inDigits = (value: number, digits: number): string => {
  const writer = makeWriter();
  writer.put(value, digits * DIGIT_BITS);
  return writer.digits();
};

function packed(
  { key, number, attempt, generator, engine, seconds, timeFactor, spoken, answers }: Handed,
  game: GameId,
): string {
  const writer = makeWriter();
  writer.put(key, KEY_BITS);
  writer.put(number, NUMBER_BITS);
  writer.put(attempt, ATTEMPT_BITS);
  writer.put(generator, VERSION_BITS);
  writer.put(engine, VERSION_BITS);
  writer.put(upTo(seconds, SECONDS_BITS), SECONDS_BITS);
  writer.put(TIME_FACTORS.indexOf(timeFactor), FACTOR_BITS);
  writer.put(spoken ? 1 : 0, 1);
  writer.put(answers.length, COUNT_BITS);
  for (const answer of answers) putAnswer(writer, answer, game);
  return writer.digits();
}

function unpacked(digits: string): Handed | undefined {
  const reader = makeReader(digits);
  const [key, number, attempt] = [reader.take(KEY_BITS), reader.take(NUMBER_BITS), reader.take(ATTEMPT_BITS)];
  const [generator, engine] = [reader.take(VERSION_BITS), reader.take(VERSION_BITS)];
  const seconds = reader.take(SECONDS_BITS);
  const timeFactor = TIME_FACTORS[reader.take(FACTOR_BITS)];
  const spoken = reader.take(1) === 1;
  const count = reader.take(COUNT_BITS);
  if (timeFactor === undefined) return undefined;
  try {
    const answers = Array.from({ length: count }, () => takeAnswer(reader));
    if (reader.isPast()) return undefined;
    return { key, number, attempt, generator, engine, seconds, timeFactor, spoken, answers };
  } catch {
    return undefined;
  }
}

const checkOf = (digits: string): string => inDigits(makeRandom(`code/${digits}`).below(2 ** CHECK_BITS), CHECK_DIGITS);

async function sealOf(digits: string, token: string, vault: Vault): Promise<string> {
  return digitsOf(await vault.digest(`${token}/${digits}`), SEAL_DIGITS);
}

export const MARK = 'TENSUQU';
export const GROUP = 10;

/** Formats digits as a code to send: its mark, then groups of ten. */
export const showCode = (digits: string): string =>
  [MARK, ...(digits.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? [])].join('-');

/**
 * Writes an exam code: version, length, the submission, a seal that takes the token to make, and a checksum. Throws for
 * more answers than a sheet can have.
 */
export async function formatCode(handed: Handed, token: string, vault: Vault, game: GameId): Promise<string> {
  const content = packed(handed, game);
  const length = 1 + LENGTH_DIGITS + content.length + SEAL_DIGITS + CHECK_DIGITS;
  const open = inDigits(VERSION, 1) + inDigits(length, LENGTH_DIGITS) + content;
  const sealed = open + (await sealOf(open, token, vault));
  return showCode(sealed + checkOf(sealed));
}

/** Whether a code was made with this token. */
export async function isSealedBy({ digits }: Code, token: string, vault: Vault): Promise<boolean> {
  const open = digits.slice(0, -SEAL_DIGITS - CHECK_DIGITS);
  return digits.slice(open.length, -CHECK_DIGITS) === (await sealOf(open, token, vault));
}

const LETTER = /[\p{L}\p{N}]/u;

/** The digits from a place on, until there are enough or something else follows. */
export function spanFrom(text: string, start: number, most: number): { readonly digits: string; readonly end: number } {
  let digits = '';
  let end = start;
  for (let i = start; i < text.length && digits.length < most; i++) {
    const letter = text.charAt(i);
    const value = valueOf(letter);
    if (value !== undefined) {
      digits += digitOf(value);
      end = i + 1;
    } else if (LETTER.test(letter)) break;
  }
  return { digits, end };
}

const numberIn = (digits: string): number => makeReader(digits).take(digits.length * DIGIT_BITS);

/** Reads a code from a place on, and says where it ends. */
export function readAt(text: string, start: number): { readonly found: Found; readonly end: number } {
  const head = spanFrom(text, start, 1 + LENGTH_DIGITS).digits;
  const length = Math.min(numberIn(head.slice(1)), MOST_DIGITS);
  const { digits, end } = spanFrom(text, start, length);
  return { found: readSpan(digits, length, head.length === 1 + LENGTH_DIGITS), end };
}

/** What the first digits of the submission say; undefined where there are too few. */
function claimsIn(digits: string): Claims | undefined {
  const head = digits.slice(1 + LENGTH_DIGITS);
  if (head.length * DIGIT_BITS < KEY_BITS + NUMBER_BITS) return undefined;
  const reader = makeReader(head);
  const key = reader.take(KEY_BITS);
  return { key, number: reader.take(NUMBER_BITS) };
}

function readSpan(digits: string, length: number, hasHead: boolean): Found {
  const sealed = digits.slice(0, -CHECK_DIGITS);
  const isWhole = hasHead && digits.length === length && length > CHECK_DIGITS;
  if (!isWhole || checkOf(sealed) !== digits.slice(-CHECK_DIGITS)) {
    const claims = claimsIn(digits);
    return { ok: false, why: 'damaged', digits, ...(claims && { claims }) };
  }
  if (numberIn(digits.slice(0, 1)) !== VERSION) return { ok: false, why: 'newer', digits };
  const handed = unpacked(sealed.slice(1 + LENGTH_DIGITS, -SEAL_DIGITS));
  return handed ? { ok: true, code: { handed, digits } } : { ok: false, why: 'damaged', digits };
}

/** Reads a code from its digits alone; undefined if they are not one. */
export function readDigits(digits: string): Code | undefined {
  const { found } = readAt(digits, 0);
  return found.ok && found.code.digits === digits ? found.code : undefined;
}
