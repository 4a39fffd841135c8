import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { HandOnTable } from '../../base/table/HandOnTable.tsx';
import { layTable } from '../../base/table/view.ts';
import { Particulars } from './Particulars.tsx';
import type { AskedHand, HandInSight } from './asked-hand.ts';
import { tellSituation } from './situation.ts';
import { useStrings } from './strings.ts';

/** Whether the question that a prompt shows was answered: the hand then shows what it is made of. */
export const Answered = createContext(false);

interface Props {
  readonly asked: HandInSight;
  /** Small, in one row, and told elsewhere: for the place where it stays in sight. */
  readonly isPinned?: boolean;
}

/** The tiles of a hand that is asked about. */
export function AskedTiles({ asked, isPinned = false }: Props) {
  const { words } = useStrings();
  const drawn = useContext(Answered) ? asked.told() : { view: layTable(asked.shown) };
  const pinned = isPinned ? ({ compact: true, isRepeated: true, winds: true } as const) : {};
  return <HandOnTable {...drawn} {...pinned} words={words} />;
}

/** A hand that is asked about, and how it was won. */
export function HandPrompt({ asked }: { readonly asked: AskedHand }) {
  const { practice } = useStrings().words;
  return (
    <>
      <Particulars parts={tellSituation(asked.shown, practice)} />
      <AskedTiles asked={asked} />
    </>
  );
}
