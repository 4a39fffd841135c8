import type { Question } from '../../../quizzes/games/question.ts';
import { answered } from '../../../quizzes/games/answered.ts';
import { solved } from '../../../quizzes/games/skills.ts';
import { Answered } from './HandPrompt.tsx';
import { Prompt } from './Prompt.tsx';
import { GivenAnswer } from './GivenAnswer.tsx';
import { useAsk } from './use-ask.ts';

interface Props {
  readonly question: Question;
  /** Whether it changes under the reader’s hand, so that each new answer is read out. */
  readonly isLive?: boolean;
}

/** A question with its answer; after the answer the hand is laid out in sets with marks. */
export function Case({ question, isLive = false }: Props) {
  const ask = useAsk(question);
  return (
    <div class="case">
      <div class="felt">
        <div class="prompt">
          <Answered.Provider value>
            <Prompt question={question} />
          </Answered.Provider>
        </div>
      </div>
      <p role={isLive ? 'status' : undefined}>
        {ask}{' '}
        <strong>
          <GivenAnswer question={question} answered={answered(question, solved(question))} />
        </strong>
      </p>
    </div>
  );
}
