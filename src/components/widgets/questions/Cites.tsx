import type { Question } from '../../../quizzes/games/question.ts';
import { skillOf } from '../../../quizzes/games/skills.ts';
import { Citation } from '../../base/words/Citation.tsx';
import { useStrings } from './strings.ts';

/** The citations of a question. */
export function Cites({ question }: { readonly question: Question }) {
  const { words, locale } = useStrings();
  return (
    <p class="cites">
      {skillOf(question.skill)
        .cites(question)
        .map((clause, i) => [i > 0 && ' · ', <Citation key={i} clause={clause} words={words} locale={locale} />])}
    </p>
  );
}
