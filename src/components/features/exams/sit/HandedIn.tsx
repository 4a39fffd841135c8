import { useEffect, useRef } from 'preact/hooks';
import { fill } from '../../../../i18n/strings.ts';
import type { Invitation } from '../../../../quizzes/exams/invitation.ts';
import { type ExamAttempt, handedOf, openIn } from '../../../../quizzes/exams/attempt.ts';
import { shelveAttempt } from '../../../../stores/exams/attempt.ts';
import { CopyButton } from '../../../widgets/questions/CopyButton.tsx';
import { QrCode } from '../../../base/qr/QrCode.tsx';
import { tokenOf } from './seat.ts';
import { useExamStrings } from '../strings.ts';
import { WhatItProves } from './WhatItProves.tsx';

interface Props {
  readonly invitation: Invitation;
  readonly attempt: ExamAttempt;
  readonly handed: NonNullable<ExamAttempt['handed']>;
}

const MINUTE = 60;

/** After submission: the code to send. It never changes. */
export function HandedIn({ invitation, attempt, handed: { code, at } }: Props) {
  const { words, lang } = useExamStrings('sit');
  const { sit } = words;
  const heading = useRef<HTMLHeadingElement>(null);
  const { questions, name } = attempt;
  const { seconds } = handedOf(attempt, invitation, at);
  useEffect(() => heading.current?.focus(), []);
  const isShared = typeof navigator.share === 'function';
  const leave = async (): Promise<void> => {
    const token = await tokenOf(invitation, name);
    shelveAttempt([token, invitation.attempt].join('.'));
  };
  return (
    <section class="sit-handed" aria-labelledby="sit-heading">
      <h2 id="sit-heading" tabIndex={-1} ref={heading}>
        {sit.handed}
      </h2>
      {name !== '' && <p dir="auto">{name}</p>}
      <p>{sit['handed.text']}</p>
      <textarea
        class="sit-code"
        readOnly
        rows={6}
        aria-label={sit.code}
        value={code}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div class="actions">
        <CopyButton class="button" label={sit['code.copy']} text={() => code} />
        {isShared && (
          // Closing the share sheet is not an error.
          <button
            type="button"
            class="button quiet"
            onClick={() => void navigator.share({ text: code }).catch(() => undefined)}
          >
            {sit['code.share']}
          </button>
        )}
      </div>
      <details class="tool">
        <summary>{sit['code.qr']}</summary>
        <QrCode text={code} label={sit['code.qr.label']} />
      </details>
      <p>
        {fill(sit['handed.facts'], {
          when: new Date(at).toLocaleString(lang, { dateStyle: 'medium', timeStyle: 'short' }),
          answered: questions.length - openIn(attempt),
          of: questions.length,
          minutes: Math.max(1, Math.ceil(seconds / MINUTE)),
        })}
      </p>
      <p class="hint">{sit['handed.again']}</p>
      <WhatItProves isSealed={invitation.sealed !== undefined} />
      {invitation.kind === 'open' && (
        <button type="button" class="button quiet" onClick={() => void leave()}>
          {sit['handed.other']}
        </button>
      )}
    </section>
  );
}
