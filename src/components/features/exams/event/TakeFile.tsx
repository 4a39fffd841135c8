import { useRef, useState } from 'preact/hooks';
import { fill } from '../../../../i18n/strings.ts';
import { plural } from '../../../../i18n/plural.ts';
import type { Setting } from '../../../../quizzes/exams/change-blueprint.ts';
import type { ExamEvent } from '../../../../quizzes/exams/event.ts';
import { type Incoming, readIncoming, takeInFile } from '../../../../stores/exams/events.ts';
import { Changes } from './Changes.tsx';
import { FilePick } from '../../../base/answer/FilePick.tsx';
import { useExamStrings } from '../strings.ts';

interface Props {
  /** Called with the imported event; returns the message about it. */
  readonly onTaken: (event: ExamEvent) => string;
}

/** A larger file cannot be an event of ours. */
const MOST_BYTES = 20_000_000;

/** The strings that name the settings. */
const NAMES = {
  passMark: 'mark',
  mustPass: 'must-pass',
  minutes: 'minutes.field',
  scoreTable: 'score-table',
  attempts: 'attempts',
} as const satisfies Record<Setting, string>;

/** Imports the file of an event: first it says what that would change. */
export function TakeFile({ onTaken }: Props) {
  const { words, lang } = useExamStrings('event');
  const { event: own } = words;
  const [incoming, setIncoming] = useState<Incoming>();
  const [said, setSaid] = useState('');
  const told = useRef<HTMLDivElement>(null);
  const look = (text: string | undefined): void => {
    setSaid(text === undefined ? own['unread.too-big'] : '');
    setIncoming(text === undefined ? undefined : readIncoming(text));
  };
  const leave = (): void => {
    setIncoming(undefined);
    told.current?.focus();
  };
  return (
    <>
      <div class="actions">
        <FilePick label={own['file.open']} accept=".json,application/json" mostBytes={MOST_BYTES} onText={look} />
      </div>
      <div role="status" tabIndex={-1} ref={told}>
        {said}
        {incoming?.ok === false && (
          <p class="refused">
            {own[`unread.${incoming.why}`]}
            {incoming.field ? ` (${incoming.field})` : ''}
          </p>
        )}
        {incoming?.ok === true && (
          <>
            <p>
              {incoming.added === undefined
                ? fill(own['file.new'], { name: incoming.event.name || own.unnamed })
                : plural(own, 'file.adds', incoming.added, lang)}
            </p>
            {incoming.otherwise.length > 0 && (
              <p class="refused">
                {fill(own['file.otherwise'], { list: incoming.otherwise.map((one) => own[NAMES[one]]).join(', ') })}
              </p>
            )}
            {incoming.isChanged && <p class="refused">{own['file.changed']}</p>}
            {incoming.lost > 0 && <p class="refused">{plural(own, 'file.lost', incoming.lost, lang)}</p>}
            <Changes before={incoming.before} after={incoming.event}>
              <div class="actions">
                <button
                  type="button"
                  class="button"
                  onClick={() => {
                    takeInFile(incoming);
                    setIncoming(undefined);
                    setSaid(onTaken(incoming.event));
                    told.current?.focus();
                  }}
                >
                  {own['file.take']}
                </button>
                <button type="button" class="button quiet" onClick={leave}>
                  {own['file.leave']}
                </button>
              </div>
            </Changes>
          </>
        )}
      </div>
    </>
  );
}
