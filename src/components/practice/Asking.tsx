import { useEffect, useRef } from 'preact/hooks';
import { MODES } from '../../quizzes/sitting/modes.ts';
import type { Session } from '../../quizzes/sitting/session.ts';
import { questionSeen } from '../../stores/practice/session.ts';
import { listenForLights } from '../table/lights.ts';
import { Bar } from './Bar.tsx';
import { Felt } from './Felt.tsx';
import { PinnedHand } from './PinnedHand.tsx';
import { Reply } from './Reply.tsx';
import { useOneTap } from './use-one-tap.ts';

/** A question with its answer and verdict; without one the table waits out of sight. */
export function Asking({ session }: { readonly session: Session | undefined }) {
  const question = session?.question;
  const top = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!question) return;
    heading.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ behavior: 'instant' });
    const frame = requestAnimationFrame(() => questionSeen());
    return () => cancelAnimationFrame(frame);
  }, [question]);
  useEffect(listenForLights, []);
  const isAnswered = session?.told !== undefined;
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
      {session && <Reply session={session} />}
    </section>
  );
}
