import type { BookId } from '../../engine/rulebooks/ids.ts';
import type { Question } from '../games/question.ts';
import type { Quiz } from '../quiz/quiz.ts';
import type { SkillId } from '../base/skill-ids.ts';
import type { GradedAnswer, ExplainedAnswer } from '../games/answered.ts';
import type { Mode } from './modes.ts';
import type { Stage } from './stages.ts';

/** The ways in which what can be counted line by line is asked. */
export const FORMS = ['auto', 'lines', 'value'] as const;
/** How somebody wants to be asked. */
export type Form = (typeof FORMS)[number];

/** What a sitting shows: what was asked and answered, and what is asked now. */
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
  /** Whether the question is asked line by line, and not only for what it comes to. */
  readonly inLines: boolean;
  /** How the learner wants to be asked; without a choice of his own as it suits what is known of him. */
  readonly form: Form;
  readonly told: ExplainedAnswer | undefined;
  readonly done: readonly GradedAnswer[];
  /** The questions to which he said that he does not know. */
  readonly passed: readonly Question[];
  readonly over: boolean;
  /** How many milliseconds there are in all; 0 without a clock. */
  readonly time: number;
  /** When the time is up, counted from the moment the first hand was seen; 0 before, and without a clock. */
  readonly ends: number;
}

/** The place of the question that is asked, counted from 0. */
export const placeIn = ({ done, passed }: Pick<Session, 'done' | 'passed'>): number => done.length + passed.length;

/** What of it was not right. */
export const missedIn = (done: readonly GradedAnswer[]): readonly GradedAnswer[] =>
  done.filter(({ verdict }) => !verdict.right);
