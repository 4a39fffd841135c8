import { useEffect, useRef } from 'preact/hooks';
import type { Question } from '../../../quizzes/question.ts';
import { PinnedHand } from '../../practice/PinnedHand.tsx';
import { Prompt } from '../../practice/Prompt.tsx';
import { useAsk } from '../../practice/use-ask.ts';
import { viewOf } from '../../practice/views.ts';
import { handLabel } from '../../table/label.ts';
import { layTable } from '../../table/view.ts';
import { useSpeech } from './speech.ts';

interface Props {
  readonly question: Question;
  /** Whether the hand stands there in words, too. */
  readonly isSpoken: boolean;
}

/** A question on the table. */
export function Shown({ question, isSpoken }: Props) {
  const { words } = useSpeech();
  const heading = useRef<HTMLHeadingElement>(null);
  const ask = useAsk(question);
  const hand = isSpoken ? viewOf(question.skill).hand?.(question) : undefined;
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('section')?.scrollIntoView({ behavior: 'instant' });
  }, [question]);
  return (
    <>
      <PinnedHand question={question} isAnswered={false} />
      <div class="felt">
        <div class="prompt" id="sit-prompt">
          <Prompt question={question} />
          {hand && <p class="told">{handLabel(layTable(hand.shown), words)}</p>}
        </div>
        <h2 id="sit-heading" tabIndex={-1} ref={heading} aria-describedby="sit-place sit-prompt">
          {ask}
        </h2>
      </div>
    </>
  );
}
