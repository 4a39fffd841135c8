import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { fill } from '../../../../i18n/strings.ts';
import { oralOutcome } from '../../../../quizzes/exams/oral.ts';
import { type OralKind, oralQuestions } from '../../../../quizzes/exams/oral-questions.ts';
import { type EntryOf, type ExamEvent, note } from '../../../../quizzes/exams/event.ts';
import type { Person } from '../../../../quizzes/exams/roster.ts';
import { changeEvent } from '../../../../stores/exams/events.ts';
import { examinerDevice, examinerHand } from '../../../../stores/exams/examiner.ts';
import { OralQuestion } from './OralQuestion.tsx';
import { useExamStrings } from '../strings.ts';

interface Props {
  readonly event: ExamEvent;
  readonly person: Person;
  /** The answers noted so far. */
  readonly before: EntryOf<'desk'> | undefined;
  /** What the candidate is asked about. */
  readonly kind: OralKind;
  readonly leave: () => void;
}

const SECOND = 1000;

/** A candidate in the oral exam: hand after hand until the rule decides. Each answer is saved at once. */
export function OralCandidate({ event, person, before, kind, leave }: Props) {
  const { supervised } = useExamStrings('supervised').words;
  const heading = useRef<HTMLHeadingElement>(null);
  const [since, setSince] = useState(() => Date.now());
  const dealt = useMemo(
    () => oralQuestions(event, person.token, kind),
    [event.secret, event.blueprint, person.token, kind],
  );
  const answers = before?.answers ?? [];
  const outcome = oralOutcome(answers);
  const question = dealt.ok ? dealt.questions[answers.length] : undefined;
  useEffect(() => heading.current?.focus(), [outcome]);
  const write = (next: readonly boolean[]): void => {
    const now = Date.now();
    const seconds = (before?.seconds ?? 0) + Math.max(0, Math.round((now - since) / SECOND));
    setSince(now);
    changeEvent((there) =>
      note(
        there,
        {
          kind: 'desk',
          token: person.token,
          answers: [...next],
          seconds,
          device: examinerDevice(),
          ...(kind === 'answered' && { onAnswered: true }),
        },
        examinerHand(),
      ),
    );
  };
  return (
    <div class="at-desk">
      <div class="bar">
        <h2 tabIndex={-1} ref={heading}>
          {person.number}. <span dir="auto">{person.name}</span>
        </h2>
        <button type="button" class="plain" onClick={leave}>
          {supervised['desk.leave']}
        </button>
      </div>
      {kind === 'answered' && <p class="hint">{supervised['desk.answered']}</p>}
      {!dealt.ok && (
        <p class="trouble" role="alert">
          {supervised['deal.failed']}
        </p>
      )}
      {outcome === 'open' && question && (
        <OralQuestion
          key={answers.length}
          place={answers.length}
          question={question}
          since={since}
          isSpoken={person.spoken}
          judge={(isRight) => write([...answers, isRight])}
        />
      )}
      {outcome !== 'open' && (
        <p class="desk-outcome" role="status">
          {fill(supervised[`desk.state.${outcome}`], { right: answers.filter(Boolean).length, of: answers.length })}
        </p>
      )}
      {outcome === 'out' && <p class="hint">{supervised['desk.again']}</p>}
      <div class="actions">
        {outcome !== 'open' && (
          <button type="button" class="button" onClick={leave}>
            {supervised['desk.next']}
          </button>
        )}
        {answers.length > 0 && (
          <button type="button" class="button quiet" onClick={() => write(answers.slice(0, -1))}>
            {supervised['desk.undo']}
          </button>
        )}
      </div>
    </div>
  );
}
