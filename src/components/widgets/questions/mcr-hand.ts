import type { HandRequest } from '../../../engine/mcr/index.ts';
import { fill } from '../../../i18n/strings.ts';
import { mustCount } from '../../../quizzes/mcr/hands/count.ts';
import { mcrWords } from '../fan/fetch-words.ts';
import { layReading } from '../../base/table/reading.ts';
import type { TableView } from '../../base/table/view.ts';
import type { QuestionHandView } from './question-hand.ts';
import type { PracticeWords } from './strings.ts';

/** An answered MCR hand, laid out in the sets that count. */
export const countedTable = (hand: HandRequest): TableView =>
  layReading(
    hand,
    mustCount(hand).readings.find(({ won }) => won),
  );

/** The hand of an MCR question, which stays in sight. */
export const mcrHandView = ({ hand }: { readonly hand: HandRequest }): QuestionHandView => ({
  shown: hand,
  answered: () => ({ view: countedTable(hand), marks: [] }),
});

/** How a hand of MCR was won, in the order in which a player would tell it. */
export function describeMcrSituation(hand: HandRequest, words: PracticeWords['practice']): readonly string[] {
  const { mcr } = mcrWords();
  const { by, flowers = 0 } = hand;
  return [
    words[`round.${hand.roundWind}`],
    words[`seat.${hand.seatWind}`],
    mcr[`by.${by}`],
    ...(hand.lastTile ? [mcr[`lastTile.${by}`]] : []),
    ...(hand.afterKong ? [mcr.afterKong] : []),
    ...(hand.robbedKong === undefined ? [] : [mcr.robbedKong]),
    ...(hand.lastOfKind ? [mcr.lastOfKind] : []),
    ...(hand.winningTileShown === false ? [mcr.hidden] : []),
    ...(flowers > 0 ? [fill(mcr['flowers.n'], { n: flowers })] : []),
  ];
}
