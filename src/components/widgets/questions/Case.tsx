import type { Question } from '../../../quizzes/games/question.ts';
import { answered } from '../../../quizzes/games/answered.ts';
import { solved } from '../../../quizzes/games/skills.ts';
import { Answered } from './HandPrompt.tsx';
import { Prompt } from './Prompt.tsx';
import { GivenAnswer } from './GivenAnswer.tsx';
import { useAsk } from './use-ask.ts';

/** A question with its answer; after the answer the hand is laid out in sets with marks. */
export function Case({ question }: { readonly question: Question }) {
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
      <p>
        {ask}{' '}
        <strong>
          <GivenAnswer question={question} answered={answered(question, solved(question))} />
        </strong>
      </p>
    </div>
  );
}
