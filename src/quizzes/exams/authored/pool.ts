import { type BookId, familyOf, listedBook } from '../../../engine/rulebooks/ids.ts';
import { makeRandom } from '../../random.ts';
import { PRINT_BITS } from '../blueprint.ts';
import { gameOf } from '../../skills/games.ts';
import type { Entry } from './entry.ts';
import { type AuthoredQuestion, topicOf } from './question.ts';

/** The questions of chapters, by rulebook, in the order of the chapters. */
export type Chapters = Readonly<Partial<Record<BookId, readonly AuthoredQuestion[]>>>;

const taken: { chapters: Chapters } = { chapters: {} };

/** Takes up the questions of chapters, without which only scenes of penalties can be dealt. */
export function takeUpAuthored(chapters: Chapters): void {
  taken.chapters = chapters;
}

/** The topic of the scenes of penalties: their skill. */
const scenesTopic = (rules: BookId): string => (familyOf(rules) === 'mcr' ? 'mcr-penalties' : 'penalties');

/** What questions can be about under a rulebook: its chapters that ask any, and what offences cost. */
export const authoredTopics = (rules: BookId): readonly string[] => [
  ...new Set((taken.chapters[rules] ?? []).map(topicOf)),
  scenesTopic(rules),
];

/** All that can be asked about a topic; nothing for one that is not known here. Scenes are there once their game is taken up. */
export function entriesOn(rules: BookId, topic: string): readonly Entry[] {
  if (topic === scenesTopic(rules)) return gameOf(listedBook(rules).family)?.scenes(rules) ?? [];
  return (taken.chapters[rules] ?? [])
    .filter((one) => topicOf(one) === topic)
    .map((one) => ({ id: one.id, revision: one.revision, ways: [one] }));
}

/** A number that follows from the ids and revisions of all that can be asked about a topic. */
export function printOf(rules: BookId, topic: string): number {
  const plain = entriesOn(rules, topic).map(({ id, revision, ways }) => [id, revision, ways.length]);
  return makeRandom(`authored/${JSON.stringify(plain)}`).below(2 ** PRINT_BITS);
}
