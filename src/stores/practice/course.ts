import type { Question } from '../../quizzes/question.ts';
import { type Sitting, type Wish, missed, newSitting, nextQuestion } from '../../quizzes/sitting.ts';
import type { RulebookId } from './vocabulary.ts';

/** What will be asked, and what of it was drawn already. */
interface Course {
  /** What is wished in turn; each is drawn when its time comes. */
  readonly wishes: readonly Wish[];
  /** Questions that are given, in order. */
  readonly fixed: readonly Question[];
  sitting: Sitting;
  wish: Wish;
  ahead: Drawn | undefined;
  /** When the question on the screen was seen; 0 before. */
  seen: number;
}

interface Drawn {
  readonly question: Question;
  readonly wish: Wish;
  readonly sitting: Sitting;
}

let course: Course | undefined;

/** Any text nobody else has, for the questions of a sitting. */
export const freshSeed = (): string => Math.random().toString(36).slice(2, 10);

/** First questions that were drawn before anybody sat down, by what is wished first. */
const firsts = new Map<string, Drawn>();
const keyOf = (rules: RulebookId, { skill, level, fact }: Wish): string => [rules, skill, level, fact].join('/');

/** Draws the first question of a sitting that is likely to come. */
export function drawFirst(rules: RulebookId, wish: Wish): void {
  const key = keyOf(rules, wish);
  if (!firsts.has(key)) firsts.set(key, nextQuestion(newSitting(rules, freshSeed()), wish));
}

/** Lays out what will be asked: by the seed, or without one from a first question drawn before. */
export function layOut(plan: Pick<Course, 'wishes' | 'fixed'>, rules: RulebookId, seed: string | undefined): void {
  const [wish = { skill: 'fu', level: 1 }] = plan.wishes;
  const key = keyOf(rules, wish);
  const ahead = seed === undefined && plan.fixed.length === 0 ? firsts.get(key) : undefined;
  if (ahead) firsts.delete(key);
  course = { ...plan, sitting: newSitting(rules, seed ?? freshSeed()), wish, ahead, seen: 0 };
}

/** Forgets what would have been asked. */
export const putAway = (): void => void (course = undefined);

function drawn({ fixed, wishes, sitting }: Course, at: number): Drawn {
  const question = fixed[at];
  if (question) return { question, wish: { skill: question.skill, level: 1 }, sitting };
  const wished = wishes[at % wishes.length];
  if (!wished) throw new Error('nothing to ask');
  return nextQuestion(sitting, wished);
}

/** Draws the question that comes next while there is time for it. */
export function drawAhead(at: number): void {
  if (course) course.ahead ??= drawn(course, at);
}

/** The next question; it is on the screen only when `markSeen` says so. */
export function pull(at: number): Question {
  if (!course) throw new Error('no sitting');
  const { question, wish, sitting } = course.ahead ?? drawn(course, at);
  Object.assign(course, { wish, sitting, ahead: undefined, seen: 0 } satisfies Partial<Course>);
  return question;
}

/** Notes when the question came into sight. */
export function markSeen(now: number): void {
  if (course) course.seen = now;
}

/** Milliseconds since the question came into sight; 0 where it never did. */
export const sinceSeen = (now: number): number => (!course || course.seen === 0 ? 0 : now - course.seen);

/** Asks for the kind that was just missed again, and for the fact behind it where one is named. */
export function bringBack(fact: Wish['fact']): void {
  if (course) course.sitting = missed(course.sitting, fact === undefined ? course.wish : { ...course.wish, fact });
}
