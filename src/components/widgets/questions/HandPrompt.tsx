import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { HandOnTable } from '../../base/table/HandOnTable.tsx';
import { layTable } from '../../base/table/view.ts';
import { Particulars } from './Particulars.tsx';
import type { QuestionHand, QuestionHandView } from './question-hand.ts';
import { describeSituation } from './situation.ts';
import { useStrings } from './strings.ts';

/** Whether the question was answered, so that the hand is laid out in sets. */
export const Answered = createContext(false);

interface Props {
  readonly shownHand: QuestionHandView;
  /** Small, in one row, and described elsewhere, for the hand that stays in sight. */
  readonly isPinned?: boolean;
}

/** The tiles of the hand in question. */
export function QuestionTiles({ shownHand, isPinned = false }: Props) {
  const { words } = useStrings();
  const drawn = useContext(Answered) ? shownHand.answered() : { view: layTable(shownHand.shown) };
  const pinned = isPinned ? ({ compact: true, isRepeated: true, winds: true } as const) : {};
  return <HandOnTable {...drawn} {...pinned} words={words} />;
}

/** The hand in question, and how it was won. */
export function HandPrompt({ shownHand }: { readonly shownHand: QuestionHand }) {
  const { practice } = useStrings().words;
  return (
    <>
      <Particulars parts={describeSituation(shownHand.shown, practice)} />
      <QuestionTiles shownHand={shownHand} />
    </>
  );
}
