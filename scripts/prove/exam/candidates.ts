import { type BookId, gameOf } from '../../../src/engine/rulebooks/ids.ts';
import type { ExamQuestion } from '../../../src/quizzes/exams/forms/index.ts';
import { type Marks, marksOf } from '../../../src/quizzes/exams/grade.ts';
import type { Question } from '../../../src/quizzes/games/question.ts';
import { type Commonness, believer } from '../../../tests/quizzes/exams/believers.ts';
import { STRENGTHS, type Strength, mcrPlayer, riichiPlayer } from '../../../tests/quizzes/exams/players.ts';

/** A group of players. */
export type Sort = keyof typeof STRENGTHS;

/** The groups that may come to a tournament. */
const CROWD = ['weak', 'middling', 'strong'] as const satisfies readonly Sort[];

/** The groups that exist under a rulebook: fu and yaku belong to riichi, fan to MCR. */
export const sortsUnder = (rules: BookId): readonly Sort[] =>
  gameOf(rules) === 'mcr' ? [...CROWD, 'halfOfFan'] : [...CROWD, 'guessing', 'roughFu', 'fewYaku', 'someYaku'];

/** The sheets known to players who guess from what others were asked. */
type Seen = readonly (readonly Question[])[];

/** A simulated candidate: how he counts hands, and how he answers questions about facts. */
export interface Candidate {
  readonly ofHands: (questions: readonly Question[]) => Marks;
  readonly ofFacts: (questions: readonly ExamQuestion[], how?: Commonness) => Marks;
}

function candidateOf(rules: BookId, strength: Strength, seed: string, seen: Seen = []): Candidate {
  const player = gameOf(rules) === 'mcr' ? mcrPlayer(strength, seed, seen) : riichiPlayer(strength, seed, seen);
  const believers = { alike: believer(rules, strength, seed), uneven: believer(rules, strength, seed, 'uneven') };
  return {
    ofHands: (questions) => marksOf(questions, questions.map(player)),
    ofFacts: (questions, how = 'alike') => marksOf(questions, questions.map(believers[how])),
  };
}

/** This many players of one strength. */
export const candidatesOf = (
  rules: BookId,
  strength: Strength,
  count: number,
  seed: string,
  seen: Seen,
): readonly Candidate[] =>
  Array.from({ length: count }, (_, n) =>
    candidateOf(rules, strength, [seed, rules, JSON.stringify(strength), n].join('/'), seen),
  );

/** Players of all strengths that may come to a tournament. */
export const crowdOf = (rules: BookId, count: number): readonly Candidate[] =>
  Array.from({ length: count }, (_, n) => {
    const ends = STRENGTHS[CROWD[n % CROWD.length] ?? 'middling'];
    return candidateOf(rules, ends[n % 2] ?? ends[0], `crowd/${rules}/${String(n)}`);
  });
