import { explain, learn } from '../../quizzes/mistakes/explain.ts';
import { caseOf } from '../../quizzes/mistakes/case.ts';
import { mustWin } from '../../quizzes/hands/win.ts';
import { judgeSteps } from '../../quizzes/judge/steps.ts';
import { type Answers, type Question, STEPS, type SkillId, type StepId, type Verdict } from '../../quizzes/question.ts';
import { type Quiz, questionsOf } from '../../quizzes/quiz.ts';
import { type Sitting, type Wish, missed, newSitting, nextQuestion } from '../../quizzes/sitting.ts';
import { judgeAnswer, skillOf } from '../../quizzes/skills/index.ts';
import { STAGES, type Stage, askedAt } from '../../quizzes/stages.ts';
import { $record, remember } from './memory.ts';
import { mixFor } from './plan.ts';
import { after } from './outcome.ts';
import type { Grade } from './record.ts';
import { bookOf, levelFor, skillIn } from './progress.ts';
import { $session, type Done, type Mode, type Session } from './running.ts';
import type { Level, RulebookId } from './vocabulary.ts';

interface Course {
  readonly wishes: readonly Wish[];
  readonly fixed: readonly Question[];
  sitting: Sitting;
  wish: Wish;
  seen: number;
}
let course: Course | undefined;

const SKILL_LENGTH = 10;
const SPEED = { milliseconds: 60_000, misses: 3, most: 200 } as const;

const fixedWish = (question: Question): Wish => ({ skill: question.skill, level: 1 });

function pull(at: number): Question {
  if (!course) throw new Error('no sitting');
  const fixed = course.fixed[at];
  if (fixed) {
    course.wish = fixedWish(fixed);
    return fixed;
  }
  const wished = course.wishes[at % course.wishes.length];
  if (!wished) throw new Error('nothing to ask');
  const next = nextQuestion(course.sitting, wished);
  course.sitting = next.sitting;
  course.wish = next.wish;
  return next.question;
}

interface Begin {
  readonly mode: Mode;
  readonly rules: RulebookId;
  readonly skill?: SkillId;
  readonly length: number;
  readonly stage?: Stage;
  readonly wishes?: readonly Wish[];
  readonly fixed?: readonly Question[];
  readonly seed: string;
}

function begin({ mode, rules, skill, length, stage = 4, wishes = [], fixed = [], seed }: Begin): void {
  course = { wishes, fixed, sitting: newSitting(rules, seed), wish: wishes[0] ?? { skill: 'fu', level: 1 }, seen: 0 };
  const question = pull(0);
  $session.set({ mode, rules, skill, length, stage, question, told: undefined, done: [], over: false, ends: 0 });
}

/** Any text nobody else has, for the questions of a sitting. */
export const freshSeed = (): string => Math.random().toString(36).slice(2, 10);

/** How much of a whole hand is left to do at first, by how well that is known. */
const FIRST_STAGE: Readonly<Record<Grade, Stage>> = { new: 1, familiar: 3, proficient: 4, mastered: 4 };

/** How a sitting of one skill is wanted; what is left out follows what is known of the skill. */
export interface Wanted {
  readonly level?: Level | undefined;
  readonly stage?: Stage | undefined;
  readonly seed?: string | undefined;
}

/** Sits down to one skill. */
export function practiseSkill(
  rules: RulebookId,
  skill: SkillId,
  { level, stage, seed = freshSeed() }: Wanted = {},
): void {
  const wish = { skill, level: level ?? levelFor(skillIn($record.get(), rules, skill)) };
  const { grade } = skillIn($record.get(), rules, skill);
  begin({
    mode: 'skill',
    rules,
    skill,
    length: SKILL_LENGTH,
    wishes: [wish],
    seed,
    stage: stage ?? FIRST_STAGE[grade],
  });
}

/** Sits down to the daily mix. */
export function practiseMix(rules: RulebookId, seed = freshSeed()): void {
  const wishes = mixFor($record.get(), rules, Date.now());
  begin({ mode: 'mix', rules, length: wishes.length, wishes, seed });
}

/** Sits down to a minute of one skill against the clock. */
export function practiseSpeed(rules: RulebookId, skill: SkillId, seed = freshSeed()): void {
  const wish = { skill, level: levelFor(skillIn($record.get(), rules, skill)) };
  begin({ mode: 'speed', rules, skill, length: SPEED.most, wishes: [wish], seed });
}

/** Sits down to the questions of a quiz. */
export const takeQuiz = (quiz: Quiz): void =>
  begin({ mode: 'quiz', rules: quiz.rules, length: quiz.length, fixed: questionsOf(quiz), seed: quiz.seed });

