import { useEffect, useRef, useState } from 'preact/hooks';
import { fill } from '../../../i18n/strings.ts';
import type { Question } from '../../../quizzes/question.ts';
import { Prompt } from '../../practice/Prompt.tsx';
import { Why } from '../../practice/Why.tsx';
import { useAsk } from '../../practice/use-ask.ts';
import { useOneTap } from '../../practice/use-one-tap.ts';
import { viewOf } from '../../practice/views.ts';
import { handLabel } from '../../table/label.ts';
import { layTable } from '../../table/view.ts';
import { KeyAnswer } from './KeyAnswer.tsx';
import { useSpeech } from './speech.ts';

interface Props {
  /** From 0. */
  readonly place: number;
  readonly question: Question;
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

/** A hand for the person; turned over, its answer and steps for the examiner. */
export function DeskHand({ place, question, since, isSpoken, judge }: Props) {
  const { words } = useSpeech();
  const { supervised } = words;
  const [isTurned, setTurned] = useState(false);
  const face = useRef<HTMLHeadingElement>(null);
  const ask = useAsk(question);
  const oneTap = useOneTap(isTurned);
  const hand = isSpoken ? viewOf(question.skill).hand?.(question) : undefined;
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
            <Why question={question} />
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
              <Prompt question={question} />
              {hand && <p class="told">{handLabel(layTable(hand.shown), words)}</p>}
            </div>
            <h3 id="desk-hand" tabIndex={-1} ref={face}>
              {ask}
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
