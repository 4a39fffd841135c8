import { MISTAKE_NUMBERS } from '../../../../quizzes/mistakes/numbers.ts';
import { isRiichi } from '../../../../quizzes/riichi/case.ts';
import { takeUpRiichi as takeUpGame } from '../../../../quizzes/riichi/game.ts';
import { LinesVerdict } from '../lines/LinesVerdict.tsx';
import { sayAbout } from '../pair-and-wait.ts';
import { takeUpTelling } from '../telling.ts';
import type { AnyView } from '../view.ts';
import { takeUpViews } from '../views.ts';

/** Takes up riichi: its questions, what it says about answers, and how they look. */
export function takeUpRiichi(): void {
  takeUpGame();
  takeUpViews(import.meta.glob<AnyView>('../skills/*.tsx', { eager: true, import: 'view' }));
  takeUpTelling({
    LinesVerdict,
    sayAbout: (about, question, words) =>
      isRiichi(question) && 'hand' in question
        ? sayAbout(about, question.hand, question, words) || undefined
        : undefined,
    numbers: MISTAKE_NUMBERS,
  });
}
