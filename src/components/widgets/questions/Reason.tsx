import type { Strings } from '../../../i18n/strings.ts';
import type { Question } from '../../../quizzes/games/question.ts';
import { Cites } from './Cites.tsx';
import { useStrings } from './strings.ts';

interface Props {
  readonly question: Question;
  readonly text: keyof Strings<'practice'>;
}

/** A reason in one sentence with its citations. */
export function Reason({ question, text }: Props) {
  const { practice } = useStrings().words;
  return (
    <>
      <p>{practice[text]}</p>
      <Cites question={question} />
    </>
  );
}
