import { atom } from 'nanostores';
import type { Cause } from '../../quizzes/mistakes/explain.ts';
import type { SmallCause } from '../../quizzes/mistakes/small.ts';
import type { Answers, Question, SkillId, StepId, Verdict } from '../../quizzes/question.ts';
import type { Quiz } from '../../quizzes/quiz.ts';
import type { Result } from '../../quizzes/result.ts';
import type { Stage } from '../../quizzes/stages.ts';
import type { RulebookId } from './vocabulary.ts';

/** What somebody sat down to: one skill, a mix, a minute against the clock, an exam, a given quiz, or what was missed. */
export type Mode = 'skill' | 'mix' | 'speed' | 'exam' | 'quiz' | 'replay';

/** A question that was answered. */
export interface Done {
  readonly question: Question;
  readonly given: Answers[SkillId];
  readonly verdict: Verdict;
  readonly milliseconds: number;
}

/** A question with an answer, told: the verdict, and the causes of each wrong step or of a small answer. */
export interface Told extends Done {
  readonly causes: Readonly<Partial<Record<StepId, readonly Cause[]>>>;
  readonly small: readonly SmallCause[];
}

/** A sitting as it runs. */
export interface Session {
  readonly mode: Mode;
  readonly rules: RulebookId;
  /** The skill, where it is only one. */
  readonly skill: SkillId | undefined;
  /** The quiz, where it is one. */
  readonly quiz: Quiz | undefined;
  readonly length: number;
  readonly stage: Stage;
  readonly question: Question;
  readonly told: Told | undefined;
  readonly done: readonly Done[];
  readonly over: boolean;
  /** How many milliseconds there are in all; 0 without a clock. */
  readonly time: number;
  /** When the time is up, counted from the moment the first hand was seen; 0 before, and without a clock. */
  readonly ends: number;
}

/** The sitting that runs; undefined before the first and after the last. */
export const $session = atom<Session | undefined>(undefined);

/** A result that somebody's link tells, on show until it is put away. */
export const $result = atom<Result | undefined>(undefined);
