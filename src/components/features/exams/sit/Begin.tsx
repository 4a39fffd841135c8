import { useStore } from '@nanostores/preact';
import { useEffect, useState } from 'preact/hooks';
import { commitmentTo } from '../../../../quizzes/exams/event-key.ts';
import type { Invitation } from '../../../../quizzes/exams/invitation.ts';
import { tidyName } from '../../../../quizzes/exams/open-link.ts';
import { LONGEST_NAME } from '../../../../quizzes/exams/roster.ts';
import { beginAttempt } from '../../../../quizzes/exams/attempt.ts';
import { sealedSeat } from '../../../../quizzes/exams/sealed.ts';
import { GENERATOR } from '../../../../quizzes/quiz/quiz.ts';
import { $eventKey, followEventKey, openSealed } from '../../../../stores/exams/event-keys.ts';
import { startAttempt, resumeAttempt } from '../../../../stores/exams/attempt.ts';
import { REFUSAL, useRefusal } from '../../../base/answer/use-refusal.tsx';
import { TextField } from '../../../base/answer/TextField.tsx';
import { $authored } from '../authored/authored-there.ts';
import { About } from './About.tsx';
import { Trial } from './Trial.tsx';
import { Waiting } from './Waiting.tsx';
import { tokenOf } from './seat.ts';
import { useExamStrings } from '../strings.ts';

/** Long enough for the browser to show “dealing” before it deals. */
const SAY_FIRST = 50;

/** Before an exam: what to expect, practice questions, and the button to start. */
export function Begin({ invitation }: { readonly invitation: Invitation }) {
  const { sit } = useExamStrings('sit').words;
  const [name, setName] = useState('');
  const [isTrying, setTrying] = useState(false);
  const [isDealing, setDealing] = useState(false);
  const { isRefused, refuse, accept, alert } = useRefusal();
  const isOpen = invitation.kind === 'open';
  const { sealed, blueprint, attempt } = invitation;
  const given = useStore($eventKey);
  const key = sealed && given !== undefined && commitmentTo(given) === sealed.commitment ? given : undefined;
  useEffect(() => {
    if (!sealed) return undefined;
    openSealed(sealed.commitment, location.hash.slice(1));
    return followEventKey();
  }, [sealed?.commitment]);
  const isWaiting = sealed !== undefined && key === undefined;
  const deal = async (): Promise<void> => {
    const token = await tokenOf(invitation, name);
    if (isOpen && resumeAttempt([token, attempt].join('.'))) return;
    const seat = sealed && key !== undefined ? sealedSeat(blueprint, key, { token, attempt }) : { token };
    const started = beginAttempt(invitation, seat.token, name, Date.now());
    if (started) startAttempt(started);
    else throw new Error('the blueprint deals no hands');
  };
  const begin = (event: Event): void => {
    event.preventDefault();
    if (isOpen && tidyName(name) === '') {
      refuse(sit['name.missing']);
      return;
    }
    accept();
    setDealing(true);
    setTimeout(() => {
      deal().catch(() => {
        setDealing(false);
        refuse(sit['deal.failed']);
      });
    }, SAY_FIRST);
  };
  if (isTrying) return <Trial invitation={invitation} leave={() => setTrying(false)} />;
  return (
    <About invitation={invitation} titles={$authored.get()?.topics}>
      {invitation.generator !== GENERATOR ? (
        <p class="trouble" role="alert">
          {sit['link.outdated']}
        </p>
      ) : isWaiting ? (
        <>
          <Waiting sealed={sealed} />
          <div class="actions">
            <button type="button" class="button quiet" onClick={() => setTrying(true)}>
              {sit['trial.try']}
            </button>
          </div>
        </>
      ) : (
        <form class="answer-form" onSubmit={begin}>
          {sealed && <p role="status">{sit['sealed.there']}</p>}
          {isOpen && (
            <>
              <TextField
                label={sit.name}
                inputMode="text"
                value={name}
                isRefused={isRefused && tidyName(name) === ''}
                note={isRefused ? REFUSAL : undefined}
                onChange={(typed) => setName(typed.slice(0, LONGEST_NAME))}
              />
              <p class="hint">{sit['name.hint']}</p>
            </>
          )}
          {alert}
          <div class="actions">
            <button type="button" class="button quiet" onClick={() => setTrying(true)}>
              {sit['trial.try']}
            </button>
            <button type="submit" class="button" aria-disabled={isDealing}>
              {sit.begin}
            </button>
          </div>
          <p role="status">{isDealing ? sit.dealing : ''}</p>
        </form>
      )}
    </About>
  );
}
