import { RIICHI_RULEBOOKS } from '../../../../engine/riichi/index.ts';
import { isRiichiId } from '../../../../engine/rulebooks/ids.ts';
import { MISTAKE_NUMBERS } from '../../../../quizzes/mistakes/numbers.ts';
import { isRiichi } from '../../../../quizzes/riichi/case.ts';
import { takeUpRiichi } from '../../../../quizzes/riichi/game.ts';
import { LinesVerdict } from '../lines/LinesVerdict.tsx';
import { sayAbout } from '../pair-and-wait.ts';
import { type PracticeGame, viewsByName } from '../practice-game.ts';
import type { AnyView } from '../view.ts';

/** Riichi in practice and exams. */
export const GAME: PracticeGame = {
  register: takeUpRiichi,
  views: viewsByName(import.meta.glob<AnyView>('../skills/*.tsx', { eager: true, import: 'view' })),
  stageName: (stage, { practice }) => practice[`stage.${stage}`],
  options: (rules) => (isRiichiId(rules) ? { ...RIICHI_RULEBOOKS[rules].options } : {}),
  numbers: MISTAKE_NUMBERS,
  LinesVerdict,
  describePart: (about, question, words) =>
    isRiichi(question) && 'hand' in question ? sayAbout(about, question.hand, question, words) || undefined : undefined,
};
