import { BOOK_IDS, type Family, familyOf } from '../engine/rulebooks/ids.ts';
import { fieldsOf } from './link-fields.ts';
import type { Question } from './question.ts';
import type { AnyRuleset } from './ruleset.ts';
import { gameOf } from './skills/games.ts';
import { ALL_SKILL_IDS, gameOfSkill } from './skills/ids.ts';
import { skillOf, solveQuestion } from './skills/index.ts';

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

function readKnobs(text: string | undefined, family: Family): Pick<AnyRuleset, 'knobs'> | undefined {
  if (text === undefined) return {};
  const knobs = attempt<unknown>(() => JSON.parse(decodeURIComponent(text)));
  return gameOf(family)?.areKnobs(knobs) ? { knobs: knobs as NonNullable<AnyRuleset['knobs']> } : undefined;
}

const hasAnswer = (question: Question): boolean => attempt(() => solveQuestion(question)) !== undefined;

const MOST_CHARACTERS = 2000;

/** Reads a question from a link's fragment; undefined for anything that asks nothing. Never throws. */
export function parseQuestion(fragment: string): Question | undefined {
  if (fragment.length > MOST_CHARACTERS) return undefined;
  const fields = fieldsOf(fragment);
  const skill = ALL_SKILL_IDS.find((id) => id === fields.get('q'));
  const rules = BOOK_IDS.find((id) => id === fields.get('in'));
  const family = rules && familyOf(rules);
  if (!skill || !rules || !family || gameOfSkill(skill) !== family || !gameOf(family)) return undefined;
  const knobs = readKnobs(fields.get('k'), family);
  if (!knobs) return undefined;
  const ruleset = { rules, ...knobs } as AnyRuleset;
  const content = skillOf(skill).parse(fields, ruleset);
  const question = content && ({ skill, ...ruleset, ...content } as Question);
  return question && hasAnswer(question) ? question : undefined;
}
