import { useState } from 'preact/hooks';
import { fill } from '../../../../i18n/strings.ts';
import { deleteEvent } from '../../../../stores/exams/events.ts';
import { useExamStrings } from '../strings.ts';

interface Props {
  readonly id: string;
  readonly name: string;
}

/** Deletes an event from this device after a confirmation. */
export function DeleteEvent({ id, name }: Props) {
  const { event: own } = useExamStrings('event').words;
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <h3>{own.delete}</h3>
      <p class="hint">{own['delete.hint']}</p>
      <div class="actions">
        {isAsked ? (
          <>
            <button
              type="button"
              class="button"
              onClick={() => {
                deleteEvent(id);
                location.hash = '';
              }}
            >
              {fill(own['delete.sure'], { name: name || own.unnamed })}
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
    </>
  );
}
