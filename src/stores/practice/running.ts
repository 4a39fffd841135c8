import { atom } from 'nanostores';
import type { Cause } from '../../quizzes/mistakes/explain.ts';
import type { SmallCause } from '../../quizzes/mistakes/small.ts';
import type { Question } from '../../quizzes/question.ts';
import type { SkillId } from '../../quizzes/skills/ids.ts';
import type { StepId, Verdict } from '../../quizzes/terms.ts';
import type { Quiz } from '../../quizzes/quiz.ts';
import type { LinkedResult } from '../../quizzes/result.ts';
import type { Stage } from '../../quizzes/stages.ts';
import type { Answered } from './answered.ts';
import type { Mode } from './modes.ts';
import type { RiichiId } from '../../engine/rulebooks/ids.ts';

/** A question that was answered. */
export type Done = Answered & {
  readonly verdict: Verdict;
  readonly milliseconds: number;
};

/** A question with an answer, told: the verdict, and the causes of each wrong step or of a small answer. */
export type Told = Done & {
  readonly causes: Readonly<Partial<Record<StepId, readonly Cause[]>>>;
  readonly small: readonly SmallCause[];
};

/** A sitting as it runs: what was asked and answered. It leads; what is asked next is drawn after it. */
export interface Session {
  readonly mode: Mode;
  readonly rules: RiichiId;
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

/** What of it was not right. */
export const missedIn = (done: readonly Done[]): readonly Done[] => done.filter(({ verdict }) => !verdict.right);

/** The sitting that runs; undefined before the first and after the last. */
export const $session = atom<Session | undefined>(undefined);

/** Questions that are likely to come next: the following one of a sitting, or the first of each before one. */
export const $coming = atom<readonly Question[]>([]);

/** A result that somebody's link tells, on show until it is put away. */
export const $result = atom<LinkedResult | undefined>(undefined);

/** A quiz of somebody's link whose questions can no longer be made, on show until it is put away. */
export const $outdated = atom<Quiz | undefined>(undefined);
