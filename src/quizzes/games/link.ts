import { type GameId, gameOf, readBook } from '../../engine/rulebooks/ids.ts';
import { MOST_CHARACTERS, fieldsOf } from '../skill-kit/link-fields.ts';
import type { Question } from './question.ts';
import type { AnyRuleset } from '../base/ruleset.ts';
import { registeredGame } from './game.ts';
import { ALL_SKILL_IDS, gameOfSkill } from '../base/skill-ids.ts';
import { skillOf, solveQuestion } from './skills.ts';

/** Writes a question with everything it asks about: `q=payment&in=ema-2016&h=3&fu=40&e=0&by=discard&n=1`. */
export const formatQuestion = (question: Question): string =>
  `q=${question.skill}&${skillOf(question.skill).format(question)}`;

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

function readOptions(text: string | undefined, game: GameId): Pick<AnyRuleset, 'knobs'> | undefined {
  if (text === undefined) return {};
  const options = attempt<unknown>(() => JSON.parse(decodeURIComponent(text)));
  return registeredGame(game)?.areOptions(options) ? { knobs: options as NonNullable<AnyRuleset['knobs']> } : undefined;
}

const hasAnswer = (question: Question): boolean => attempt(() => solveQuestion(question)) !== undefined;

/** Reads a question from a link's fragment; undefined for anything else. Never throws. */
export function parseQuestion(fragment: string): Question | undefined {
  if (fragment.length > MOST_CHARACTERS) return undefined;
  const fields = fieldsOf(fragment);
  const skill = ALL_SKILL_IDS.find((id) => id === fields.get('q'));
  const rules = readBook(fields.get('in'));
  const game = rules && gameOf(rules);
  if (!skill || !rules || !game || gameOfSkill(skill) !== game || registeredGame(game)?.isThere(rules) !== true)
    return undefined;
  const options = readOptions(fields.get('k'), game);
  if (!options) return undefined;
  const ruleset = { rules, ...options } as AnyRuleset;
  const content = skillOf(skill).parse(fields, ruleset);
  const question = content && ({ skill, ...ruleset, ...content } as Question);
  return question && hasAnswer(question) ? question : undefined;
}
