import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { HandRequest } from '../../engine/index.ts';
import type { Question } from '../../quizzes/question.ts';
import { HandOnTable } from '../table/HandOnTable.tsx';
import { layTable } from '../table/view.ts';
import { useSpeech } from './speech.ts';
import { shownOf, toldTable } from './told-table.ts';

/** Whether the question that a prompt shows was answered: the hand then shows what it is made of. */
export const Answered = createContext(false);

interface Props {
  readonly question: Extract<Question, { hand: HandRequest }>;
  /** Small, in one row, and told elsewhere: for the place where it stays in sight. */
  readonly isPinned?: boolean;
}

/** The hand that a question is about. */
export function HandPrompt({ question, isPinned = false }: Props) {
  const { words } = useSpeech();
  const shown = useContext(Answered) ? toldTable(question) : { view: layTable(shownOf(question)) };
  const pinned = isPinned ? ({ compact: true, isRepeated: true, winds: true } as const) : {};
  return <HandOnTable {...shown} {...pinned} words={words} lazy={false} />;
}
