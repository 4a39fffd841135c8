import type { FunctionComponent } from 'preact';
import type { BookId, GameId } from '../../../engine/rulebooks/ids.ts';
import type { About } from '../../../quizzes/hands/pair-and-wait.ts';
import type { Lines } from '../../../quizzes/base/lines.ts';
import type { AddTo } from '../../../quizzes/hands/win.ts';
import type { Question } from '../../../quizzes/games/question.ts';
import type { GradedAnswer } from '../../../quizzes/games/answered.ts';
import type { Stage } from '../../../quizzes/session/stages.ts';
import { type SkillId, gameOfSkill } from '../../../quizzes/base/skill-ids.ts';
import type { PracticeWords } from './strings.ts';
import type { AnyView } from './view.ts';

/** A game as practice and exams show it; loaded with its questions, so that a page fetches one game. */
export interface PracticeGame {
  /** Registers the questions of the game, so that they can be generated, solved and graded. */
  readonly register: () => void;
  /** How each skill looks, by its id. */
  readonly views: Readonly<Record<string, AnyView>>;
  /** What a stage of a worked example leaves to fill in. */
  readonly stageName: (stage: Stage, words: PracticeWords) => string;
  /** The options of a rulebook that lesson texts depend on. */
  readonly options: (rules: BookId) => Readonly<Record<string, unknown>>;
  /** The numbers that its misconceptions name. */
  readonly numbers: Readonly<Record<string, number>>;
  /** The verdict on an answer line by line, where answers can be given so. */
  readonly LinesVerdict?: FunctionComponent<{
    readonly told: Pick<GradedAnswer, 'question' | 'skill' | 'verdict'>;
    readonly given: Lines;
  }>;
  /** Where the fu of a hand come from, in a game that counts them. */
  readonly fuLines?: (question: Question) => readonly AddTo<'fu'>[];
  /** The pair or the wait that a misconception is about, in a sentence. */
  readonly describePart?: (about: About, question: Question, words: PracticeWords) => string | undefined;
}

const games = new Map<GameId, PracticeGame>();

/** Registers a game with its questions and views. */
export function registerGame(id: GameId, game: PracticeGame): void {
  game.register();
  games.set(id, game);
}

/** The registered game of a skill; throws before it is loaded. */
export function practiceGameOf(skill: SkillId): PracticeGame {
  const game = games.get(gameOfSkill(skill));
  if (!game) throw new Error(`the game of ${skill} is not registered`);
  return game;
}

/** A registered game by its id; undefined before it is loaded. */
export const registeredGame = (id: GameId): PracticeGame | undefined => games.get(id);

/** The numbers that misconceptions of the registered games name. */
export const misconceptionNumbers = (): Readonly<Record<string, number>> =>
  Object.assign({}, ...[...games.values()].map(({ numbers }) => numbers)) as Record<string, number>;

/** How a skill looks; throws before its game is loaded. */
export function viewOf(skill: SkillId): AnyView {
  const view = practiceGameOf(skill).views[skill];
  if (!view) throw new Error(`no view of ${skill}`);
  return view;
}

/** Views by the names of their files: `../skills/fu.tsx` shows the skill `fu`. */
export const viewsByName = (files: Readonly<Record<string, AnyView>>): PracticeGame['views'] =>
  Object.fromEntries(Object.entries(files).map(([file, view]) => [file.replace(/^.*\/|\.tsx$/g, ''), view]));
