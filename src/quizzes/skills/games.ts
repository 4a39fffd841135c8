import type { Family } from '../../engine/rulebooks/ids.ts';
import type { Answer, Question } from '../question.ts';
import { type AnyRuleset, areKnobs } from '../ruleset.ts';
import type { Skill } from '../skill.ts';
import type { SkillId } from './ids.ts';
import { SKILLS } from './registry.ts';

/** Any skill, for questions whose kind is known only at run time. */
export type AnySkill = Skill<SkillId, Question, Answer, AnyRuleset>;

/** A game as it is practised: its skills, and what its links may say of options. */
export interface Game {
  readonly skills: Readonly<Record<string, { readonly id: SkillId }>>;
  /** Whether something that was read is a choice of options of this game's rulebooks. */
  readonly areKnobs: (value: unknown) => boolean;
}

const games = new Map<Family, Game>();

/** Takes up a game, so that its questions can be dealt, solved and judged. */
export const takeUp = (family: Family, game: Game): void => void games.set(family, game);

takeUp('riichi', { skills: SKILLS, areKnobs });

/** A game that was taken up. */
export const gameOf = (family: Family): Game | undefined => games.get(family);
