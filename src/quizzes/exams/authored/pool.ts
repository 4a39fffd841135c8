import { type BookId, type GameId, gameOf, listedBook } from '../../../engine/rulebooks/ids.ts';
import { makeRandom } from '../../random.ts';
import { PRINT_BITS } from '../blueprint.ts';
import { type AskedScene, registeredGame } from '../../skills/games.ts';
import type { Entry } from './entry.ts';
import { type AuthoredQuestion, topicOf } from './question.ts';

/** A question of a chapter, and how many wrong beliefs lead to a wrong answer. */
export interface ChapterQuestion {
  readonly question: AuthoredQuestion;
  readonly pitfalls: number;
}

/** The questions of chapters, by rulebook, in the order of the chapters. */
export type Chapters = Readonly<Partial<Record<BookId, readonly ChapterQuestion[]>>>;

const taken: { chapters: Chapters } = { chapters: {} };

/** Takes up the questions of chapters, without which only scenes of penalties can be dealt. */
export function takeUpAuthored(chapters: Chapters): void {
  taken.chapters = chapters;
}

/** The topic of the scenes of penalties: their skill. */
const scenesTopic = (rules: BookId): string => (gameOf(rules) === 'mcr' ? 'mcr-penalties' : 'penalties');

/** What questions can be about under a rulebook: its chapters that ask any, and what offences cost. */
export const authoredTopics = (rules: BookId): readonly string[] => [
  ...new Set((taken.chapters[rules] ?? []).map(({ question }) => topicOf(question))),
  scenesTopic(rules),
];

/** For MERS the article is asked for as well, and may be taken for one of two others. */
const PITFALLS_OF_ARTICLE = { mcr: 2, riichi: 0 } as const satisfies Record<GameId, number>;

/** A ruling is taken for a milder or a graver one, or the twist for nothing that matters, where it is ruled on. */
const sceneEntry = (scene: AskedScene, game: GameId): Entry => ({
  ...scene,
  pitfalls: 1 + scene.ways.length + PITFALLS_OF_ARTICLE[game],
});

/** All that can be asked about a topic; nothing for one that is not known here. Scenes are there once their game is taken up. */
export function entriesOn(rules: BookId, topic: string): readonly Entry[] {
  const { game } = listedBook(rules);
  if (topic === scenesTopic(rules))
    return (registeredGame(game)?.scenes(rules) ?? []).map((one) => sceneEntry(one, game));
  return (taken.chapters[rules] ?? [])
    .filter(({ question }) => topicOf(question) === topic)
    .map(({ question, pitfalls }) => ({ id: question.id, revision: question.revision, ways: [question], pitfalls }));
}

/** A number that follows from the ids and revisions of all that can be asked about a topic, and for an even part from how hard. */
export function printOf(rules: BookId, topic: string, isEven: boolean): number {
  const plain = entriesOn(rules, topic).map(({ id, revision, ways, pitfalls }) => [
    id,
    revision,
    ways.length,
    ...(isEven ? [pitfalls] : []),
  ]);
  return makeRandom(`authored/${JSON.stringify(plain)}`).below(2 ** PRINT_BITS);
}
