import type { Question } from '../../quizzes/question.ts';
import { type Quiz, questionsOf } from '../../quizzes/quiz.ts';
import type { Wish } from '../../quizzes/sitting.ts';
import type { Stage } from '../../quizzes/stages.ts';
import { MINUTE, type Pace, SPEED } from './clock.ts';
import { type Plan, drawFirst, freshSeed, keepFirsts, layOut, pull } from './course.ts';
import { forget } from './kept.ts';
import { $record } from './memory.ts';
import type { Mode } from './modes.ts';
import { mixFor } from './plan.ts';
import { applicableSkills, levelFor, skillIn } from './progress.ts';
import type { Grade } from './record.ts';
import { $outdated, $result, $session } from './running.ts';
import type { RiichiId } from '../../engine/rulebooks/ids.ts';
import type { Level } from '../../quizzes/terms.ts';
import { SKILL_IDS, type SkillId } from '../../quizzes/skills/ids.ts';

const SKILL_LENGTH = 10;

interface Begin {
  readonly mode: Mode;
  readonly rules: RiichiId;
  readonly plan: Plan;
  readonly length: number;
  readonly skill?: SkillId;
  readonly quiz?: Quiz;
  readonly stage?: Stage;
  readonly seed?: string | undefined;
  readonly time?: number;
}

function begin({ mode, rules, plan, length, skill, quiz, stage = 4, seed, time = 0 }: Begin): void {
  layOut(plan, rules, seed);
  const question = pull(0);
  if (!question) return;
  const fresh = { question, told: undefined, done: [], over: false, ends: 0 };
  $result.set(undefined);
  $outdated.set(undefined);
  forget();
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
const wishFor = (rules: RiichiId, skill: SkillId): Wish => ({
  skill,
  level: levelFor(skillIn($record.get(), rules, skill)),
});

/** What is to be done to have the first question of each skill and of the daily mix there with the tap, one by one. */
export function preparations(rules: RiichiId): readonly (() => void)[] {
  const [mixed] = mixFor($record.get(), rules, Date.now());
  const wishes = [...SKILL_IDS.map((skill) => wishFor(rules, skill)), ...(mixed ? [mixed] : [])];
  return [() => keepFirsts(rules, wishes), ...wishes.map((wish) => () => drawFirst(rules, wish))];
}

/** Sits down to one skill. */
export function practiseSkill(rules: RiichiId, skill: SkillId, { level, stage, seed }: Wanted = {}): void {
  const plan = { wishes: [{ ...wishFor(rules, skill), ...(level && { level }) }] };
  const { grade } = skillIn($record.get(), rules, skill);
  begin({ mode: 'skill', rules, plan, length: SKILL_LENGTH, skill, stage: stage ?? FIRST_STAGE[grade], seed });
}

/** Sits down to the daily mix. */
export function practiseMix(rules: RiichiId, seed?: string): void {
  const wishes = mixFor($record.get(), rules, Date.now());
  begin({ mode: 'mix', rules, plan: { wishes }, length: wishes.length, seed });
}

/** Sits down to a minute of one skill against the clock. */
export function practiseSpeed(rules: RiichiId, skill: SkillId, seed?: string): void {
  const plan = { wishes: [wishFor(rules, skill)] };
  begin({ mode: 'speed', rules, plan, length: SPEED.most, skill, seed, time: SPEED.milliseconds });
}

/** Sits down to an exam of one skill or of all: so many questions in so many minutes, and not a word before the end. */
export function sitExam(
  rules: RiichiId,
  skill: SkillId | undefined,
  { questions, minutes }: Pace,
  level: Level,
  seed?: string,
): void {
  const skills = skill === undefined ? applicableSkills($record.get()) : [skill];
  const plan = { wishes: skills.map((one): Wish => ({ skill: one, level })) };
  begin({ mode: 'exam', rules, plan, length: questions, ...(skill && { skill }), seed, time: minutes * MINUTE });
}

/** Sits down to a new quiz with the settings of another. */
export const takeSuchQuiz = (quiz: Quiz): void => takeQuiz({ ...quiz, seed: freshSeed() });

/** Sits down to the questions of a quiz. */
export function takeQuiz(quiz: Quiz): void {
  const { rules, seed } = quiz;
  const fixed = questionsOf(quiz);
  begin({ mode: 'quiz', rules, plan: { fixed }, length: fixed.length, quiz, seed });
}

/** Sits down to questions that were asked before; these answers change nothing in memory. */
export function replay(questions: readonly Question[]): void {
  const [first] = questions;
  if (!first) return;
  begin({ mode: 'replay', rules: first.rules, plan: { fixed: questions }, length: questions.length, seed: '' });
}
