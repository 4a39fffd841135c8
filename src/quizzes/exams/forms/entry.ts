import type { ExamQuestion } from './form.ts';

/** An item of a question pool, and the ways to ask it. */
export interface Entry {
  /** Never changes. */
  readonly id: string;
  /** Counts up whenever its text or answer changes. */
  readonly revision: number;
  readonly ways: readonly ExamQuestion[];
  /** How hard it is: how many misconceptions lead to a wrong answer. */
  readonly pitfalls: number;
}
