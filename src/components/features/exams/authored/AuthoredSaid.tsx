import { semicolon } from '../../../../i18n/signs.ts';
import type { AuthoredQuestion } from '../../../../quizzes/exams/forms/authored-question.ts';
import { useStrings } from '../../../widgets/questions/strings.ts';
import { TextWithTiles } from './TextWithTiles.tsx';
import { chosenOf } from './choices.ts';
import { useAuthored, useTold } from './use-told.ts';

interface Props {
  readonly question: AuthoredQuestion;
  readonly given: number;
}

/** An answer to an authored question in words. */
export function AuthoredSaid({ question, given }: Props) {
  const { lang } = useStrings();
  const authored = useAuthored();
  const told = useTold(question);
  if (!told || told.kind === 'number') return <>{given.toLocaleString(lang)}</>;
  return (
    <>
      {chosenOf(told, given, authored).map(({ value, text, lang: own }, i) => (
        <span key={value}>
          {i > 0 && semicolon(lang)}
          <TextWithTiles text={text} lang={own} />
        </span>
      ))}
    </>
  );
}
