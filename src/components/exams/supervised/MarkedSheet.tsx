import { useMemo, useState } from 'preact/hooks';
import { fill } from '../../../i18n/strings.ts';
import { type Marks, marksOf, tally } from '../../../quizzes/exams/grade.ts';
import { KeyAnswer } from './KeyAnswer.tsx';
import { readDraft, writeDraft } from './draft.ts';
import type { LaidSheet } from './laid-out.ts';
import { useSpeech } from './speech.ts';

interface Props {
  /** The id of the event. */
  readonly event: string;
  readonly sheet: LaidSheet;
  /** How it was marked before. */
  readonly before: Marks | undefined;
  readonly keep: (marks: Marks) => void;
}

const hadIn = (marks: Marks): readonly (readonly boolean[])[] => marks.map((points) => points.map(({ had }) => had));
const isLike = (had: readonly (readonly boolean[])[], marks: Marks): boolean =>
  had.length === marks.length && had.every((points, i) => points.length === marks[i]?.length);

/** A sheet to mark: one tap for a question that is right, and a tap for each step of one that is right in parts. */
export function MarkedSheet({ event, sheet: { person, attempt, questions, version }, before, keep }: Props) {
  const { supervised, practice } = useSpeech().words;
  const blank = useMemo(() => marksOf(questions, []), [questions]);
  const draft = useMemo(() => {
    const kept = readDraft(event);
    return kept?.token === person.token && kept.attempt === attempt && isLike(kept.had, blank) ? kept.had : undefined;
  }, []);
  const [had, setHad] = useState(draft ?? hadIn(before && isLike(hadIn(before), blank) ? before : blank));
  const put = (place: number, points: readonly boolean[]): void => {
    const next = had.with(place, points);
    setHad(next);
    writeDraft(event, { token: person.token, attempt, had: next.map((one) => [...one]) });
  };
  const marks = blank.map((points, i) => points.map(({ topic }, n) => ({ topic, had: had[i]?.[n] === true })));
  const sum = tally(marks.flat());
  const nameOf = (topic: string): string => {
    const names: Readonly<Record<string, string>> = practice;
    return names[`part.${topic}`] ?? practice['part.answer'];
  };
  return (
    <div class="marked-sheet">
      <p>
        <strong>{fill(supervised.version, { version })}</strong> {supervised['version.check']}
      </p>
      {draft && <p class="hint">{supervised['marking.draft']}</p>}
      <ol>
        {marks.map((points, place) => {
          const isRight = points.every((point) => point.had);
          const question = questions[place];
          return (
            <li key={place}>
              <button
                type="button"
                class="mark-all"
                aria-pressed={isRight}
                aria-label={fill(supervised['mark.question'], { n: place + 1 })}
                onClick={() =>
                  put(
                    place,
                    points.map(() => !isRight),
                  )
                }
              >
                <span aria-hidden="true">{isRight ? '✓' : '–'}</span> {place + 1}
              </button>
              <span class="mark-key">{question && <KeyAnswer question={question} />}</span>
              {points.length > 1 && (
                <span class="mark-parts">
                  {points.map((point, n) => (
                    <button
                      key={point.topic}
                      type="button"
                      class="mark-part"
                      aria-pressed={point.had}
                      aria-label={`${String(place + 1)}: ${nameOf(point.topic)}`}
                      onClick={() =>
                        put(
                          place,
                          points.map((one, i) => (i === n ? !one.had : one.had)),
                        )
                      }
                    >
                      <span aria-hidden="true">{point.had ? '✓' : '–'}</span> {nameOf(point.topic)}
                    </button>
                  ))}
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <div class="actions">
        <button type="button" class="button" onClick={() => keep(marks)}>
          {fill(supervised['marking.keep'], { had: sum.had, most: sum.most })}
        </button>
      </div>
    </div>
  );
}
