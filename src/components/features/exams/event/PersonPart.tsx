import { useEffect, useRef } from 'preact/hooks';
import { fill } from '../../../../i18n/strings.ts';
import { colon } from '../../../../i18n/signs.ts';
import type { Seat } from '../../../../quizzes/exams/deal.ts';
import type { ExamEvent } from '../../../../quizzes/exams/event.ts';
import { lineOf } from '../../../../quizzes/exams/deadline.ts';
import { attemptsOf } from '../../../../quizzes/exams/people.ts';
import type { Submission } from '../../../../quizzes/exams/graded-submissions.ts';
import type { CandidateStatus } from '../../../../quizzes/exams/results.ts';
import { isSaved } from '../../../../quizzes/exams/saved.ts';
import { linkSeat } from '../../../../quizzes/exams/sealed.ts';
import { withSheet } from '../../../../quizzes/exams/sheets.ts';
import { changeEvent } from '../../../../stores/exams/events.ts';
import { useOwnWords } from '../own-words.ts';
import { CopyText } from './CopyText.tsx';
import { Exemption } from './Exemption.tsx';
import { OneSubmission } from './OneSubmission.tsx';
import { PersonFields } from './PersonFields.tsx';
import { deskFor } from './links.ts';
import { feedbackFor, personalMessage } from './messages.ts';
import { useExamStrings } from '../strings.ts';
import { writeDown } from './use-change.ts';

interface Props {
  readonly event: ExamEvent;
  readonly standing: CandidateStatus;
}

const MOST_ATTEMPTS = 15;

/**
 * Identifies a submission whichever entry tells of it: a merge may bring an earlier entry, and what is unfolded must
 * stay unfolded.
 */
const keyOf = ({ attempt, code, marks }: Submission): string =>
  code?.digits ?? `${String(attempt)}/${JSON.stringify(marks)}`;

/** Deals the hands of a link into the event before it goes out, as a later version of the site may deal others. */
const keepSheet = (seat: Seat): void =>
  changeEvent((event) => {
    const dealt = withSheet(event, linkSeat(event, seat));
    return dealt.ok ? dealt.event : event;
  });

/** One person: submissions and what counts, exemption, retakes, and the way to the oral exam. */
export function PersonPart({ event, standing }: Props) {
  const strings = useExamStrings('event');
  const { event: own } = strings.words;
  const { person, state, submissions } = standing;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const ownWords = useOwnWords('event', [person], event.blueprint);
  const attempts = attemptsOf(event, person.token);
  const isOver = lineOf(event) !== undefined;
  const feedback = isOver ? feedbackFor(event, standing, ownWords.of(person)) : undefined;
  return (
    <section class="one-person no-print" aria-labelledby="one-person">
      <h3 id="one-person" tabIndex={-1} ref={heading}>
        {person.number}. <bdi>{person.name}</bdi>
        {colon(strings.lang)}
        {own[`state.${state}`]}
      </h3>
      {state === 'passed' && submissions.length > 0 && isSaved(event) && (
        <p>
          {own['desk.offer']} <a href={deskFor(event, person, strings.locale)}>{own['desk.two']}</a>
        </p>
      )}
      {submissions.map((submission) => (
        <OneSubmission key={keyOf(submission)} event={event} standing={standing} submission={submission} />
      ))}
      <PersonFields person={person} />
      <div class="actions">
        {Array.from({ length: isSaved(event) ? attempts : 0 }, (_, i) => (
          <CopyText
            key={i}
            label={fill(own['link.attempt'], { n: i + 1 })}
            of={person.name}
            text={() => personalMessage(event, person, i + 1, ownWords.of(person))}
            onCopied={() => keepSheet({ token: person.token, attempt: i + 1 })}
          />
        ))}
        <button
          type="button"
          class="plain"
          aria-disabled={attempts >= MOST_ATTEMPTS ? 'true' : undefined}
          onClick={() => {
            if (attempts < MOST_ATTEMPTS) writeDown({ kind: 'retakes', token: person.token, attempts: attempts + 1 });
          }}
        >
          {own['retake.grant']}
        </button>
        {feedback !== undefined && <CopyText label={own['feedback.one']} of={person.name} text={() => feedback} />}
      </div>
      <Exemption standing={standing} />
    </section>
  );
}
