import type { Question } from '../../../quizzes/games/question.ts';
import { isResultRight } from '../../../quizzes/lines/judge.ts';
import { answered, type GradedAnswer } from '../../../quizzes/games/answered.ts';
import { solved } from '../../../quizzes/games/skills.ts';
import { type Session, missedIn } from '../../../quizzes/session/session.ts';
import { MissedReason } from './MissedReason.tsx';
import { Prompt } from '../../widgets/questions/Prompt.tsx';
import { GivenAnswer } from '../../widgets/questions/GivenAnswer.tsx';
import { useStrings } from '../../widgets/questions/strings.ts';
import { useAsk } from '../../widgets/questions/use-ask.ts';

interface LineProps {
  readonly question: Question;
  /** What was answered; undefined for “I don’t know”. */
  readonly done: GradedAnswer | undefined;
}

function Line({ question, done }: LineProps) {
  const { practice } = useStrings().words;
  const ask = useAsk(question);
  return (
    <li>
      <div class="felt">
        <div class="prompt">
          <Prompt question={question} />
        </div>
        <h4>{ask}</h4>
      </div>
      <p>
        {practice['right-is']}{' '}
        <strong>
          <GivenAnswer question={question} answered={answered(question, solved(question))} />
        </strong>
      </p>
      {done && (
        <p class="hint">
          {isResultRight(done.verdict) ? (
            practice['lines.only']
          ) : (
            <>
              {practice.yours} <GivenAnswer question={question} answered={done} />
            </>
          )}
        </p>
      )}
      {done && <MissedReason done={done} />}
    </li>
  );
}

/** Each question that was missed or skipped, with the answer given and the right one. */
export function Missed({ session }: { readonly session: Session }) {
  const { practice } = useStrings().words;
  const { done, passed } = session;
  const missed = [
    ...missedIn(done).map((one) => ({ question: one.question, done: one })),
    ...passed.map((question) => ({ question, done: undefined })),
  ];
  if (missed.length === 0) return null;
  return (
    <>
      <h3>{practice.missed}</h3>
      <ol class="missed">
        {missed.map((one, i) => (
          <Line key={i} {...one} />
        ))}
      </ol>
    </>
  );
}
