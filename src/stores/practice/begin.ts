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

/**
 * Starts a session from a seed or, without one, from the first prepared question. A lesson that the question needs
 * comes first.
 */
function begin(invitation: invite.Invitation | undefined, seed?: string): void {
  if (!invitation) return;
  const { rules, agenda } = invitation;
  const first = seed === undefined ? takeFirst(rules, agenda) : undefined;
  const state = invite.beginSession(invitation, seed ?? freshSeed(), first);
  if (!state) return;
  $result.set(undefined);
  $outdated.set(undefined);
  $invited.set(undefined);
  forget();
  $lesson.set(seed === undefined ? lessonBefore(state.session) : undefined);
  run(state);
}

/** The jobs that prepare the first question of each skill and of the daily mix, one by one. */
export function preparations(rules: BookId): readonly (() => void)[] {
  const wishes = invite.firstWishes($record.get(), rules, momentOf(Date.now()));
  return [() => keepFirsts(rules, wishes), ...wishes.map((wish) => () => prepareFirst(rules, wish))];
}

/** Starts a session on one skill. */
export const practiseSkill = (
  rules: BookId,
  skill: SkillId,
  { seed, ...wanted }: invite.Wanted & { readonly seed?: string | undefined } = {},
): void => begin(invite.toSkill($record.get(), rules, skill, momentOf(Date.now()), wanted), seed);

/** Starts a stop of the path. */
export const practiseStop = (rules: BookId, skill: SkillId, level?: Level): void =>
  begin(invite.toStop($record.get(), rules, skill, momentOf(Date.now()), level));

/** Starts with what is due, or the daily mix when nothing is. */
export const practiseDue = (rules: BookId): void => {
  const moment = momentOf(Date.now());
  begin(invite.toDue($record.get(), rules, moment) ?? invite.toMix($record.get(), rules, moment));
};

/** Starts the daily mix. */
export const practiseMix = (rules: BookId, seed?: string): void =>
  begin(invite.toMix($record.get(), rules, momentOf(Date.now())), seed);

/** Starts an east round; does nothing in a game without one. */
export const playRound = (rules: BookId, seed = freshSeed()): void =>
  begin(isRiichiId(rules) ? invite.toRound(rules, seed) : undefined, seed);

/** Starts the questions about what changed since a rulebook that the learner knows. */
export const practiseChanges = (rules: BookId, from: BookId, seed = freshSeed()): void =>
  begin(invite.toChanges(rules, from, seed), seed);

/** Starts a few questions that bring out a misconception of the notebook. */
export const practiseError = (rules: BookId, mistake: string, seed?: string): void =>
  begin(invite.toError($record.get(), rules, mistake), seed);

/** Starts a one-minute race in one skill. */
export const practiseSpeed = (rules: BookId, skill: SkillId, seed?: string): void =>
  begin(invite.toSpeed($record.get(), rules, skill), seed);

/** Starts an exam of one skill or of all. */
export const sitExam = (rules: BookId, skill: SkillId | undefined, pace: Pace, level: Level, seed?: string): void =>
  begin(invite.toExam($record.get(), rules, skill, pace, level), seed);

/** Starts a placement. */
export const takePlacement = (rules: BookId, seed?: string): void => begin(invite.toPlacement(rules), seed);

/** Starts the mixed test that “ready” refers to. */
export const rehearse = (rules: BookId, seed?: string): void => begin(invite.toRehearsal(rules), seed);

/** Starts the questions of a quiz. */
export const takeQuiz = (quiz: Quiz): void => begin(invite.toQuiz(quiz), quiz.seed);

/** Starts a new quiz with the settings of another. */
export const takeSuchQuiz = (quiz: Quiz): void => takeQuiz({ ...quiz, seed: freshSeed() });

/** Starts a few new questions like one that was missed. */
export const practiseLike = (question: Question, fact: FactId | undefined, seed?: string): void =>
  begin(invite.toLike($record.get(), question, fact), seed);

/** Starts questions about hands of the learner's own. */
export const practiseOwnHands = (questions: readonly Question[]): void => begin(invite.toOwnHands(questions), '');

/** Repeats earlier questions; a right answer only takes the question off the list of missed ones. */
export const replay = (questions: readonly Question[]): void => begin(invite.toReplay(questions), '');
