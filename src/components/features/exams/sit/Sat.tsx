import { useStore } from '@nanostores/preact';
import { useEffect } from 'preact/hooks';
import type { Invitation } from '../../../../quizzes/exams/invitation.ts';
import { $earlier, $isAttemptSaved, $attempt, followAttempt, openAttempt } from '../../../../stores/exams/attempt.ts';
import { Asked } from './Asked.tsx';
import { Begin } from './Begin.tsx';
import { HandedIn } from './HandedIn.tsx';
import { Earlier } from './Earlier.tsx';
import { Review } from './Review.tsx';
import { SitBar } from './SitBar.tsx';
import { useExamStrings } from '../strings.ts';
import { seatKey } from './seat.ts';

/** An exam from its announcement to its code, the same in every open tab. */
export function Sat({ invitation }: { readonly invitation: Invitation }) {
  const { sit } = useExamStrings('sit').words;
  const attempt = useStore($attempt);
  const isKept = useStore($isAttemptSaved);
  const earlier = useStore($earlier);
  useEffect(() => {
    openAttempt(seatKey(invitation), invitation.blueprint);
    return followAttempt();
  }, [invitation]);
  if (!attempt)
    return (
      <>
        {earlier && <Earlier attempt={earlier} />}
        <Begin invitation={invitation} />
      </>
    );
  const { handed, at, questions } = attempt;
  const question = questions[at];
  return (
    <>
      {!isKept && (
        <p class="trouble" role="alert">
          {sit['not-kept']}
        </p>
      )}
      {handed ? (
        <HandedIn invitation={invitation} attempt={attempt} handed={handed} />
      ) : (
        <section class="asking" aria-labelledby="sit-heading">
          <SitBar attempt={attempt} invitation={invitation} />
          {question ? (
            <Asked key={at} attempt={attempt} question={question} invitation={invitation} />
          ) : (
            <Review attempt={attempt} invitation={invitation} />
          )}
        </section>
      )}
    </>
  );
}
