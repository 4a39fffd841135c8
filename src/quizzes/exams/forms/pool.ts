import { type BookId, baseBook, gameOf } from '../../../engine/rulebooks/ids.ts';
import { makeRandom } from '../../base/random.ts';
import { FINGERPRINT_BITS } from '../blueprint/blueprint.ts';
import { penaltiesSkillOf } from '../../base/skill-ids.ts';
import { skillsOf } from '../../base/skills-of.ts';
import { registeredGame } from '../../games/game.ts';
import type { Entry } from './entry.ts';
import { type AuthoredQuestion, chapterOf } from './authored-question.ts';

/** A question of a chapter, and how many misconceptions lead to a wrong answer. */
export interface ChapterQuestion {
  readonly question: AuthoredQuestion;
  /** The article that answers it. */
  readonly article: string;
  readonly pitfalls: number;
}

/** The questions of chapters, by rulebook, in the order of the chapters. */
export type Chapters = Readonly<Partial<Record<BookId, readonly ChapterQuestion[]>>>;

const taken: { chapters: Chapters } = { chapters: {} };

/** Takes up the questions of chapters, without which only scenes of penalties can be dealt. */
export function registerChapterQuestions(chapters: Chapters): void {
  taken.chapters = chapters;
}

/** What questions can be about under a rulebook: its chapters that ask any, and what offences cost where that is asked. */
export const authoredTopics = (rules: BookId): readonly string[] => [
  ...new Set(questionsUnder(rules).map(({ question }) => chapterOf(question))),
  ...skillsOf(rules).filter((skill) => skill === penaltiesSkillOf(rules)),
];

/** The questions of a rulebook's chapters, without those that the options of the house may answer otherwise. */
function questionsUnder(rules: BookId): readonly ChapterQuestion[] {
  const all = taken.chapters[baseBook(rules)] ?? [];
  if (rules === baseBook(rules)) return all;
  const changed = registeredGame(gameOf(rules))?.changedPlaces(rules) ?? [];
  return all.filter(
    ({ question, article }) => !changed.includes(`${chapterOf(question).split('/')[0] ?? ''} ${article}`),
  );
}

/** All that can be asked about a topic; nothing for one that is not known here. Scenes are there once their game is taken up. */
export function entriesOn(rules: BookId, topic: string): readonly Entry[] {
  if (topic === penaltiesSkillOf(rules)) return registeredGame(gameOf(rules))?.scenes(rules) ?? [];
  return questionsUnder(rules)
    .filter(({ question }) => chapterOf(question) === topic)
    .map(({ question, pitfalls }) => ({ id: question.id, revision: question.revision, ways: [question], pitfalls }));
}

/** A number that follows from the ids and revisions of all that can be asked about a topic, and for an even part from how hard. */
export function fingerprintOf(rules: BookId, topic: string, isEven: boolean): number {
  const plain = entriesOn(rules, topic).map(({ id, revision, ways, pitfalls }) => [
    id,
    revision,
    ways.length,
    ...(isEven ? [pitfalls] : []),
  ]);
  return makeRandom(`authored/${JSON.stringify(plain)}`).below(2 ** FINGERPRINT_BITS);
}
