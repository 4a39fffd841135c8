import data from '../../content/path.json' with { type: 'json' };
import { type BookId, DEFAULT_RULEBOOKS, baseBook, gameOf } from '../../engine/rulebooks/ids.ts';
import { ALL_SKILL_IDS, type SkillId } from '../base/skill-ids.ts';
import { skillsOf } from '../base/skills-of.ts';
import type { ChapterId, Stop } from './games/game-path.ts';
import { pathOf } from './games/index.ts';

export type { ChapterId, Stop } from './games/game-path.ts';

/** Whether a stop is a skill; else it is a chapter. */
export const isSkillStop = (id: Stop['id']): id is SkillId => ALL_SKILL_IDS.some((skill) => skill === id);

/** What the path of a rulebook reads and cites. */
interface PathData {
  /** The chapters to read before and after the skills. */
  readonly first: readonly ChapterId[];
  readonly last: readonly ChapterId[];
  /** Whether its readers are sent to no other rulebook where it has no article of its own. */
  readonly alone?: boolean;
  /** Where each skill is explained; else in the default rulebook of the game. */
  readonly articles: Readonly<Partial<Record<SkillId, string>>>;
}

const PATHS = data as unknown as Readonly<Record<BookId, PathData>>;

const chapterStop = (id: ChapterId): Stop => ({ id, needs: [], articles: [] });

function skillStop(rules: BookId, id: SkillId, needs: Stop['needs']): Stop {
  const own = baseBook(rules);
  const books = PATHS[own].alone ? [own] : [own, DEFAULT_RULEBOOKS[gameOf(rules)]];
  const articles = books.flatMap((book) => {
    const article = PATHS[book].articles[id];
    return article === undefined ? [] : [`${book} ${article}`];
  });
  return { id, needs, articles: articles.slice(0, 1) };
}

/** The stops of a rulebook: its skills in the order of teaching, and the chapters to read before and after them. */
export function stopsOf(rules: BookId): readonly Stop[] {
  const { first, last } = PATHS[baseBook(rules)];
  const path = pathOf(rules);
  const skills = skillsOf(rules).flatMap((id) => {
    const needs = path.needs[id];
    return needs ? [skillStop(rules, id, needs)] : [];
  });
  return [
    ...first.map(chapterStop),
    ...skills.filter(({ id }) => id !== path.last),
    ...last.map(chapterStop),
    ...skills.filter(({ id }) => id === path.last),
  ];
}
