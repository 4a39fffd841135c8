import { useState } from 'preact/hooks';
import { plural } from '../../../../i18n/plural.ts';
import type { ExamEvent } from '../../../../quizzes/exams/event.ts';
import { tally } from '../../../../quizzes/exams/grade.ts';
import { questionsOf } from '../../../../quizzes/exams/sheets.ts';
import { AskedWhy } from '../asked/views.tsx';
import { SheetLine } from './SheetLine.tsx';
import type { CountedSheet } from './counted-sheets.ts';
import { useExamStrings } from '../strings.ts';

interface Props {
  readonly event: ExamEvent;
  readonly sheets: readonly CountedSheet[];
  /** The question's place in the blueprint. */
  readonly slot: number;
}

/** A question to review, as each candidate who missed it saw it, with the right answer, the reason and the article. */
export function Doubted({ event, sheets, slot }: Props) {
  const { words, lang } = useExamStrings('event');
  const { event: own } = words;
  const [isOpen, setOpen] = useState(false);
  const missed = sheets.flatMap(({ person, submission, slots }) => {
    const place = slots.indexOf(slot);
    const points = submission.marks[place] ?? [];
    const { had, most } = tally(points);
    return had < most ? [{ person, submission, place, points }] : [];
  });
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{plural(own, 'place.as-asked', missed.length, lang)}</summary>
      {isOpen && (
        <ul class="person-sheet">
          {missed.map(({ person, submission, place, points }) => {
            const question = questionsOf(event, person, submission)?.[place];
            const { code } = submission;
            return (
              <li key={person.token}>
                <p>
                  <strong>
                    {person.number}. <span dir="auto">{person.name}</span>
                  </strong>
                </p>
                {question ? (
                  <SheetLine question={question} answer={code && { given: code.handed.answers[place] }} points={points}>
                    <AskedWhy question={question} />
                  </SheetLine>
                ) : (
                  <p class="hint">{own['sheet.none']}</p>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </details>
  );
}
