import type { AuthoredQuestion } from '../../../../quizzes/exams/forms/authored-question.ts';
import { TextWithTiles } from './TextWithTiles.tsx';
import { choicesOf } from './choices.ts';
import { useAuthored, useTold } from './use-told.ts';

/** The options of an authored question, each with a box to tick, for paper and oral exams. */
export function AuthoredOffered({ question }: { readonly question: AuthoredQuestion }) {
  const authored = useAuthored();
  const told = useTold(question);
  const choices = told ? choicesOf(told, authored) : [];
  if (choices.length === 0) return null;
  return (
    <>
      {told?.kind === 'several' && <p>{authored.words.several}</p>}
      <ul class="authored-offered">
        {choices.map(({ value, text, lang }) => (
          <li key={value}>
            <span aria-hidden="true" class="box" /> <TextWithTiles text={text} lang={lang} />
          </li>
        ))}
      </ul>
    </>
  );
}
