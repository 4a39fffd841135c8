import { isBook } from '../../../../engine/rulebooks/ids.ts';
import type { AuthoredQuestion } from '../../../../quizzes/exams/forms/authored-question.ts';
import { useStrings } from '../../../widgets/questions/strings.ts';
import { Citation } from '../../../base/words/Citation.tsx';
import { TextWithTiles } from './TextWithTiles.tsx';
import { useTold } from './use-told.ts';

/** Why the right answer is right, with its article. */
export function AuthoredWhy({ question }: { readonly question: AuthoredQuestion }) {
  const { words, locale } = useStrings();
  const told = useTold(question);
  const [book = ''] = question.id.split('/');
  if (!told || !isBook(book)) return null;
  return (
    <>
      <p>
        <TextWithTiles text={told.why} lang={told.lang} />
      </p>
      <p class="cites">
        <Citation clause={{ book, article: told.article }} words={words} locale={locale} />
      </p>
    </>
  );
}
