import { FANS, MCR_OPTION_VALUES, MCR_RULEBOOKS, readingsOpen } from '../../../engine/mcr/index.ts';
import type { McrId } from '../../../engine/rulebooks/ids.ts';
import type { Game } from '../game.ts';
import type { Question } from '../question.ts';
import { MERS_RULINGS, MERS_SCENARIOS } from '../../skills/mcr-penalties/scenarios.ts';
import { MCR_SKILLS } from '../../skills/mcr-skills.ts';
import { decidedIn, underReading } from '../under-reading.ts';
import { strataOf } from './strata.ts';

const isValueOf = (option: string, value: unknown): boolean => {
  const values: readonly unknown[] = Object.hasOwn(MCR_OPTION_VALUES, option)
    ? MCR_OPTION_VALUES[option as keyof typeof MCR_OPTION_VALUES]
    : [];
  return values.includes(value);
};

/** Misconceptions per scene: as in riichi one more than the twists (3), and two articles cited by mistake. */
const PITFALLS = 5;

/** MCR for practice and exams. */
export const MCR_GAME: Game = {
  id: 'mcr',
  skills: MCR_SKILLS,
  isThere: () => true,
  changedPlaces: () => [],
  areOptions: (value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries(value).every(([option, chosen]) => isValueOf(option, chosen)),
  answerWords: { counted: FANS, rulings: MERS_RULINGS, fullRulings: [] },
  otherwise: (question) =>
    readingsOpen(MCR_RULEBOOKS[question.rules as McrId], decidedIn(question)).map((reading) => [
      reading,
      underReading(question, reading),
    ]),
  strataOf,
  scenes: (rules) =>
    MERS_SCENARIOS.map(([id, revision]) => ({
      id,
      revision,
      pitfalls: PITFALLS,
      ways: [false, true].map((twist): Question => ({ skill: 'mcr-penalties', rules: rules as McrId, id, twist })),
    })),
};
