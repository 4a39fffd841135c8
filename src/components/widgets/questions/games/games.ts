import { fetchRulebook } from '../../../../engine/riichi/index.ts';
import { type BookId, type GameId, gameOf } from '../../../../engine/rulebooks/ids.ts';
import type { SkillId } from '../../../../quizzes/base/skill-ids.ts';
import { fetchMcrWords } from '../../fan/fetch-words.ts';
import { type PracticeGame, registerGame } from '../practice-game.ts';
import { fetchTableWords } from '../table-words.ts';

/** What pages know of a game before it is loaded, and how to load it. */
export interface GameEntry {
  /** Fetches its words, misconceptions among them; false where they do not come. */
  readonly fetchWords: () => Promise<boolean>;
  /** Where the page itself reports a missing script, there is no module and no error. */
  readonly load: () => Promise<{ readonly GAME: PracticeGame } | undefined>;
  /** Whether an east round of payments can be practised. */
  readonly hasEastRound: boolean;
  /** The skill that the hint about difficulty names, where there is such a hint. */
  readonly levelHint?: 'whole';
  /** The skills of a new quiz before any is chosen. */
  readonly quizSkills: readonly SkillId[];
  /** The sheet of the reference that lies beside an exam as its score table. */
  readonly scoreSheet: string;
  /** The text that says what a point of an exam is. */
  readonly pointText: 'point.is' | 'point.is.mcr';
}

const GAMES: Readonly<Record<GameId, GameEntry>> = {
  riichi: {
    fetchWords: fetchTableWords,
    load: () => import('./riichi.ts'),
    hasEastRound: true,
    levelHint: 'whole',
    quizSkills: ['fu', 'payment'],
    scoreSheet: 'scores',
    pointText: 'point.is',
  },
  mcr: {
    fetchWords: fetchMcrWords,
    load: () => import('./mcr.ts'),
    hasEastRound: false,
    quizSkills: ['fan-total', 'mcr-payment'],
    scoreSheet: 'points',
    pointText: 'point.is.mcr',
  },
};

/** The game of a rulebook. */
export const gameUnder = (rules: BookId): GameEntry => GAMES[gameOf(rules)];

/** Loads a rulebook and its game with its words, and registers that; false where anything does not come. */
export async function fetchGame(rules: BookId): Promise<boolean> {
  const id = gameOf(rules);
  const { fetchWords, load } = GAMES[id];
  try {
    const [words, module, isThere] = await Promise.all([fetchWords(), load(), fetchRulebook(rules)]);
    if (!words || !module || !isThere) return false;
    registerGame(id, module.GAME);
    return true;
  } catch {
    return false;
  }
}
