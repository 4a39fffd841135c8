import type { Question } from '../../quizzes/question.ts';
import { type Sitting, type Wish, missed, newSitting, nextQuestion } from '../../quizzes/sitting.ts';
import { $coming } from './running.ts';
import type { RiichiId } from '../../engine/rulebooks/ids.ts';

/** What will be asked: wishes in turn, each drawn when its time comes, or given questions in order. */
export type Plan = { readonly wishes: readonly Wish[] } | { readonly fixed: readonly Question[] };

interface Drawn {
  readonly question: Question;
  /** What was wished for; undefined for a given question. */
  readonly wish: Wish | undefined;
  readonly sitting: Sitting;
}

/** The plan of the running session, and what of it was drawn already; it follows the session and is never shown. */
interface Course {
  readonly plan: Plan;
  sitting: Sitting;
  wish: Wish | undefined;
  ahead: Drawn | undefined;
  /** When the question on the screen was seen; 0 before. */
  seen: number;
}

let course: Course | undefined;

/** Any text nobody else has, for the questions of a sitting. */
export const freshSeed = (): string => Math.random().toString(36).slice(2, 10);

/** First questions that were drawn before anybody sat down, by what is wished first. */
const firsts = new Map<string, Drawn>();
const keyOf = (rules: RiichiId, { skill, level, fact }: Wish): string => [rules, skill, level, fact].join('/');

/** Tells what is likely to come: of the sitting, or before one the first questions. */
function tellComing(): void {
  const ahead = course ? [course.ahead] : [...firsts.values()];
  $coming.set(ahead.flatMap((drawn) => (drawn ? [drawn.question] : [])));
}

/** Forgets the first questions of all other sittings than these. */
export function keepFirsts(rules: RiichiId, wishes: readonly Wish[]): void {
  const keys = new Set(wishes.map((wish) => keyOf(rules, wish)));
  for (const key of firsts.keys()) if (!keys.has(key)) firsts.delete(key);
  tellComing();
}

/** Draws the first question of a sitting that is likely to come. */
export function drawFirst(rules: RiichiId, wish: Wish): void {
  const key = keyOf(rules, wish);
  const first = firsts.get(key) ?? nextQuestion(newSitting(rules, freshSeed()), wish);
  if (first) firsts.set(key, first);
  tellComing();
}

function takeFirst(rules: RiichiId, plan: Plan): Drawn | undefined {
  const [wish] = 'wishes' in plan ? plan.wishes : [];
  if (!wish) return undefined;
  const key = keyOf(rules, wish);
  const first = firsts.get(key);
  firsts.delete(key);
  return first;
}

/** Lays out what will be asked: by the seed, or without one from a first question drawn before. */
export function layOut(plan: Plan, rules: RiichiId, seed: string | undefined): void {
  const ahead = seed === undefined ? takeFirst(rules, plan) : undefined;
  course = { plan, sitting: newSitting(rules, seed ?? freshSeed()), wish: undefined, ahead, seen: 0 };
}

/** What is to be kept of the course when its page is left. */
export type KeptCourse = Pick<Course, 'plan' | 'sitting' | 'wish'>;

/** The course to keep. */
export const courseToKeep = (): KeptCourse | undefined => course;

/** Takes a course up again where it was left. */
export function takeUp({ plan, sitting, wish }: KeptCourse): void {
  course = { plan, sitting, wish, ahead: undefined, seen: 0 };
}

/** Forgets what would have been asked. */
export function putAway(): void {
  course = undefined;
  tellComing();
}

function drawn({ plan, sitting }: Course, at: number): Drawn | undefined {
  if ('fixed' in plan) {
    const question = plan.fixed[at];
    return question && { question, wish: undefined, sitting };
  }
  const { wishes } = plan;
  for (let n = 0; n < wishes.length; n++) {
    const wish = wishes[(at + n) % wishes.length];
    const next = wish && nextQuestion(sitting, wish);
    if (next) return next;
  }
  return undefined;
}

/** Draws the question that comes next while there is time for it. */
export function drawAhead(at: number): void {
  if (!course) return;
  course.ahead ??= drawn(course, at);
  tellComing();
}

/** The next question, if there is one; it is on the screen only when `markSeen` says so. */
export function pull(at: number): Question | undefined {
  const next = course && (course.ahead ?? drawn(course, at));
  if (!course || !next) return undefined;
  const { question, wish, sitting } = next;
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
  if (!course?.wish) return;
  course.sitting = missed(course.sitting, fact === undefined ? course.wish : { ...course.wish, fact });
}
