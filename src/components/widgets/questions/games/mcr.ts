import { MCR_GAME } from '../../../../quizzes/games/mcr/game.ts';
import { registerGame } from '../../../../quizzes/games/game.ts';
import { mcrWords } from '../../fan/fetch-words.ts';
import { type PracticeGame, viewsByName } from '../practice-game.ts';
import type { AnyView } from '../view.ts';

/** MCR in practice and exams. */
export const GAME: PracticeGame = {
  register: () => registerGame(MCR_GAME),
  views: viewsByName(import.meta.glob<AnyView>('../skills/mcr/*.tsx', { eager: true, import: 'view' })),
  // Three steps instead of four: its last two stages leave the same to fill in.
  stageName: (stage) => mcrWords().mcr[`stage.${stage === 3 ? 4 : stage}`],
  options: () => ({}),
  numbers: {},
};
