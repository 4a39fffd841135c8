/** How we know what a rulebook says, the surest first. */
export const GRADES = ['text', 'several', 'one', 'differ', 'unknown'] as const;

/** Read in the text; told by several independent sources, or by one; told differently by several; or not known. */
export type Grade = (typeof GRADES)[number];

/** Why we read a rule as we do where the sources differ. */
export type ReadingReason = 'most-sources' | 'stricter' | 'older-edition' | 'rules-before-guide';

/** How a rule is established: the grade, the sources by their public names, and why we read it so where they differ. */
export interface Known {
  readonly grade: Grade;
  readonly from: readonly string[];
  readonly reading?: ReadingReason;
}
