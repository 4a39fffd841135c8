import type { BookId } from '../../engine/rulebooks/ids.ts';
import type { Question } from '../games/question.ts';
import { canBeInLines } from '../games/skills.ts';
import { contrastTo } from './contrast.ts';
import { type Ladder, climbed, rungAt } from './ladder.ts';
import { MODES, type Mode } from './modes.ts';
import type { Form } from './session.ts';
import { type Interest, type Run, type Wish, missed, newRun, nextQuestion } from './run.ts';

/**
 * The plan of a session: wishes in turn, each dealt when it is due; given questions in order; or questions that follow
 * from the answers.
 */
export type Agenda =
  | { readonly wishes: readonly Wish[]; readonly interest?: Interest }
  | { readonly fixed: readonly Question[] }
  | { readonly ladder: Ladder };

/** A dealt question, and the run after it. */
export interface Drawn {
  readonly question: Question;
  /** The wish it was dealt for; undefined for a given question. */
  readonly wish: Wish | undefined;
  readonly run: Run;
}

/** The plan of a session and what was dealt so far; never shown. */
export interface Course {
  readonly agenda: Agenda;
  readonly run: Run;
  readonly wish: Wish | undefined;
  readonly ahead: Drawn | undefined;
  /** When the question on the screen was seen; 0 before. */
  readonly seen: number;
}

/** The first question of a session with a wish; undefined if none is dealt. */
export const drawFirst = (rules: BookId, wish: Wish, seed: string): Drawn | undefined =>
  nextQuestion(newRun(rules, seed), wish);

/** Plans a session by a seed, or from a first question dealt earlier. */
export const layOut = (agenda: Agenda, rules: BookId, seed: string, first?: Drawn): Course => ({
  agenda,
  run: newRun(rules, seed),
  wish: undefined,
  ahead: first,
  seen: 0,
});

function draw({ agenda, run }: Course, at: number): Drawn | undefined {
  if ('fixed' in agenda) {
    const question = agenda.fixed[at];
    return question && { question, wish: undefined, run };
  }
  if ('ladder' in agenda) {
    const wish = rungAt(agenda.ladder, at);
    return wish && nextQuestion(run, wish);
  }
  const { wishes, interest } = agenda;
  for (let n = 0; n < wishes.length; n++) {
    const wish = wishes[(at + n) % wishes.length];
    const next = wish && nextQuestion(run, wish, interest);
    if (next) return next;
  }
  return undefined;
}

/** The course with its question at a place dealt. */
export const drawAhead = (course: Course, at: number): Course =>
  course.ahead ? course : { ...course, ahead: draw(course, at) };

/** The question at a place, and the course after it; undefined if nothing is left to ask. */
export function pull(course: Course, at: number): { readonly question: Question; readonly course: Course } | undefined {
  const next = course.ahead ?? draw(course, at);
  if (!next) return undefined;
  const { question, wish, run } = next;
  return { question, course: { ...course, wish, run, ahead: undefined, seen: 0 } };
}

/** Milliseconds since the question was shown; 0 if it never was, or if the clock was set back. */
export const sinceSeen = ({ seen }: Course, now: number): number => (seen === 0 ? 0 : Math.max(0, now - seen));

/** The reason for a miss: the misconception named, or else an unknown fact. */
export interface Behind extends Pick<Wish, 'mistake' | 'fact'> {
  /** Another misconception that may as well be the reason. */
  readonly rival?: string;
}

/** Asks again, line by line, for what was just missed: a question about the reason, next to a contrast without it. */
export function bringBack(course: Course, question: Question, { rival, ...behind }: Behind): Course {
  const { run, wish } = course;
  if (!wish) return course;
  const { skill, level } = wish;
  const beside = behind.mistake === undefined ? undefined : contrastTo(question, behind.mistake, rival);
  return { ...course, run: missed(run, { skill, level, inLines: true, ...behind }, beside) };
}

/** Whether the next question depends on the answer, apart from returning misses. */
export const isAdaptive = ({ agenda }: Course): boolean => 'ladder' in agenda;

/** The course after the answer to the question at a place, by whether the one before was wrong. */
export const adapt = (course: Course, at: number, isRight: boolean, wasWrong: boolean): Course =>
  'ladder' in course.agenda
    ? { ...course, agenda: { ladder: climbed(course.agenda.ladder, at, isRight, wasWrong) } }
    : course;

/** Whether a question is asked line by line: the learner's choice, else its wish's. */
export function isAskedInLines(mode: Mode, form: Form, question: Question, { wish }: Course): boolean {
  if (!MODES[mode].asksInLines || !canBeInLines(question)) return false;
  return form === 'auto' ? wish?.inLines === true : form === 'lines';
}
