import { formatQuestion, parseQuestion } from '../../quizzes/link.ts';
import { LEVELS, STEPS, type StepId } from '../../quizzes/terms.ts';
import type { Question } from '../../quizzes/question.ts';
import { type Quiz, formatQuiz, parseQuiz } from '../../quizzes/quiz.ts';
import type { Sitting, Wish } from '../../quizzes/sitting.ts';
import { STAGES } from '../../quizzes/stages.ts';
import { $rulebook } from '../rulebook.ts';
import { skillOf } from '../../quizzes/skills/index.ts';
import { type Answered, answered } from './answered.ts';
import { type KeptCourse, type Plan, courseToKeep, putAway, takeUp } from './course.ts';
import { $left, forget, keep, offerKept, readKept } from './kept.ts';
import { $record } from './memory.ts';
import { MODES, type Mode } from './modes.ts';
import { bookOf } from './progress.ts';
import { $outdated, $result, $session, type Done, type Session } from './running.ts';
import { timeUp } from './session.ts';
import { judged, tell } from './tell.ts';
import { RIICHI_IDS, type RiichiId } from '../../engine/rulebooks/ids.ts';
import { SKILL_IDS } from '../../quizzes/skills/ids.ts';

const VERSION = 1;

/** An answer, to be judged again when it is taken up; for a whole hand with the steps that were asked. */
const packDone = ({ question, given, milliseconds, verdict }: Done): object => ({
  question: formatQuestion(question),
  given,
  milliseconds,
  asked: verdict.parts.map(({ part }) => part),
});

const packPlan = (plan: Plan): object => ('fixed' in plan ? { fixed: plan.fixed.map(formatQuestion) } : plan);

function pack({ question, told, done, quiz, ...plain }: Session, { plan, sitting, wish }: KeptCourse): object {
  return {
    version: VERSION,
    ...plain,
    quiz: quiz && formatQuiz(quiz),
    question: formatQuestion(question),
    told: told && packDone(told),
    done: done.map(packDone),
    plan: packPlan(plan),
    sitting,
    wish,
  };
}

/** Something of what was kept is not as it was written: a newer version of the page, or somebody's own hand. */
class Unreadable extends Error {}

type Loose = Readonly<Record<string, unknown>>;

function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Unreadable();
  return value;
}
const loose = (value: unknown): Loose =>
  typeof value === 'object' && value !== null ? (value as Loose) : must<Loose>(undefined);
const list = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : must<readonly unknown[]>(undefined);
const text = (value: unknown): string => (typeof value === 'string' ? value : must<string>(undefined));
const count = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : must<number>(undefined);
const question = (value: unknown): Question => must(parseQuestion(text(value)));

function readAnswer(value: unknown): readonly [answered: Answered, asked: readonly StepId[], milliseconds: number] {
  const { given, asked, milliseconds, ...rest } = loose(value);
  const about = question(rest.question);
  const read = skillOf(about.skill).answer.safeParse(given);
  if (!read.success) throw new Unreadable();
  const steps = list(asked);
  return [answered(about, read.data), STEPS.filter((step) => steps.includes(step)), count(milliseconds)];
}

function readWish(value: unknown): Wish {
  const { skill, level, fact } = loose(value);
  const wish = { skill: must(SKILL_IDS.find((id) => id === skill)), level: must(LEVELS.find((one) => one === level)) };
  return fact === undefined ? wish : { ...wish, fact: text(fact) as NonNullable<Wish['fact']> };
}

/** The quiz of a sitting; one of another generator goes on with the questions that were kept, and is no quiz to pass on. */
function quizOf(fragment: string): Quiz | undefined {
  const { quiz, isCurrent } = must(parseQuiz(fragment));
  return isCurrent ? quiz : undefined;
}

function readPlan(value: unknown): Plan {
  const { fixed, wishes } = loose(value);
  if (fixed !== undefined) return { fixed: list(fixed).map(question) };
  const wanted = list(wishes).map(readWish);
  return wanted.length > 0 ? { wishes: wanted } : must<Plan>(undefined);
}

function readSitting(value: unknown, rules: RiichiId): Sitting {
  const { seed, asked, returns } = loose(value);
  return {
    rules,
    seed: text(seed),
    asked: list(asked).map(text),
    returns: list(returns).map((one) => ({ wish: readWish(loose(one).wish), from: count(loose(one).from) })),
  };
}

function unpack(kept: Loose): { readonly session: Session; readonly course: KeptCourse } {
  if (kept.version !== VERSION) throw new Unreadable();
  const rules = must(RIICHI_IDS.find((id) => id === kept.rules));
  const mode = must((Object.keys(MODES) as Mode[]).find((one) => one === kept.mode));
  const done = list(kept.done).map((one) => judged(...readAnswer(one)));
  const told =
    kept.told === undefined ? undefined : tell(...readAnswer(kept.told), bookOf($record.get(), rules).leanings);
  const plan = readPlan(kept.plan);
  const length = count(kept.length);
  if ('fixed' in plan && plan.fixed.length < length) throw new Unreadable();
  return {
    session: {
      mode,
      rules,
      skill: SKILL_IDS.find((id) => id === kept.skill),
      quiz: kept.quiz === undefined ? undefined : quizOf(text(kept.quiz)),
      length,
      stage: must(STAGES.find((one) => one === kept.stage)),
      question: told?.question ?? question(kept.question),
      told,
      done,
      over: kept.over === true,
      time: count(kept.time),
      ends: count(kept.ends),
    },
    course: {
      plan,
      sitting: readSitting(kept.sitting, rules),
      wish: kept.wish === undefined ? undefined : readWish(kept.wish),
    },
  };
}

/** Keeps the sitting that runs, so that a reload or a way back finds it. */
export function keepSitting(): void {
  const session = $session.get();
  const course = courseToKeep();
  if (session && course) keep(pack(session, course));
}

/** Goes back to the map; the sitting is kept, and the map offers to go on with it. */
export function putAside(): void {
  if (!$session.get()) return;
  keepSitting();
  putAway();
  $session.set(undefined);
  offerKept();
}

/** Goes on with the sitting that was kept; false, and the map as it is, where there is none, or one by another rulebook. */
export function goOn(): boolean {
  const kept = readKept();
  if (!kept) return false;
  try {
    const { session, course } = unpack(kept);
    if (MODES[session.mode].followsRulebook && session.rules !== $rulebook.get()) return false;
    takeUp(course);
    $result.set(undefined);
    $outdated.set(undefined);
    $left.set(undefined);
    $session.set(session);
    timeUp();
    return true;
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    forget();
    return false;
  }
}
