import { listedBook } from '../../engine/rulebooks/ids.ts';
import { makeRandom } from '../base/random.ts';
import { putAnswer, takeAnswer } from './bits/answer-bits.ts';
import { DIGIT_BITS } from './bits/base32.ts';
import { makeReader, makeWriter } from './bits/bits.ts';
import { type PersonalInvitation, digitsIn, formatInvitation, readInvitation } from './invitation.ts';

/** What somebody is shown of his own sheet, after all: what he was asked, what he answered, and what he had of it. */
export interface Feedback {
  /** The link by which he sat, from which his questions follow. */
  readonly invitation: PersonalInvitation;
  readonly level: 'by-link' | 'paper';
  /** Whether he has passed in the end. */
  readonly passed: boolean;
  /** What became of him at the desk, where he was asked there. */
  readonly desk: 'none' | 'through' | 'out';
  /** The points of each question, in order: whether he had them. */
  readonly had: readonly (readonly boolean[])[];
  /** In the order of the questions; none where a sheet was marked by hand. */
  readonly answers?: readonly unknown[];
}

/** What a link says. Answers are made of a game's words: they can be read once that game is taken up. */
export interface SeenFeedback extends Omit<Feedback, 'answers'> {
  readonly readAnswers?: () => readonly unknown[];
}

/** Why a link shows no sheet: it says nothing, was cut or changed, or is of a newer version. */
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
 * Writes it as a link's fragment: `seen=`, the digits of the invitation, a point, and the digits of what came of it, the last seven
 * a check. No name is in it.
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

/** What the digits say, as far as the game is taken up; throws for what was not written by `formatFeedback`. */
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

/** Reads it from a link's fragment, like a stranger's text. Never throws. */
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
