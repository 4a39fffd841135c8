import type { ExamQuestion } from './form.ts';

/** Something to be asked, and the ways in which it can be. */
export interface Entry {
  /** Never changes. */
  readonly id: string;
  /** One more whenever its words or its answer changed. */
  readonly revision: number;
  readonly ways: readonly ExamQuestion[];
  /** How hard it is: how many wrong beliefs there are, each of which makes one answer it wrongly. */
  readonly pitfalls: number;
}
