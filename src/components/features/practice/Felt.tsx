import type { Ref } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Question } from '../../../quizzes/games/question.ts';
import { $coming } from '../../../stores/practice/running.ts';
import { Answered } from '../../widgets/questions/HandPrompt.tsx';
import { Prompt } from '../../widgets/questions/Prompt.tsx';
import { useAsk } from '../../widgets/questions/use-ask.ts';
import { useAtOnce } from '../../base/words/use-at-once.ts';

interface LaidProps {
  readonly question: Question;
  readonly place: 'asked' | 'next' | 'to-come';
  readonly isAnswered: boolean;
}

function Laid({ question, place, isAnswered }: LaidProps) {
  const prompt = useMemo(() => <Prompt question={question} />, [question]);
  return (
    <div class={`prompt ${place}`} {...(place === 'asked' ? { id: 'practice-prompt' } : { 'aria-hidden': true })}>
      <Answered.Provider value={isAnswered}>{prompt}</Answered.Provider>
    </div>
  );
}

interface Props {
  readonly question: Question | undefined;
  readonly isAnswered: boolean;
  readonly heading: Ref<HTMLHeadingElement>;
}

/**
 * The table with the current question. Questions that are likely to come next are rendered hidden, so that they appear
 * with the tap; they stand before the current one in the page, so that its removal moves nothing.
 */
export function Felt({ question, isAnswered, heading }: Props) {
  const ask = useAsk(question);
  const coming = useAtOnce($coming) ?? [];
  const unseen = coming.length === 1 ? 'next' : 'to-come';
  const laid = question && !coming.includes(question) ? [...coming, question] : coming;
  return (
    <div class="felt">
      {laid.map((one) => (
        <Laid
          key={one}
          question={one}
          place={one === question ? 'asked' : unseen}
          isAnswered={isAnswered && one === question}
        />
      ))}
      {question && (
        <h2 id="practice-question" tabIndex={-1} ref={heading} aria-describedby="practice-place practice-prompt">
          {ask}
        </h2>
      )}
    </div>
  );
}
