import { isResultRight } from '../../quizzes/lines/judge.ts';
import { answered, solved } from '../../quizzes/sitting/answered.ts';
import type { Done } from '../../quizzes/sitting/session.ts';
import { MissedReason } from './MissedReason.tsx';
import { Prompt } from './Prompt.tsx';
import { SaidAnswer } from './SaidAnswer.tsx';
import { useAsk } from './use-ask.ts';
import { useSpeech } from './speech.ts';

function Line({ done }: { readonly done: Done }) {
  const { practice } = useSpeech().words;
  const ask = useAsk(done.question);
  return (
    <li>
      <div class="felt">
        <div class="prompt">
          <Prompt question={done.question} />
        </div>
        <h4>{ask}</h4>
      </div>
      <p>
        {practice['right-is']}{' '}
        <strong>
          <SaidAnswer question={done.question} answered={answered(done.question, solved(done.question))} />
        </strong>
      </p>
      <p class="hint">
        {isResultRight(done.verdict) ? (
          practice['lines.only']
        ) : (
          <>
            {practice.yours} <SaidAnswer question={done.question} answered={done} />
          </>
        )}
      </p>
      <MissedReason done={done} />
    </li>
  );
}

/** Each question that was missed, with what was answered and what is right. */
export function Missed({ missed }: { readonly missed: readonly Done[] }) {
  const { practice } = useSpeech().words;
  if (missed.length === 0) return null;
  return (
    <>
      <h3>{practice.missed}</h3>
      <ol class="missed">
        {missed.map((done, i) => (
          <Line key={i} done={done} />
        ))}
      </ol>
    </>
  );
}
