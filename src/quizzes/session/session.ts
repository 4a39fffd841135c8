import type { BookId } from '../../engine/rulebooks/ids.ts';
import type { Question } from '../games/question.ts';
import type { Quiz } from '../quiz/quiz.ts';
import type { SkillId } from '../base/skill-ids.ts';
import type { GradedAnswer, ExplainedAnswer } from '../games/answered.ts';
import type { Mode } from './modes.ts';
import type { Stage } from './stages.ts';

/** How to ask what can be counted line by line. */
export const FORMS = ['auto', 'lines', 'value'] as const;
/** How somebody wants to be asked. */
export type Form = (typeof FORMS)[number];

/** What a session shows: the questions answered so far and the current one. */
export interface Session {
  readonly mode: Mode;
  readonly rules: BookId;
  /** The skill, where it is only one. */
  readonly skill: SkillId | undefined;
  /** The quiz, where it is one. */
  readonly quiz: Quiz | undefined;
  readonly length: number;
  readonly stage: Stage;
  readonly question: Question;
  /** Whether the question is asked line by line, not only for its result. */
  readonly inLines: boolean;
  /** The form the learner chose; without a choice it follows the record. */
  readonly form: Form;
  readonly told: ExplainedAnswer | undefined;
  readonly done: readonly GradedAnswer[];
  /** The questions answered with "I don't know". */
  readonly passed: readonly Question[];
  readonly over: boolean;
  /** How many milliseconds there are in all; 0 without a clock. */
  readonly time: number;
  /** When the time is up, counted from the moment the first hand was seen; 0 before, and without a clock. */
  readonly ends: number;
}

/** The place of the current question, from 0. */
export const placeIn = ({ done, passed }: Pick<Session, 'done' | 'passed'>): number => done.length + passed.length;

/** What of it was not right. */
export const missedIn = (done: readonly GradedAnswer[]): readonly GradedAnswer[] =>
  done.filter(({ verdict }) => !verdict.right);
