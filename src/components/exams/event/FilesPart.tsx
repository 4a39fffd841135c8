import { useStore } from '@nanostores/preact';
import { useState } from 'preact/hooks';
import { fill } from '../../../i18n/strings.ts';
import type { ExamEvent } from '../../../quizzes/exams/event.ts';
import { deleteEvent } from '../../../stores/exams/events.ts';
import { $examiner, nameExaminer } from '../../../stores/exams/examiner.ts';
import { Part } from './Part.tsx';
import { SaveFile } from './SaveFile.tsx';
import { TakeFile } from './TakeFile.tsx';
import { useSpeech } from './speech.ts';
import { TypedField } from '../../answer/TypedField.tsx';

/** The file of the event: saved, merged with another examiner's, deleted. */
export function FilesPart({ event }: { readonly event: ExamEvent }) {
  const { event: own } = useSpeech().words;
  const examiner = useStore($examiner);
  const [isAsked, setAsked] = useState(false);
  return (
    <Part title={own.file}>
      <label class="field">
        <span>{own.examiner}</span>
        <TypedField maxLength={40} value={examiner} onGiven={nameExaminer} />
        <span class="hint">{own['examiner.hint']}</span>
      </label>
      <div class="actions">
        <SaveFile isQuiet />
      </div>
      <p class="hint">{own['file.hint']}</p>
      <h3>{own.merge}</h3>
      <p class="hint">{own['merge.hint']}</p>
      <TakeFile
        onTaken={(taken) => {
          location.hash = taken.id;
          return own['file.merged'];
        }}
      />
      <h3>{own.delete}</h3>
      <p class="hint">{own['delete.hint']}</p>
      <div class="actions">
        {isAsked ? (
          <>
            <button
              type="button"
              class="button"
              onClick={() => {
                deleteEvent(event.id);
                location.hash = '';
              }}
            >
              {fill(own['delete.sure'], { name: event.name || own.unnamed })}
            </button>
            <button type="button" class="button quiet" onClick={() => setAsked(false)}>
              {own['delete.not']}
            </button>
          </>
        ) : (
          <button type="button" class="button quiet" onClick={() => setAsked(true)}>
            {own['delete.do']}
          </button>
        )}
      </div>
    </Part>
  );
}
