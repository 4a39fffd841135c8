import { useEffect, useState } from 'preact/hooks';
import type { Question } from '../../../quizzes/games/question.ts';
import { Answered, QuestionTiles } from './HandPrompt.tsx';
import { viewOf } from './practice-game.ts';

interface Props {
  readonly question: Question | undefined;
  readonly isAnswered: boolean;
}

/** The hand again, small, shown when the table scrolls out of sight. It renders one frame later. */
export function PinnedHand({ question, isAnswered }: Props) {
  const [seen, setSeen] = useState<Question>();
  useEffect(() => setSeen(question), [question]);
  const shownHand = seen && seen === question ? viewOf(seen.skill).hand?.(seen) : undefined;
  if (!shownHand) return null;
  return (
    <div class="pinned-hand">
      <div>
        <Answered.Provider value={isAnswered}>
          <QuestionTiles shownHand={shownHand} isPinned />
        </Answered.Provider>
      </div>
    </div>
  );
}
