import data from '../../content/path.json' with { type: 'json' };
import { type BookId, baseBook, gameOf } from '../../engine/rulebooks/ids.ts';
import { type SkillId, skillsOfGame } from './skill-ids.ts';

const PATHS = data as unknown as Readonly<Record<BookId, { readonly unasked?: readonly SkillId[] }>>;

/** The skills that can be asked under a rulebook, in teaching order: those of its game, but for rules that we do not know. */
export const skillsOf = (rules: BookId): readonly SkillId[] =>
  skillsOfGame(gameOf(rules)).filter((skill) => !PATHS[baseBook(rules)].unasked?.includes(skill));
