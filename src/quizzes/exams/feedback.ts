import { listedBook } from '../../engine/rulebooks/ids.ts';
import { makeRandom } from '../base/random.ts';
import { putAnswer, takeAnswer } from './bits/answer-bits.ts';
import { DIGIT_BITS } from './bits/base32.ts';
import { makeReader, makeWriter } from './bits/bits.ts';
import { type PersonalInvitation, digitsIn, formatInvitation, readInvitation } from './invitation.ts';

/** Feedback for a candidate after the exam: the questions, the answers given and the points for them. */
export interface Feedback {
  /** The candidate's invitation, from which the questions follow. */
  readonly invitation: PersonalInvitation;
  readonly level: 'by-link' | 'paper';
  /** Whether the candidate passed in the end. */
  readonly passed: boolean;
  /** The outcome of the oral exam, if there was one. */
  readonly desk: 'none' | 'through' | 'out';
  /** Whether each point was earned, question by question. */
  readonly had: readonly (readonly boolean[])[];
  /** In the order of the questions; none for a sheet that was marked by hand. */
  readonly answers?: readonly unknown[];
}

/** What a feedback link holds. Its answers use the words of a game and can be read once that game is registered. */
export interface SeenFeedback extends Omit<Feedback, 'answers'> {
  readonly readAnswers?: () => readonly unknown[];
}

/** Why a link shows no sheet: it is not a feedback link, was cut or changed, or comes from a newer version. */
export type NoFeedback = 'none' | 'damaged' | 'newer';

/** A sheet to be shown, or why there is none. */
export type ReadFeedback =
  { readonly ok: true; readonly feedback: SeenFeedback } | { readonly ok: false; readonly why: NoFeedback };

const VERSION = 1;
const [CHECK_DIGITS, CHECK_BITS] = [7, 32] as const;
const [COUNT_BITS, POINT_BITS, DESK_BITS] = [6, 5, 2] as const;
const DESK = ['none', 'through', 'out'] as const;
const BEGINS = 'seen=';

const checkOf = (text: string): string => {
  const writer = makeWriter();
  writer.put(makeRandom(`feedback/${text}`).below(2 ** CHECK_BITS), CHECK_DIGITS * DIGIT_BITS);
  return writer.digits();
};

/**
 * Writes feedback as a link's fragment: `seen=`, the digits of the invitation, a dot, and the digits of the result, the
 * last seven a checksum. It holds no name.
 */
export function formatFeedback({ invitation, level, passed, desk, had, answers }: Feedback): string {
  const writer = makeWriter();
  const { game } = listedBook(invitation.blueprint.rules);
  writer.put(VERSION, DIGIT_BITS);
  writer.put(level === 'paper' ? 1 : 0, 1);
  writer.put(passed ? 1 : 0, 1);
  writer.put(DESK.indexOf(desk), DESK_BITS);
  writer.put(had.length, COUNT_BITS);
  for (const points of had) {
    writer.put(points.length, POINT_BITS);
    for (const one of points) writer.put(one ? 1 : 0, 1);
  }
  writer.put(answers ? 1 : 0, 1);
  for (const answer of answers ?? []) putAnswer(writer, answer, game);
  const sat = formatInvitation(invitation).replace(/^sit=/, '');
  const digits = writer.digits();
  return `${BEGINS}${sat}.${digits}${checkOf(`${sat}.${digits}`)}`;
}

type Content = Omit<Feedback, 'invitation'>;

/**
 * Decodes the digits, answers only if the game is registered; throws for digits that `formatFeedback` did not write.
 */
function contentOf(digits: string): Content | NoFeedback {
  const reader = makeReader(digits);
  if (reader.take(DIGIT_BITS) !== VERSION) return 'newer';
  const level = reader.take(1) === 1 ? 'paper' : 'by-link';
  const passed = reader.take(1) === 1;
  const desk = DESK[reader.take(DESK_BITS)];
  const count = reader.take(COUNT_BITS);
  const had = Array.from({ length: count }, () =>
    Array.from({ length: reader.take(POINT_BITS) }, () => reader.take(1) === 1),
  );
  const answers = reader.take(1) === 1 ? Array.from({ length: count }, () => takeAnswer(reader)) : undefined;
  if (desk === undefined || reader.isPast()) return 'damaged';
  return { level, passed, desk, had, ...(answers && { answers }) };
}

function answersIn(digits: string): readonly unknown[] {
  const content = contentOf(digits);
  return typeof content === 'string' ? [] : (content.answers ?? []);
}

function unpacked(digits: string): Omit<SeenFeedback, 'invitation'> | NoFeedback {
  try {
    const content = contentOf(digits);
    if (typeof content === 'string') return content;
    const { answers, ...rest } = content;
    return { ...rest, ...(answers && { readAnswers: () => answersIn(digits) }) };
  } catch {
    return 'damaged';
  }
}

/** Reads feedback from a link's fragment without trusting it. Never throws. */
export function readFeedback(fragment: string): ReadFeedback {
  const no = (why: NoFeedback): ReadFeedback => ({ ok: false, why });
  const text = fragment.replace(/^#/, '');
  if (!text.startsWith(BEGINS)) return no('none');
  const [first = '', second = ''] = text.slice(BEGINS.length).split('.');
  const [sat, all] = [digitsIn(first), digitsIn(second)];
  const digits = all.slice(0, -CHECK_DIGITS);
  if (checkOf(`${sat}.${digits}`) !== all.slice(-CHECK_DIGITS)) return no('damaged');
  const read = readInvitation(`sit=${sat}`);
  if (!read.ok) return no(read.why);
  const rest = unpacked(digits);
  if (typeof rest === 'string') return no(rest);
  return read.invitation.kind === 'personal'
    ? { ok: true, feedback: { invitation: read.invitation, ...rest } }
    : no('damaged');
}
