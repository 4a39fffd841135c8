import { type Idea, ideaOf } from '../../src/components/widgets/ideas/idea.ts';
import type { BookId } from '../../src/engine/rulebooks/ids.ts';
import type { SkillId } from '../../src/quizzes/base/skill-ids.ts';
import type { Question } from '../../src/quizzes/games/question.ts';

/** Every state of an idea: a place for each of its controls. */
export const statesOf = ({ controls }: Idea): readonly (readonly number[])[] =>
  controls.reduce<readonly (readonly number[])[]>(
    (states, { values }) => states.flatMap((state) => values.map((_, place) => [...state, place])),
    [[]],
  );

/** What somebody sees who tries each control of an idea once: every value of it, the others as they were at first. */
export function touched(skill: SkillId, rules: BookId): readonly Question[] {
  const { controls, first, at } = ideaOf(skill, rules);
  return controls.flatMap(({ values }, i) => values.map((_, place) => at(first.with(i, place))));
}
