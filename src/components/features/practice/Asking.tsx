import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Question } from '../../../quizzes/games/question.ts';
import { MODES } from '../../../quizzes/session/modes.ts';
import type { Session } from '../../../quizzes/session/session.ts';
import { questionSeen } from '../../../stores/practice/session.ts';
import { followHighlights } from '../../base/table/highlight.ts';
import { Bar } from './Bar.tsx';
import { Felt } from './Felt.tsx';
import { PinnedHand } from '../../widgets/questions/PinnedHand.tsx';
import { Reply } from './Reply.tsx';
import { useOneTap } from '../../widgets/questions/use-one-tap.ts';

/** A question with its answer and verdict. While there is none, the table waits out of sight. */
export function Asking({ session }: { readonly session: Session | undefined }) {
  const question = session?.question;
  const top = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // Before the page is painted: what was here may have been longer.
  useLayoutEffect(() => {
    if (question) top.current?.scrollIntoView({ behavior: 'instant' });
  }, [question]);
  useEffect(() => {
    setCounted(undefined);
    if (!question) return;
    heading.current?.focus({ preventScroll: true });
    const frame = requestAnimationFrame(() => questionSeen());
    return () => cancelAnimationFrame(frame);
  }, [question]);
  useEffect(followHighlights, []);
  const [counted, setCounted] = useState<Question>();
  /**
   * A learner who recounts line by line sees the hand without its verdict until he has finished: its tiles carry their
   * values.
   */
  const isAnswered = session?.told !== undefined && counted !== question;
  const oneTap = useOneTap(session?.told ?? question);
  return (
    <section
      class={session ? 'asking explained' : 'asking waiting'}
      aria-hidden={!session}
      data-closed-book={session && MODES[session.mode].mayPass ? '' : undefined}
      aria-labelledby="practice-question"
      ref={top}
      onClickCapture={oneTap}
    >
      {session && <Bar session={session} />}
      <PinnedHand question={question} isAnswered={isAnswered} />
      <Felt question={question} isAnswered={isAnswered} heading={heading} />
      {session && (
        <Reply session={session} onCounting={(isCounting) => setCounted(isCounting ? question : undefined)} />
      )}
    </section>
  );
}
