import { useState } from 'preact/hooks';
import { fill } from '../../../../i18n/strings.ts';
import { type ExamEvent, entriesOf } from '../../../../quizzes/exams/event.ts';
import { download, fileName } from '../../../base/files/download.ts';
import { QrCode } from '../../../base/qr/QrCode.tsx';
import { SealedProof } from '../SealedProof.tsx';
import { useExamStrings } from '../strings.ts';
import { CopyText } from './CopyText.tsx';
import { MomentField } from './MomentField.tsx';
import { keyLink, opensAt } from './links.ts';
import { keyMessage } from './messages.ts';
import { showKey } from './show-key.ts';
import { writeDown } from './use-change.ts';

/** The key of a sealed event: hidden, until the organizer posts it at the start. */
export function SealedKey({ event }: { readonly event: ExamEvent }) {
  const strings = useExamStrings('event');
  const { words, lang, locale } = strings;
  const { event: own, levels } = words;
  const [isShown, setShown] = useState(false);
  const key = event.sealed?.key;
  if (key === undefined) return null;
  const [released] = entriesOf(event, 'released');
  const time =
    released && new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(released.at);
  return (
    <section class="sealed-key" aria-label={own.key}>
      <h3>{own.key}</h3>
      <p>{own['key.text']}</p>
      <MomentField
        label={own.opens}
        hint={own['opens.hint']}
        moment={opensAt(event)}
        stays="opens.stays"
        none={own['opens.none']}
        onMoment={(until) => writeDown({ kind: 'opens', until })}
      />
      <details onToggle={({ currentTarget }) => setShown(currentTarget.open)}>
        <summary>{own['key.show']}</summary>
        {isShown && (
          <>
            <p class="event-key" translate={false}>
              {showKey(key, lang)}
            </p>
            <div class="actions">
              <CopyText label={own['key.copy']} text={() => keyMessage(event, key, strings)} />
              <button
                type="button"
                class="plain"
                onClick={() =>
                  download(
                    `${showKey(key, lang)}\n`,
                    `${fileName(event.name, 'event')}-key.txt`,
                    'text/plain;charset=utf-8',
                  )
                }
              >
                {own['key.save']}
              </button>
            </div>
            <p class="hint">{own['key.scan']}</p>
            <QrCode text={keyLink(key, locale)} label={own['key.qr']} />
          </>
        )}
      </details>
      {time === undefined ? (
        <>
          <div class="actions">
            <button type="button" class="button quiet" onClick={() => writeDown({ kind: 'released' })}>
              {own['key.posted']}
            </button>
          </div>
          <p class="hint">{own['key.posted.hint']}</p>
        </>
      ) : (
        <p>{fill(own['key.posted.at'], { time, by: released?.by ?? '' })}</p>
      )}
      <details>
        <summary>{levels.sealed}</summary>
        <SealedProof />
      </details>
    </section>
  );
}
