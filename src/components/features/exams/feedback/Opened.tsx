import { useMemo } from 'preact/hooks';
import { type SeenFeedback, readFeedback } from '../../../../quizzes/exams/feedback.ts';
import { needsOf, useExamPart } from '../exam-part.tsx';
import { useExamStrings } from '../strings.ts';
import { Outcome } from './Outcome.tsx';

function Sheet({ feedback }: { readonly feedback: SeenFeedback }) {
  const { module, waiting } = useExamPart(needsOf(feedback.invitation.blueprint), () => import('./ShownSheet.tsx'));
  return (
    <>
      <Outcome feedback={feedback} />
      {module ? <module.ShownSheet feedback={feedback} /> : waiting}
    </>
  );
}

/** The sheet that a link describes, or why it describes none. */
export function Opened({ fragment }: { readonly fragment: string }) {
  const { feedback: own } = useExamStrings('feedback').words;
  const read = useMemo(() => readFeedback(fragment), [fragment]);
  if (read.ok) return <Sheet feedback={read.feedback} />;
  return (
    <p class="trouble" role="alert">
      {own[`link.${read.why}`]}
    </p>
  );
}
