import { useEffect, useState } from 'preact/hooks';
import type { Question } from '../../quizzes/question.ts';
import { Answered, HandPrompt } from './HandPrompt.tsx';

interface Props {
  readonly question: Question | undefined;
  readonly isAnswered: boolean;
}

/** The hand once more, small: it lies under the table and shows itself when this is scrolled away. It comes one frame later. */
export function PinnedHand({ question, isAnswered }: Props) {
  const [seen, setSeen] = useState<Question>();
  useEffect(() => setSeen(question), [question]);
  if (seen !== question || !seen || !('hand' in seen)) return null;
  return (
    <div class="pinned-hand">
      <div>
        <Answered.Provider value={isAnswered}>
          <HandPrompt question={seen} isPinned />
        </Answered.Provider>
      </div>
    </div>
  );
}
