import { type BookId, isRiichiId } from '../../engine/rulebooks/ids.ts';
import type { Question } from '../../quizzes/games/question.ts';
import type { Quiz } from '../../quizzes/quiz/quiz.ts';
import * as invite from '../../quizzes/agenda/begin.ts';
import type { Pace } from '../../quizzes/session/clock.ts';
import type { SkillId } from '../../quizzes/base/skill-ids.ts';
import type { FactId, Level } from '../../quizzes/base/terms.ts';
import { freshSeed, keepFirsts, prepareFirst, takeFirst } from './firsts.ts';
import { forget } from './kept.ts';
import { $record } from './memory.ts';
import { momentOf } from '../moment.ts';
import { $lesson, lessonBefore } from './lessons.ts';
import { $invited, $outdated, $result, run } from './running.ts';

/** Sits down by a seed, or without one from the first question that was prepared; before that the idea is shown that it needs. */
function begin(invitation: invite.Invitation | undefined, seed?: string): void {
  if (!invitation) return;
  const { rules, agenda } = invitation;
  const first = seed === undefined ? takeFirst(rules, agenda) : undefined;
  const sitting = invite.beginSession(invitation, seed ?? freshSeed(), first);
  if (!sitting) return;
  $result.set(undefined);
  $outdated.set(undefined);
  $invited.set(undefined);
  forget();
  $lesson.set(seed === undefined ? lessonBefore(sitting.session) : undefined);
  run(sitting);
}

/** What is to be done to have the first question of each skill and of the daily mix there with the tap, one by one. */
export function preparations(rules: BookId): readonly (() => void)[] {
  const wishes = invite.firstWishes($record.get(), rules, momentOf(Date.now()));
  return [() => keepFirsts(rules, wishes), ...wishes.map((wish) => () => prepareFirst(rules, wish))];
}

/** Sits down to one skill. */
export const practiseSkill = (
  rules: BookId,
  skill: SkillId,
  { seed, ...wanted }: invite.Wanted & { readonly seed?: string | undefined } = {},
): void => begin(invite.toSkill($record.get(), rules, skill, momentOf(Date.now()), wanted), seed);

/** Sits down to a stop of the path. */
export const practiseStop = (rules: BookId, skill: SkillId, level?: Level): void =>
  begin(invite.toStop($record.get(), rules, skill, momentOf(Date.now()), level));

/** Sits down to what is due, or to the daily mix where nothing is any more. */
export const practiseDue = (rules: BookId): void => {
  const moment = momentOf(Date.now());
  begin(invite.toDue($record.get(), rules, moment) ?? invite.toMix($record.get(), rules, moment));
};

/** Sits down to the daily mix. */
export const practiseMix = (rules: BookId, seed?: string): void =>
  begin(invite.toMix($record.get(), rules, momentOf(Date.now())), seed);

/** Starts an east round; a game without one starts nothing. */
export const playRound = (rules: BookId, seed = freshSeed()): void =>
  begin(isRiichiId(rules) ? invite.toRound(rules, seed) : undefined, seed);

/** Sits down to a few questions in which a misconception of the notebook shows. */
export const practiseError = (rules: BookId, mistake: string, seed?: string): void =>
  begin(invite.toError($record.get(), rules, mistake), seed);

/** Sits down to a minute of one skill against the clock. */
export const practiseSpeed = (rules: BookId, skill: SkillId, seed?: string): void =>
  begin(invite.toSpeed($record.get(), rules, skill), seed);

/** Sits down to an exam of one skill or of all. */
export const sitExam = (rules: BookId, skill: SkillId | undefined, pace: Pace, level: Level, seed?: string): void =>
  begin(invite.toExam($record.get(), rules, skill, pace, level), seed);

/** Sits down to what shows where to begin. */
export const takePlacement = (rules: BookId, seed?: string): void => begin(invite.toPlacement(rules), seed);

/** Sits down to the mixed test that “ready” speaks of. */
export const rehearse = (rules: BookId, seed?: string): void => begin(invite.toRehearsal(rules), seed);

/** Sits down to the questions of a quiz. */
export const takeQuiz = (quiz: Quiz): void => begin(invite.toQuiz(quiz), quiz.seed);

/** Sits down to a new quiz with the settings of another. */
export const takeSuchQuiz = (quiz: Quiz): void => takeQuiz({ ...quiz, seed: freshSeed() });

/** Sits down to a few new questions like one that was missed. */
export const practiseLike = (question: Question, fact: FactId | undefined, seed?: string): void =>
  begin(invite.toLike($record.get(), question, fact), seed);

/** Sits down to questions that were asked before; a right answer only takes one off the list of missed questions. */
export const replay = (questions: readonly Question[]): void => begin(invite.toReplay(questions), '');
