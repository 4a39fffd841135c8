import { GENERATOR } from '../quiz/quiz.ts';
import { makeRandom } from '../base/random.ts';
import { type ExamQuestion, formatExamQuestion, parseExamQuestion } from './forms/index.ts';
import { DIGIT_BITS, digitOf } from './bits/base32.ts';
import type { Blueprint } from './blueprint/blueprint.ts';
import { type Dealt, type Seat, dealSheet } from './deal.ts';
import type { ExamEvent, Sheet } from './event.ts';
import { peopleOf } from './people.ts';
import { linkSeat } from './sealed.ts';
import { TOKEN_DIGITS } from './roster.ts';
import { ENGINE } from './versions.ts';

const TOKEN_RANDOM = 2 ** DIGIT_BITS;

/**
 * The seat for a paper sheet, by a token that only examiners can make, so that a link does not reveal its hands. The
 * secret comes after the token, so that one sheet says nothing about another.
 */
export function paperSeat({ ownPaper, secret }: ExamEvent, { token, attempt }: Seat): Seat {
  if (!ownPaper) return { token, attempt };
  const random = makeRandom(`paper/${token}/${attempt}/${secret}`);
  const own = Array.from({ length: TOKEN_DIGITS }, () => digitOf(random.below(TOKEN_RANDOM))).join('');
  return { token: own, attempt };
}

/** The seat of a submission. */
export const seatOf = (
  event: ExamEvent,
  { token }: { readonly token: string },
  { attempt, level }: { readonly attempt: number; readonly level: 'by-link' | 'paper' },
): Seat => (level === 'paper' ? paperSeat : linkSeat)(event, { token, attempt });

const keyOfSeat = ({ token, attempt }: Seat): string => `${token}.${attempt}`;

/** The event with a person's sheet stored, dealt now if need be; or the part of the blueprint that deals none. */
export function withSheet(
  event: ExamEvent,
  seat: Seat,
): { readonly ok: true; readonly event: ExamEvent } | Extract<Dealt, { readonly ok: false }> {
  const key = keyOfSeat(seat);
  if (Object.hasOwn(event.sheets, key)) return { ok: true, event };
  const dealt = dealSheet(event.blueprint, seat);
  if (!dealt.ok) return dealt;
  const sheet: Sheet = { generator: GENERATOR, engine: ENGINE, questions: dealt.questions.map(formatExamQuestion) };
  return { ok: true, event: { ...event, sheets: { ...event.sheets, [key]: sheet } } };
}

/** Sheets dealt for events that do not store them, each once. */
const dealtLater = new WeakMap<Blueprint, Map<string, Sheet>>();

/** A person's sheet as stored, or dealt now: whose a code is may become known only after a merge. */
export function keptOrDealt(event: ExamEvent, seat: Seat): Sheet | undefined {
  const key = keyOfSeat(seat);
  const dealt = dealtLater.get(event.blueprint) ?? new Map<string, Sheet>();
  const there = Object.hasOwn(event.sheets, key) ? event.sheets[key] : dealt.get(key);
  if (there) return there;
  const now = withSheet(event, seat);
  const sheet = now.ok ? now.event.sheets[key] : undefined;
  if (sheet) dealtLater.set(event.blueprint, dealt.set(key, sheet));
  return sheet;
}

/** Sheets never change, so each is read once. */
const read = new WeakMap<Sheet, readonly (ExamQuestion | undefined)[]>();

function questionsOn(sheet: Sheet): readonly (ExamQuestion | undefined)[] {
  const questions = read.get(sheet) ?? sheet.questions.map(parseExamQuestion);
  read.set(sheet, questions);
  return questions;
}

/** The questions of a person's sheet as dealt; undefined if it is not stored, or no longer readable. */
export function sheetOf({ sheets }: ExamEvent, seat: Seat): readonly ExamQuestion[] | undefined {
  const key = keyOfSeat(seat);
  const sheet = Object.hasOwn(sheets, key) ? sheets[key] : undefined;
  return sheet && readSheet(sheet);
}

/** The questions of a sheet; undefined if it is no longer readable. */
export function readSheet(sheet: Sheet): readonly ExamQuestion[] | undefined {
  const questions = questionsOn(sheet);
  return questions.every((question) => question !== undefined) ? questions : undefined;
}

/** A submission: a code that answers a generator's hands, or a paper sheet. */
interface HandedIn {
  readonly attempt: number;
  readonly code?: { readonly handed: { readonly generator: number } };
}

/**
 * The questions of a submission, dealt now if a code's are not stored; undefined if this generator would deal others.
 */
export function questionsOf(
  event: ExamEvent,
  { token }: { readonly token: string },
  { attempt, code }: HandedIn,
): readonly ExamQuestion[] | undefined {
  if (!code) return sheetOf(event, paperSeat(event, { token, attempt }));
  const sheet = keptOrDealt(event, linkSeat(event, { token, attempt }));
  return sheet?.generator === code.handed.generator ? readSheet(sheet) : undefined;
}

/** The seats whose first sheet is not dealt yet. */
export const undealt = (event: ExamEvent): readonly Seat[] =>
  peopleOf(event)
    .map(({ token }) => linkSeat(event, { token, attempt: 1 }))
    .filter((seat) => !Object.hasOwn(event.sheets, keyOfSeat(seat)));

const VERSION_DIGITS = 4;

/** A few digits printed on a sheet and on its answer key, to tell versions apart. */
export function versionOf(questions: readonly ExamQuestion[]): string {
  const random = makeRandom(`version/${questions.map(formatExamQuestion).join(' ')}`);
  return Array.from({ length: VERSION_DIGITS }, () => digitOf(random.below(TOKEN_RANDOM))).join('');
}
