import { explain, learn } from '../../quizzes/mistakes/explain.ts';
import { smallCauses } from '../../quizzes/mistakes/small.ts';
import { caseOf } from '../../quizzes/mistakes/case.ts';
import { mustWin } from '../../quizzes/hands/win.ts';
import { judgeSteps } from '../../quizzes/judge/steps.ts';
import { type Answers, type Question, STEPS, type SkillId, type StepId, type Verdict } from '../../quizzes/question.ts';
import { type Quiz, questionsOf } from '../../quizzes/quiz.ts';
import type { Wish } from '../../quizzes/sitting.ts';
import { judgeAnswer, skillOf } from '../../quizzes/skills/index.ts';
import { STAGES, type Stage, askedAt } from '../../quizzes/stages.ts';
import { type Pace, SPEED } from './clock.ts';
import { bringBack, drawAhead, drawFirst, layOut, markSeen, pull, putAway, sinceSeen } from './course.ts';
import { $record, remember } from './memory.ts';
import { mixFor } from './plan.ts';
import { after } from './outcome.ts';
import type { Grade } from './record.ts';
import { applicableSkills, bookOf, levelFor, skillIn } from './progress.ts';
import { $result, $session, type Done, type Mode, type Session } from './running.ts';
import type { Level, RulebookId } from './vocabulary.ts';

const SKILL_LENGTH = 10;

interface Begin {
  readonly mode: Mode;
  readonly rules: RulebookId;
  readonly skill?: SkillId;
  readonly length: number;
  readonly stage?: Stage;
  readonly wishes?: readonly Wish[];
  readonly fixed?: readonly Question[];
  readonly seed?: string | undefined;
  readonly time?: number;
  readonly quiz?: Quiz;
}

function begin({ mode, rules, skill, quiz, length, stage = 4, wishes = [], fixed = [], seed, time = 0 }: Begin): void {
  layOut({ wishes, fixed }, rules, seed);
  const fresh = { question: pull(0), told: undefined, done: [], over: false, ends: 0 };
  $result.set(undefined);
  $session.set({ mode, rules, skill, quiz, length, stage, time, ...fresh });
}

/** How much of a whole hand is left to do at first, by how well that is known. */
const FIRST_STAGE: Readonly<Record<Grade, Stage>> = { new: 1, familiar: 3, proficient: 4, mastered: 4 };

/** How a sitting of one skill is wanted; what is left out follows what is known of the skill. */
export interface Wanted {
  readonly level?: Level | undefined;
  readonly stage?: Stage | undefined;
  readonly seed?: string | undefined;
}

/** What a sitting of one skill asks for: as hard as it suits what is known of it. */
const wishFor = (rules: RulebookId, skill: SkillId): Wish => ({
  skill,
  level: levelFor(skillIn($record.get(), rules, skill)),
});

/** Draws what a sitting of one skill would ask first, so that it is there with the tap. */
export const prepareSkill = (rules: RulebookId, skill: SkillId): void => drawFirst(rules, wishFor(rules, skill));

