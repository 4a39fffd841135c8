import { RIICHI_RULEBOOKS } from '../../../engine/riichi/index.ts';
import type { QuestionOf } from '../../../quizzes/games/question.ts';
import { Citation } from '../../base/words/Citation.tsx';
import { Cites } from './Cites.tsx';
import { useStrings } from './strings.ts';

/** Explains why a hand has no dora: no indicator matches, or ura dora count only after riichi. */
export function NoDora({ question }: { readonly question: QuestionOf<'dora'> }) {
  const { words, locale } = useStrings();
  const { rules, hand } = question;
  const { cite, options } = RIICHI_RULEBOOKS[rules];
  const isIdle = (hand.uraIndicators ?? '') !== '' && (hand.riichi ?? 'none') === 'none' && options.uraDora;
  return (
    <>
      <p>{words.practice['why.no-dora']}</p>
      {isIdle ? (
        <p>
          {words.mistake['ura-without-riichi']} <Citation clause={cite['ura-dora']} words={words} locale={locale} />
        </p>
      ) : (
        <Cites question={question} />
      )}
    </>
  );
}
