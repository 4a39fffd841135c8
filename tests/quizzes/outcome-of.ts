import type { RiichiId } from '../../src/engine/riichi/index.ts';
import type { Outcome } from '../../src/quizzes/memory/outcome.ts';
import type { SkillId } from '../../src/quizzes/base/skill-ids.ts';
import type { FactId } from '../../src/quizzes/base/terms.ts';

/** An answer in short: a skill, the facts it showed, and whether it was right. */
export interface Short {
  readonly rules: RiichiId;
  readonly skill: SkillId;
  readonly facts: readonly FactId[];
  readonly right: boolean;
  readonly milliseconds: number;
  readonly mixed: boolean;
  readonly leanings: Outcome['leanings'];
}

/** The same in full: everything was answered, and no misconception was involved. */
export const outcomeOf = ({ facts, ...short }: Short): Outcome => ({
  ...short,
  credits: facts.map((fact) => ({ fact, right: short.right })),
  complete: true,
  errors: { named: [], doubted: [], overcome: [], question: '' },
});
