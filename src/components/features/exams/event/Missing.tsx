import { plural } from '../../../../i18n/plural.ts';
import type { ExamEvent } from '../../../../quizzes/exams/event.ts';
import { lineOf } from '../../../../quizzes/exams/deadline.ts';
import { attemptsOf } from '../../../../quizzes/exams/people.ts';
import type { CandidateStatus } from '../../../../quizzes/exams/results.ts';
import { isSaved } from '../../../../quizzes/exams/saved.ts';
import { useOwnWords } from '../own-words.ts';
import { CopyText } from './CopyText.tsx';
import { missingMessage } from './messages.ts';
import { useExamStrings } from '../strings.ts';

/** How many are listed at once. */
const FEW = 8;

interface Props {
  readonly event: ExamEvent;
  readonly standings: readonly CandidateStatus[];
}

/** Who is missing once the snapshot is taken, each with a message to copy. */
export function Missing({ event, standings }: Props) {
  const strings = useExamStrings('event');
  const { event: own } = strings.words;
  const missing = standings.filter(({ state }) => state === 'missing');
  const ownWords = useOwnWords(
    'event',
    missing.map(({ person }) => person),
    event.blueprint,
  );
  if (!lineOf(event) || missing.length === 0) return null;
  return (
    <details class="no-print" open={missing.length <= FEW}>
      <summary>{plural(own, 'missing', missing.length, strings.lang)}</summary>
      <p class="hint">{own['missing.hint']}</p>
      <ul class="give-out">
        {missing.map(({ person }) => (
          <li key={person.token}>
            <span>
              {person.number}. <span dir="auto">{person.name}</span>
            </span>
            {isSaved(event) && (
              <CopyText
                label={own['link.message']}
                of={person.name}
                text={() => missingMessage(event, person, attemptsOf(event, person.token), ownWords.of(person))}
              />
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
