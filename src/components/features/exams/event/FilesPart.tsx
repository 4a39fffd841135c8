import { useStore } from '@nanostores/preact';
import type { ExamEvent } from '../../../../quizzes/exams/event.ts';
import { $examiner, nameExaminer } from '../../../../stores/exams/examiner.ts';
import { DeleteEvent } from './DeleteEvent.tsx';
import { Part } from './Part.tsx';
import { SaveFile } from './SaveFile.tsx';
import { TakeFile } from './TakeFile.tsx';
import { useExamStrings } from '../strings.ts';
import { TypedField } from '../../../base/answer/TypedField.tsx';

/** The file of the event: saved, merged with another examiner's, deleted. */
export function FilesPart({ event }: { readonly event: ExamEvent }) {
  const { event: own } = useExamStrings('event').words;
  const examiner = useStore($examiner);
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
      <DeleteEvent id={event.id} name={event.name} />
    </Part>
  );
}