/** Sits down to one skill. */
export function practiseSkill(rules: RulebookId, skill: SkillId, { level, stage, seed }: Wanted = {}): void {
  const wish = { ...wishFor(rules, skill), ...(level && { level }) };
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

/** Draws what the daily mix would ask first. */
export function prepareMix(rules: RulebookId): void {
  const [first] = mixFor($record.get(), rules, Date.now());
  if (first) drawFirst(rules, first);
}

/** Sits down to the daily mix. */
export function practiseMix(rules: RulebookId, seed?: string): void {
  const wishes = mixFor($record.get(), rules, Date.now());
  begin({ mode: 'mix', rules, length: wishes.length, wishes, seed });
}

/** Sits down to a minute of one skill against the clock. */
export function practiseSpeed(rules: RulebookId, skill: SkillId, seed?: string): void {
  const wishes = [wishFor(rules, skill)];
  begin({ mode: 'speed', rules, skill, length: SPEED.most, wishes, seed, time: SPEED.milliseconds });
}

/** Sits down to an exam of one skill or of all: so many questions in so many minutes, and not a word before the end. */
export function sitExam(
  rules: RulebookId,
  skill: SkillId | undefined,
  { questions, minutes }: Pace,
  level: Level,
  seed?: string,
): void {
  const skills = skill === undefined ? applicableSkills($record.get()) : [skill];
  const wishes = skills.map((one): Wish => ({ skill: one, level }));
  const time = minutes * 60_000;
  begin({ mode: 'exam', rules, ...(skill && { skill }), length: questions, wishes, seed, time });
}

/** Sits down to the questions of a quiz. */
export const takeQuiz = (quiz: Quiz): void =>
  begin({ mode: 'quiz', quiz, rules: quiz.rules, length: quiz.length, fixed: questionsOf(quiz), seed: quiz.seed });

/** Sits down to questions that were asked before; these answers change nothing in memory. */
export function replay(questions: readonly Question[]): void {
  const [first] = questions;
  if (first) begin({ mode: 'replay', rules: first.rules, length: questions.length, fixed: questions, seed: '' });
}

/** The question is on the screen: its clock runs from here, and that of a speed sitting from the first one. */
export function questionSeen(now = Date.now()): void {
  const session = $session.get();
  if (!session) return;
  markSeen(now);
  if (session.time > 0 && session.ends === 0) $session.set({ ...session, ends: now + session.time });
}

/** Sittings in which what is missed comes back, so that the next question is known only after the answer. */
const bringsBack = ({ mode }: Session): boolean => mode === 'skill' || mode === 'mix';

/** Draws the next question while the learner thinks or reads, so that it is there at once. */
export function prepareNext(): void {
  const session = $session.get();
  if (!session || session.over || session.done.length + 1 >= session.length) return;
  if (session.told || !bringsBack(session)) drawAhead(session.done.length + 1);
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
  if (!session || session.told || session.over) return;
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
  const small = verdict.right ? [] : smallCauses(question, given);
  const milliseconds = sinceSeen(now);
  if (mode !== 'replay' && asked.length > 0) {
    const leanings = one ? steps.reduce((sum, step) => learn(sum, step, one), before) : before;
    const mixed = mode === 'mix' || ((mode === 'quiz' || mode === 'exam') && session.skill === undefined);
    const { skill } = question;
    const facts = skillOf(skill).facts(question);
    remember(after(record, { rules, skill, facts, right: verdict.right, milliseconds, mixed, leanings }, now));
  }
  if (!verdict.right && bringsBack(session))
    bringBack(question.skill === 'whole' ? undefined : skillOf(question.skill).facts(question)[0]);
  $session.set({ ...session, told: { question, given, verdict, milliseconds, causes, small } });
  if (mode === 'exam') proceed(now);
}

const missesIn = (done: readonly Done[]): number => done.filter(({ verdict }) => !verdict.right).length;

/** Puts the next question, or ends the sitting. */
export function proceed(now = Date.now()): void {
  const session = $session.get();
  if (!session?.told || session.over) return;
  const { question, given, verdict, milliseconds } = session.told;
  const done = [...session.done, { question, given, verdict, milliseconds }];
  const isLate = session.ends > 0 && now >= session.ends;
  const outOfTime = isLate || (session.mode === 'speed' && missesIn(done) >= SPEED.misses);
  if (done.length >= session.length || outOfTime) {
    finish({ ...session, done });
    return;
  }
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
  $session.set({ ...session, told: undefined, over: true });
}

/** The time of an exam is up: what is not answered by now stays unanswered. */
export function timeUp(now = Date.now()): void {
  const session = $session.get();
  if (session?.mode === 'exam' && !session.over && session.ends > 0 && now >= session.ends) finish(session);
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
  putAway();
  $session.set(undefined);
}

/** Chooses how much of a worked example is left to do, from the next question on. */
export function chooseStage(stage: number): void {
  const session = $session.get();
  const found = STAGES.find((one) => one === stage);
  if (session && found !== undefined) $session.set({ ...session, stage: found });
}
