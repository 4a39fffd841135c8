import { type Quiz, formatQuiz } from '../quiz.ts';
import { gameOfSkill, skillsOfGame } from '../skills/ids.ts';
import { type Blueprint, keyOf, sheetLength } from './blueprint.ts';

const BASE = 36;

/** The quiz that asks the same kinds of questions as an exam, by which anybody can try how ready he is; never its hands. */
function selfCheckOf(blueprint: Blueprint): Quiz | undefined {
  const [first] = blueprint.parts;
  if (!first) return undefined;
  const asked = blueprint.parts.map(({ skill }) => skill);
  return {
    rules: blueprint.rules,
    skills: skillsOfGame(gameOfSkill(first.skill)).filter((skill) => asked.includes(skill)),
    level: first.level,
    length: sheetLength(blueprint),
    seed: `exam${keyOf(blueprint).toString(BASE)}`,
  };
}

/** The fragment of its link. */
export const selfCheckLink = (blueprint: Blueprint): string => {
  const quiz = selfCheckOf(blueprint);
  return quiz ? formatQuiz(quiz) : '';
};
