import { useState } from 'preact/hooks';
import { isByLines } from '../../../quizzes/base/lines.ts';
import { answered, type ExplainedAnswer } from '../../../quizzes/games/answered.ts';
import type { InLines } from '../../../quizzes/session/line-questions.ts';
import { tellInLines } from '../../../stores/practice/session.ts';
import { Misconceptions } from './Misconceptions.tsx';
import { useStrings } from '../../widgets/questions/strings.ts';
import { practiceGameOf, viewOf } from '../../widgets/questions/practice-game.ts';

interface Props {
  /** The questions that can be recounted line by line after a wrong number. */
  readonly questions: readonly InLines[];
  /** Called when the learner starts and ends the recount: meanwhile the right answer stays hidden. */
  readonly onCounting: (isCounting: boolean) => void;
}

/** Recounts a wrong number line by line, which shows exactly where it went wrong. Right lines earn no credit. */
export function FindWhere({ questions, onCounting }: Props) {
  const { practice } = useStrings().words;
  const [asked, setAsked] = useState<InLines>();
  const [found, setFound] = useState<readonly ExplainedAnswer[]>([]);
  const [next] = questions.filter(({ skill }) => !found.some((told) => told.skill === skill));
  const Sheet = asked && viewOf(asked.skill).Sheet;
  const begin = (question: InLines): void => {
    setAsked(question);
    onCounting(true);
  };
  return (
    <div class="find-where">
      {found.map((told) => {
        const { LinesVerdict } = practiceGameOf(told.skill);
        return (
          <div key={told.skill} role="status">
            {told.verdict.right && <p>{practice['find.right']}</p>}
            {LinesVerdict && isByLines(told.given) && <LinesVerdict told={told} given={told.given} />}
            <Misconceptions told={told} />
          </div>
        );
      })}
      {asked && Sheet ? (
        <>
          <p>{practice['find.as-before']}</p>
          <Sheet
            key={asked.skill}
            question={asked}
            send={(given) => {
              setFound([...found, tellInLines(answered(asked, given as never))]);
              setAsked(undefined);
              onCounting(false);
            }}
          />
        </>
      ) : (
        next && (
          <>
            {found.length === 0 && <p class="hint">{practice['find.text']}</p>}
            <button
              type="button"
              class={found.length === 0 ? 'button wide' : 'button quiet'}
              onClick={() => begin(next)}
            >
              {practice[`find.${next.skill}`]}
            </button>
          </>
        )
      )}
    </div>
  );
}
