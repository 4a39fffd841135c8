import { RIICHI_RULEBOOKS } from '../../../../engine/riichi/index.ts';
import { isRiichiId } from '../../../../engine/rulebooks/ids.ts';
import { MISCONCEPTION_NUMBERS } from '../../../../quizzes/misconceptions/numbers.ts';
import type { QuestionOf, RiichiQuestion } from '../../../../quizzes/games/question.ts';
import { registerGame } from '../../../../quizzes/games/game.ts';
import { RIICHI_GAME } from '../../../../quizzes/games/riichi/game.ts';
import { addsOf, mustWin } from '../../../../quizzes/hands/win.ts';
import { LinesVerdict } from '../lines/LinesVerdict.tsx';
import { describePart } from '../pair-and-wait.ts';
import { type PracticeGame, viewsByName } from '../practice-game.ts';
import type { AnyView } from '../view.ts';

/** Riichi in practice and exams. */
export const GAME: PracticeGame = {
  register: () => registerGame(RIICHI_GAME),
  views: viewsByName(import.meta.glob<AnyView>('../skills/*.tsx', { eager: true, import: 'view' })),
  stageName: (stage, { practice }) => practice[`stage.${stage}`],
  options: (rules) => (isRiichiId(rules) ? { ...RIICHI_RULEBOOKS[rules].options } : {}),
  numbers: MISCONCEPTION_NUMBERS,
  LinesVerdict,
  fuLines: (question) => ('hand' in question ? addsOf(mustWin((question as QuestionOf<'fu'>).hand), 'fu') : []),
  describePart: (about, graded, words) => {
    const question = graded as RiichiQuestion;
    return 'hand' in question ? describePart(about, question.hand, question, words) || undefined : undefined;
  },
};
