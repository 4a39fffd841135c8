import { useEffect, useRef, useState } from 'preact/hooks';
import { fill } from '../../../../i18n/strings.ts';
import type { ExamQuestion } from '../../../../quizzes/exams/forms/index.ts';
import { useOneTap } from '../../../widgets/questions/use-one-tap.ts';
import { viewOf } from '../../../widgets/questions/practice-game.ts';
import { handLabel } from '../../../base/table/label.ts';
import { layTable } from '../../../base/table/view.ts';
import { AskedOffered, AskedPrompt, AskedText, AskedWhy, skillQuestion } from '../asked/views.tsx';
import { KeyAnswer } from './KeyAnswer.tsx';
import { useExamStrings } from '../strings.ts';

interface Props {
  /** From 0. */
  readonly place: number;
  readonly question: ExamQuestion;
  /** When this hand was shown, in milliseconds. */
  readonly since: number;
  readonly isSpoken: boolean;
  readonly judge: (isRight: boolean) => void;
}

const SECOND = 1000;

function Seconds({ since }: Pick<Props, 'since'>) {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND / 2);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((now - since) / SECOND));
  return (
    <span class="points" aria-hidden="true">
      {`${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`}
    </span>
  );
}

/** A hand for the candidate; turned over, the answer and steps for the examiner. */
export function OralQuestion({ place, question, since, isSpoken, judge }: Props) {
  const { words } = useExamStrings('supervised');
  const { supervised } = words;
  const [isTurned, setTurned] = useState(false);
  const face = useRef<HTMLHeadingElement>(null);
  const oneTap = useOneTap(isTurned);
  const practised = skillQuestion(question);
  const hand = isSpoken && practised ? viewOf(practised.skill).hand?.(practised) : undefined;
  useEffect(() => {
    face.current?.focus({ preventScroll: true });
    face.current?.closest('.at-desk')?.scrollIntoView({ behavior: 'instant' });
  }, [isTurned]);
  return (
    <section class="desk-hand" aria-labelledby="desk-hand" onClickCapture={oneTap}>
      {isTurned ? (
        <>
          <h3 id="desk-hand" tabIndex={-1} ref={face}>
            {supervised['desk.answer']}
          </h3>
          <p class="desk-answer">
            <KeyAnswer question={question} />
          </p>
          <div class="actions judging">
            <button type="button" class="button" onClick={() => judge(true)}>
              {supervised['desk.right']}
            </button>
            <button type="button" class="button" onClick={() => judge(false)}>
              {supervised['desk.wrong']}
            </button>
            <button type="button" class="button quiet" onClick={() => setTurned(false)}>
              {supervised['desk.back']}
            </button>
          </div>
          <div class="why">
            <AskedWhy question={question} />
          </div>
        </>
      ) : (
        <>
          <div class="bar">
            <span>{fill(supervised['desk.hand'], { n: place + 1 })}</span>
            <Seconds since={since} />
          </div>
          <div class="felt">
            <div class="prompt">
              <AskedPrompt question={question} />
              <AskedOffered question={question} />
              {hand && <p class="told">{handLabel(layTable(hand.shown), words)}</p>}
            </div>
            <h3 id="desk-hand" tabIndex={-1} ref={face}>
              <AskedText question={question} />
            </h3>
          </div>
          <button type="button" class="button wide" onClick={() => setTurned(true)}>
            {supervised['desk.turn']}
          </button>
        </>
      )}
    </section>
  );
}
