import type { Clause } from '../../engine/riichi/index.ts';
import { gameOf } from '../../engine/rulebooks/ids.ts';
import type { Answer, Answers, Question } from './question.ts';
import {
  type Evidence,
  type SmallExplanation,
  type MisconceptionCheck,
  explanationsAmong,
} from '../misconceptions/small.ts';
import { makeRandom } from '../base/random.ts';
import { choicesAround } from '../skill-kit/number-choices.ts';
import type { AnyRuleset } from '../base/ruleset.ts';
import type { Order } from '../skill-kit/skill.ts';
import type { LineId } from '../base/lines.ts';
import type { AnyStepId, FactId, Verdict } from '../base/terms.ts';
import { ALL_SKILL_IDS, type SkillId, gameOfSkill, skillsOfGame } from '../base/skill-ids.ts';
import { type AnySkill, gameWithSkill } from './game.ts';

/** Whether the game of a skill is registered. */
export const isRegistered = (id: SkillId): boolean => gameWithSkill(id) !== undefined;

/** A skill by its id; throws when its game is not registered. */
export function skillOf(id: SkillId): AnySkill {
  const skill = gameWithSkill(id)?.skills[id];
  if (!skill) throw new Error(`the game of ${id} is not registered`);
  return skill as unknown as AnySkill;
}

/** The skills of a rulebook's game in teaching order; none while that game is not registered. */
const skillsBy = ({ rules }: AnyRuleset): readonly SkillId[] => skillsOfGame(gameOf(rules)).filter(isRegistered);

/** The skills that have something to ask under these rules, in teaching order. */
export const skillsUnder = (ruleset: AnyRuleset): readonly SkillId[] =>
  skillsBy(ruleset).filter((id) => skillOf(id).applies?.(ruleset) ?? true);

/** Makes a skill's question from a seed, the same everywhere; undefined if none is dealt under these rules. */
export function makeQuestion(id: SkillId, order: Order<AnyRuleset>, seed: string): Question | undefined {
  if (gameOfSkill(id) !== gameOf(order.rules)) return undefined;
  const skill = skillOf(id);
  const random = makeRandom(`${id}/${order.rules}/${String(order.level)}/${seed}`);
  return skill.applies?.(order) === false ? undefined : skill.make(random, order);
}

/** The right answer to a question, by the engine. */
export const solveQuestion = (question: Question): Answer => skillOf(question.skill).solve(question);

/** Judges an answer of the question's own form. */
export const judgeAnswer = (question: Question, given: Answer, asked?: readonly AnyStepId[]): Verdict =>
  skillOf(question.skill).judge(question, given, asked);

/** Checks an answer to a small question against misconceptions; with `only`, at least against that one. */
export const misconceptionChecks = (
  question: Question,
  given: Answer,
  only?: string,
): readonly MisconceptionCheck[] => [
  ...(skillOf(question.skill).misconceptions?.(question, given, only) ?? []),
  ...(gameWithSkill(question.skill)?.checks?.(question, given) ?? []),
];

/** The clause of the rulebook in force that a misconception gets wrong. */
function placeOfWrong(wrong: MisconceptionCheck, { skill, rules }: Question): Clause {
  if ('clause' in wrong) return wrong.clause;
  const clause = gameWithSkill(skill)?.clauseOf?.(wrong, rules);
  if (!clause) throw new Error(`no place for ${wrong.id}`);
  return clause;
}

/** The misconceptions that give a wrong answer to a small question, those first that showed more often before. */
export const smallExplanations = (
  question: Question,
  given: Answer,
  leanings: Evidence = {},
): readonly SmallExplanation[] =>
  explanationsAmong(misconceptionChecks(question, given), (wrong) => placeOfWrong(wrong, question), leanings);

/** Whether the steps of a skill are filled in one by one, so that some of them can be shown. */
export const isInSteps = (id: SkillId): boolean => skillOf(id).steps.length > 1;

/** The lines of a question; none if it has none. */
export const linesOf = (question: Question): readonly LineId[] =>
  skillOf(question.skill).byLines?.count(question)?.ids ?? [];

/** Whether a question can be answered line by line. */
export const canBeInLines = (question: Question): boolean => linesOf(question).length > 0;

/** The numbers to choose an answer from; none if the answer is no number. */
export function choicesFor(question: Question): readonly number[] {
  const { numbers } = skillOf(question.skill);
  return numbers ? choicesAround(Number(solveQuestion(question)), numbers) : [];
}

/** The skill in which a fact is asked about, if there is one. */
export function homeOf(fact: FactId): SkillId | undefined {
  const lengthIn = (id: SkillId): number =>
    Math.max(0, ...skillOf(id).teaches.map((start) => (fact.startsWith(start) ? start.length : 0)));
  const home = ALL_SKILL_IDS.filter(isRegistered).reduce((best, id) => (lengthIn(id) > lengthIn(best) ? id : best));
  return lengthIn(home) > 0 ? home : undefined;
}

/** The right answer to a question, in the form of its skill. */
export const solved = <Q extends Question>(question: Q): Answers[Q['skill']] =>
  solveQuestion(question) as Answers[Q['skill']];
