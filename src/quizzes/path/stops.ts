import data from '../../content/path.json' with { type: 'json' };
import { type BookId, DEFAULT_RULEBOOKS, baseBook, gameOf } from '../../engine/rulebooks/ids.ts';
import { ALL_SKILL_IDS, type SkillId, wholeOf } from '../base/skill-ids.ts';
import { skillsOf } from '../base/skills-of.ts';
import type { ChapterId, Lesson, Stop } from './games/game-path.ts';
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

function skillStop(rules: BookId, [id, needs]: Lesson): Stop {
  const own = baseBook(rules);
  const books = PATHS[own].alone ? [own] : [own, DEFAULT_RULEBOOKS[gameOf(rules)]];
  const articles = books.flatMap((book) => {
    const article = PATHS[book].articles[id];
    return article === undefined ? [] : [`${book} ${article}`];
  });
  return { id, needs, articles: articles.slice(0, 1) };
}

/** The stops of a rulebook in the order of the path: what matters most when time is short comes first. */
export function stopsOf(rules: BookId): readonly Stop[] {
  const { first, last } = PATHS[baseBook(rules)];
  const path = pathOf(rules);
  const asked = ([skill]: Lesson): boolean => skillsOf(rules).includes(skill);
  const toStop = (lesson: Lesson): Stop => skillStop(rules, lesson);
  return [
    ...first.map(chapterStop),
    ...path.lessons.filter(asked).map(toStop),
    ...last.map(chapterStop),
    ...[path.last].filter(asked).map(toStop),
  ];
}

/** The skill that a newcomer learns first. */
export const firstSkillOf = (rules: BookId): SkillId => pathOf(rules).lessons[0]?.[0] ?? wholeOf(rules);
