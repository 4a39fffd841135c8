import { FANS, MCR_OPTION_VALUES } from '../../../engine/mcr/index.ts';
import type { Game } from '../game.ts';
import { MERS_RULINGS } from '../../skills/mcr-penalties/scenarios.ts';
import { MCR_SKILLS } from '../../skills/mcr-skills.ts';
import { mersScenes } from './scenes.ts';
import { strataOf } from './strata.ts';

const isValueOf = (option: string, value: unknown): boolean => {
  const values: readonly unknown[] = Object.hasOwn(MCR_OPTION_VALUES, option)
    ? MCR_OPTION_VALUES[option as keyof typeof MCR_OPTION_VALUES]
    : [];
  return values.includes(value);
};

/** MCR as it is practised and examined. */
export const MCR_GAME: Game = {
  id: 'mcr',
  skills: MCR_SKILLS,
  areOptions: (value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries(value).every(([option, chosen]) => isValueOf(option, chosen)),
  answerWords: { counted: FANS, rulings: MERS_RULINGS, fullRulings: [] },
  strataOf,
  scenes: mersScenes,
};
