import { useEffect, useRef } from 'preact/hooks';
import type { ExamQuestion } from '../../../../quizzes/exams/forms/index.ts';
import { PinnedHand } from '../../../widgets/questions/PinnedHand.tsx';
import { viewOf } from '../../../widgets/questions/practice-game.ts';
import { handLabel } from '../../../base/table/label.ts';
import { layTable } from '../../../base/table/view.ts';
import { AskedPrompt, AskedText, skillQuestion } from '../asked/views.tsx';
import { useExamStrings } from '../strings.ts';

interface Props {
  readonly question: ExamQuestion;
  /** Whether the hand is also given in words. */
  readonly isSpoken: boolean;
}

/** A question on the table. */
export function Shown({ question, isSpoken }: Props) {
  const { words } = useExamStrings('sit');
  const heading = useRef<HTMLHeadingElement>(null);
  const practised = skillQuestion(question);
  const hand = isSpoken && practised ? viewOf(practised.skill).hand?.(practised) : undefined;
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('section')?.scrollIntoView({ behavior: 'instant' });
  }, [question]);
  return (
    <>
      <PinnedHand question={practised} isAnswered={false} />
      <div class="felt">
        <div class="prompt" id="sit-prompt">
          <AskedPrompt question={question} />
          {hand && <p class="told">{handLabel(layTable(hand.shown), words)}</p>}
        </div>
        <h2 id="sit-heading" tabIndex={-1} ref={heading} aria-describedby="sit-place sit-prompt">
          <AskedText question={question} />
        </h2>
      </div>
    </>
  );
}
