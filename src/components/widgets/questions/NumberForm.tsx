import { useMemo } from 'preact/hooks';
import type { Question } from '../../../quizzes/games/question.ts';
import { choicesFor } from '../../../quizzes/games/skills.ts';
import { NumberPick } from './NumberPick.tsx';

interface Props {
  readonly label: string;
  readonly question: Question;
  readonly send: (n: number) => void;
}

/** A choice of the numbers offered by the question's skill. */
export function NumberForm({ label, question, send }: Props) {
  const choices = useMemo(() => choicesFor(question), [question]);
  return <NumberPick label={label} choices={choices} onAnswer={send} />;
}
