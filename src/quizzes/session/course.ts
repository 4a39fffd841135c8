import type { BookId } from '../../engine/rulebooks/ids.ts';
import type { Question } from '../games/question.ts';
import { canBeInLines } from '../games/skills.ts';
import { contrastTo } from './contrast.ts';
import { type Ladder, climbed, rungAt } from './ladder.ts';
import { MODES, type Mode } from './modes.ts';
import type { Form } from './session.ts';
import { type Interest, type Run, type Wish, missed, newRun, nextQuestion } from './run.ts';

/** What will be asked: wishes in turn, each drawn when its time comes, given questions in order, or what follows from the answers. */
export type Agenda =
  | { readonly wishes: readonly Wish[]; readonly interest?: Interest }
  | { readonly fixed: readonly Question[] }
  | { readonly ladder: Ladder };

/** A question that was drawn, and the run after it. */
export interface Drawn {
  readonly question: Question;
  /** What was wished for; undefined for a given question. */
  readonly wish: Wish | undefined;
  readonly run: Run;
}

/** The agenda of a sitting, and what of it was drawn already; it follows the session and is never shown. */
export interface Course {
  readonly agenda: Agenda;
  readonly run: Run;
  readonly wish: Wish | undefined;
  readonly ahead: Drawn | undefined;
  /** When the question on the screen was seen; 0 before. */
  readonly seen: number;
}

/** The first question of a sitting that asks for a wish; nothing where none is dealt. */
export const drawFirst = (rules: BookId, wish: Wish, seed: string): Drawn | undefined =>
  nextQuestion(newRun(rules, seed), wish);

/** Lays out what will be asked by a seed, or from a first question that was drawn before. */
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

/** The course with the question drawn that stands at a place of it. */
export const drawAhead = (course: Course, at: number): Course =>
  course.ahead ? course : { ...course, ahead: draw(course, at) };

/** The question at a place, and the course after it; nothing where there is nothing left to ask. */
export function pull(course: Course, at: number): { readonly question: Question; readonly course: Course } | undefined {
  const next = course.ahead ?? draw(course, at);
  if (!next) return undefined;
  const { question, wish, run } = next;
  return { question, course: { ...course, wish, run, ahead: undefined, seen: 0 } };
}

/** Milliseconds since the question came into sight; 0 where it never did, or where the clock was set back meanwhile. */
export const sinceSeen = ({ seen }: Course, now: number): number => (seen === 0 ? 0 : Math.max(0, now - seen));

/** What was behind a miss: the misconception that was named, or else a fact that was not known. */
export type Behind = Pick<Wish, 'mistake' | 'fact'>;

/** Asks for the kind that was just missed again, line by line: for what was behind it, beside the same question without that. */
export function bringBack(course: Course, question: Question, behind: Behind): Course {
  const { run, wish } = course;
  if (!wish) return course;
  const { skill, level } = wish;
  const beside = behind.mistake === undefined ? undefined : contrastTo(question, behind.mistake);
  return { ...course, run: missed(run, { skill, level, inLines: true, ...behind }, beside) };
}

/** Whether the next question is known only after the answer, besides what comes back. */
export const isAdaptive = ({ agenda }: Course): boolean => 'ladder' in agenda;

/** The course after the answer to the question at a place. */
export const adapt = (course: Course, at: number, isRight: boolean): Course =>
  'ladder' in course.agenda ? { ...course, agenda: { ladder: climbed(course.agenda.ladder, at, isRight) } } : course;

/** Whether a question is asked line by line: as the learner wants it, else as its wish has it. */
export function isAskedInLines(mode: Mode, form: Form, question: Question, { wish }: Course): boolean {
  if (!MODES[mode].asksInLines || !canBeInLines(question)) return false;
  return form === 'auto' ? wish?.inLines === true : form === 'lines';
}