/** Sits down to questions that were asked before; these answers change nothing in memory. */
export function replay(questions: readonly Question[]): void {
  const [first] = questions;
  if (first) begin({ mode: 'replay', rules: first.rules, length: questions.length, fixed: questions, seed: '' });
}

/** The question is on the screen: its clock runs from here, and that of a speed sitting from the first one. */
export function questionSeen(now = Date.now()): void {
  const session = $session.get();
  if (!session || !course) return;
  course.seen = now;
  if (session.mode === 'speed' && session.ends === 0) $session.set({ ...session, ends: now + SPEED.milliseconds });
}

function judge(question: Question, given: Answers[SkillId], asked: readonly StepId[]): Verdict {
  if (question.skill !== 'whole') return judgeAnswer(question, given);
  const { hand, rules } = question;
  return judgeSteps(given as Answers['whole'], { hand, rules, win: mustWin(hand) }, asked);
}

/** The steps to judge: those that the stage asks; somebody who answers in one line names no yaku. */
const askedOf = (stage: Stage, { yaku }: Answers['whole']): readonly StepId[] =>
  askedAt(stage).filter((step) => step !== 'yaku' || yaku !== undefined);

/** Judges the answer to the question on the screen, tells the causes of what is wrong, and remembers. */
export function answer(given: Answers[SkillId], now = Date.now()): void {
  const session = $session.get();
  if (!session || !course || session.told || session.over) return;
  const { question, rules, mode, stage } = session;
  const asked = question.skill === 'whole' ? askedOf(stage, given as Answers['whole']) : STEPS;
  const verdict = judge(question, given, asked);
  const record = $record.get();
  const before = bookOf(record, rules).leanings;
  const one = caseOf(question, given);
  const steps = one ? asked.filter((step) => one.given[step] !== undefined) : [];
  const causes = Object.fromEntries(
    steps.flatMap((step) => {
      const part = verdict.parts.find((each) => each.part === step || each.part === 'answer');
      return one && part?.mark === 'wrong' ? [[step, explain(step, one, before)]] : [];
    }),
  );
  const milliseconds = course.seen === 0 ? 0 : now - course.seen;
  if (mode !== 'replay' && asked.length > 0) {
    const leanings = one ? steps.reduce((sum, step) => learn(sum, step, one), before) : before;
    const mixed = mode === 'mix' || (mode === 'quiz' && session.skill === undefined);
    const { skill } = question;
    const facts = skillOf(skill).facts(question);
    remember(after(record, { rules, skill, facts, right: verdict.right, milliseconds, mixed, leanings }, now));
  }
  const repeats = mode === 'skill' || mode === 'mix';
  if (!verdict.right && repeats) {
    const fact = skillOf(question.skill).facts(question)[0];
    course.sitting = missed(
      course.sitting,
      question.skill === 'whole' || fact === undefined ? course.wish : { ...course.wish, fact },
    );
  }
  $session.set({ ...session, told: { question, given, verdict, milliseconds, causes } });
}

const missesIn = (done: readonly Done[]): number => done.filter(({ verdict }) => !verdict.right).length;

/** Puts the next question, or ends the sitting. */
export function proceed(now = Date.now()): void {
  const session = $session.get();
  if (!session?.told || session.over) return;
  const { question, given, verdict, milliseconds } = session.told;
  const done = [...session.done, { question, given, verdict, milliseconds }];
  const outOfTime = session.mode === 'speed' && (now >= session.ends || missesIn(done) >= SPEED.misses);
  if (done.length >= session.length || outOfTime) {
    finish({ ...session, done });
    return;
  }
  if (course) course.seen = 0;
  $session.set({ ...session, done, question: pull(done.length), told: undefined });
}

function finish(session: Session): void {
  const { mode, rules, skill, done } = session;
  if (mode === 'speed' && skill !== undefined) {
    const record = $record.get();
    const key = `${rules}/${skill}`;
    const right = done.length - missesIn(done);
    if (right > (record.best[key] ?? 0)) remember({ ...record, best: { ...record.best, [key]: right } });
  }
  $session.set({ ...session, over: true });
}

/** Ends the sitting early: with what was answered, or back to the map when nothing was. */
export function stop(): void {
  const session = $session.get();
  if (!session) return;
  const done = session.told && !session.over ? [...session.done, session.told] : session.done;
  if (session.over || done.length === 0) leave();
  else finish({ ...session, done });
}

/** Back to the map. */
export function leave(): void {
  course = undefined;
  $session.set(undefined);
}

/** Chooses how much of a worked example is left to do, from the next question on. */
export function chooseStage(stage: number): void {
  const session = $session.get();
  const found = STAGES.find((one) => one === stage);
  if (session && found !== undefined) $session.set({ ...session, stage: found });
}
