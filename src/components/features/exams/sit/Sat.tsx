import { useStore } from '@nanostores/preact';
import { useEffect } from 'preact/hooks';
import type { Invitation } from '../../../../quizzes/exams/invitation.ts';
import { $earlier, $isTakingKept, $taking, followTaking, openTaking } from '../../../../stores/exams/taking.ts';
import { Asked } from './Asked.tsx';
import { Begin } from './Begin.tsx';
import { HandedIn } from './HandedIn.tsx';
import { Earlier } from './Earlier.tsx';
import { Review } from './Review.tsx';
import { SitBar } from './SitBar.tsx';
import { useExamStrings } from '../strings.ts';
import { seatKey } from './seat.ts';

/** An exam from its announcement to its code, as every open tab has it. */
export function Sat({ invitation }: { readonly invitation: Invitation }) {
  const { sit } = useExamStrings('sit').words;
  const taking = useStore($taking);
  const isKept = useStore($isTakingKept);
  const earlier = useStore($earlier);
  useEffect(() => {
    openTaking(seatKey(invitation), invitation.blueprint);
    return followTaking();
  }, [invitation]);
  if (!taking)
    return (
      <>
        {earlier && <Earlier taking={earlier} />}
        <Begin invitation={invitation} />
      </>
    );
  const { handed, at, questions } = taking;
  const question = questions[at];
  return (
    <>
      {!isKept && (
        <p class="trouble" role="alert">
          {sit['not-kept']}
        </p>
      )}
      {handed ? (
        <HandedIn invitation={invitation} taking={taking} handed={handed} />
      ) : (
        <section class="asking" aria-labelledby="sit-heading">
          <SitBar taking={taking} invitation={invitation} />
          {question ? (
            <Asked key={at} taking={taking} question={question} invitation={invitation} />
          ) : (
            <Review taking={taking} invitation={invitation} />
          )}
        </section>
      )}
    </>
  );
}
