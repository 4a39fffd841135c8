import type { AuthoredQuestion } from '../../../../quizzes/exams/forms/authored-question.ts';
import { TextWithTiles } from './TextWithTiles.tsx';
import { useAuthored, useTold } from './use-told.ts';

/** The text of an authored question; says so when this version of the site words it differently. */
export function AuthoredText({ question }: { readonly question: AuthoredQuestion }) {
  const { words } = useAuthored();
  const told = useTold(question);
  return told ? <TextWithTiles text={told.ask} lang={told.lang} /> : <>{words.gone}</>;
}
