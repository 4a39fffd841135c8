import { useMemo, useState } from 'preact/hooks';
import { type EntryOf, type ExamEvent, note } from '../../../../quizzes/exams/event.ts';
import { examinerHand } from '../../../../stores/exams/examiner.ts';
import { Changes } from './Changes.tsx';
import { useExamStrings } from '../strings.ts';
import { writeDown } from './use-change.ts';

interface Props {
  readonly event: ExamEvent;
  readonly snapshot: EntryOf<'snapshot'>;
}

/** Withdraws a snapshot that was taken by mistake, after saying what that changes and for whom. */
export function TakeBack({ event, snapshot: { id } }: Props) {
  const { event: own } = useExamStrings('event').words;
  const [isAsked, setAsked] = useState(false);
  const told = { kind: 'snapshot-back', entry: id } as const;
  const after = useMemo(() => (isAsked ? note(event, told, examinerHand()) : event), [event, isAsked]);
  if (!isAsked)
    return (
      <button type="button" class="plain" onClick={() => setAsked(true)}>
        {own['snapshot.back']}
      </button>
    );
  return (
    <>
      <p>{own['snapshot.back.sure']}</p>
      <Changes before={event} after={after}>
        <div class="actions">
          <button type="button" class="button quiet" onClick={() => writeDown(told)}>
            {own['snapshot.back']}
          </button>
          <button type="button" class="button quiet" onClick={() => setAsked(false)}>
            {own['snapshot.back.not']}
          </button>
        </div>
      </Changes>
    </>
  );
}
