import { takeUpRiichi } from '../../src/quizzes/riichi/game.ts';

takeUpRiichi();
