import type { AuthoredQuestion } from '../../../../quizzes/exams/forms/authored-question.ts';
import { TextWithTiles } from './TextWithTiles.tsx';
import { useAuthored, useTold } from './use-told.ts';

/** What an authored question asks; where this site asks it otherwise by now, that it does. */
export function AuthoredText({ question }: { readonly question: AuthoredQuestion }) {
  const { words } = useAuthored();
  const told = useTold(question);
  return told ? <TextWithTiles text={told.ask} lang={told.lang} /> : <>{words.gone}</>;
}
