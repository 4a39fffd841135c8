import { gameOf } from '../../../engine/rulebooks/ids.ts';
import { type Quiz, formatQuiz } from '../../quiz/quiz.ts';
import { skillsOfGame } from '../../base/skill-ids.ts';
import { type Blueprint, keyOf, sheetLength } from './blueprint.ts';

const BASE = 36;

/** A practice quiz with the same kinds of questions as an exam, but never its hands. */
function selfCheckOf(blueprint: Blueprint): Quiz | undefined {
  const { parts, authored = [] } = blueprint;
  const skills = skillsOfGame(gameOf(blueprint.rules));
  const scenes = authored.filter(({ topic }) => skills.some((skill) => skill === topic));
  const asked: readonly string[] = [...parts.map(({ skill }) => skill), ...scenes.map(({ topic }) => topic)];
  if (asked.length === 0) return undefined;
  return {
    rules: blueprint.rules,
    skills: skills.filter((skill) => asked.includes(skill)),
    level: parts[0]?.level ?? 2,
    length: sheetLength({ parts, authored: scenes }),
    seed: `exam${keyOf(blueprint).toString(BASE)}`,
  };
}

/** The fragment of its link. */
export const selfCheckLink = (blueprint: Blueprint): string => {
  const quiz = selfCheckOf(blueprint);
  return quiz ? formatQuiz(quiz) : '';
};
