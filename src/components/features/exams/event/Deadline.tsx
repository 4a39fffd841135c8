import type { ExamEvent } from '../../../../quizzes/exams/event.ts';
import { deadlineOf } from '../../../../quizzes/exams/deadline.ts';
import { useExamStrings } from '../strings.ts';
import { MomentField } from './MomentField.tsx';
import { writeDeadline } from './use-change.ts';

/** The deadline for codes; every link copied from then on carries it. */
export function Deadline({ event }: { readonly event: ExamEvent }) {
  const { event: own } = useExamStrings('event').words;
  return (
    <MomentField
      label={own.deadline}
      hint={own['deadline.hint']}
      moment={deadlineOf(event)}
      stays="deadline.stays"
      none={own['deadline.none']}
      onMoment={writeDeadline}
    />
  );
}
