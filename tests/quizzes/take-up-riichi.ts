import { RIICHI_GAME } from '../../src/quizzes/games/riichi/game.ts';
import { registerGame } from '../../src/quizzes/games/game.ts';

registerGame(RIICHI_GAME);
