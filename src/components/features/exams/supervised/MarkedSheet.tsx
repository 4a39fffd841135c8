import { useMemo, useState } from 'preact/hooks';
import { fill } from '../../../../i18n/strings.ts';
import { named } from '../../../../i18n/signs.ts';
import { type Marks, marksOf, tally } from '../../../../quizzes/exams/grade.ts';
import { KeyAnswer } from './KeyAnswer.tsx';
import { type SaidOfSheet, type SaidOfStep, readDraft, writeDraft } from './draft.ts';
import type { LaidSheet } from './laid-out.ts';
import { useExamStrings } from '../strings.ts';

interface Props {
  /** The id of the event. */
  readonly event: string;
  readonly sheet: LaidSheet;
  /** The earlier marks. */
  readonly before: Marks | undefined;
  readonly keep: (marks: Marks) => void;
}

const saidIn = (marks: Marks): SaidOfSheet =>
  marks.map((points) => points.map(({ had, carried }) => (carried ? 'follows' : had)));
const isLike = (said: SaidOfSheet | undefined, marks: Marks): said is SaidOfSheet =>
  said?.length === marks.length && said.every((points, i) => points.length === marks[i]?.length);

/**
 * The next mark when a step is tapped: right, then wrong; after a wrong step there is also “right given that error” in
 * between.
 */
function nextOf(said: SaidOfSheet[number], n: number): SaidOfStep {
  if (said[n] === 'follows') return false;
  if (said[n] !== true) return true;
  return said.slice(0, n).every((one) => one === true) ? false : 'follows';
}
const SIGNS = new Map<SaidOfStep, string>([
  [false, '–'],
  [true, '✓'],
  ['follows', '→'],
]);

/** A sheet to mark: one tap marks a question right, and a tap on each step marks it in parts. */
export function MarkedSheet({ event, sheet: { person, attempt, questions, version }, before, keep }: Props) {
  const { words, lang } = useExamStrings('supervised');
  const { supervised, practice } = words;
  const blank = useMemo(() => marksOf(questions, []), [questions]);
  const draft = useMemo(() => {
    const kept = readDraft(event);
    return kept?.token === person.token && kept.attempt === attempt && isLike(kept.had, blank) ? kept.had : undefined;
  }, []);
  const [tapped, setTapped] = useState<SaidOfSheet | undefined>(draft);
  const kept = saidIn(before ?? blank);
  const said = [tapped, kept].find((one) => isLike(one, blank)) ?? saidIn(blank);
  const put = (place: number, points: SaidOfSheet[number]): void => {
    const next = said.with(place, points);
    setTapped(next);
    writeDraft(event, { token: person.token, attempt, had: next.map((one) => [...one]) });
  };
  const marks: Marks = blank.map((points, i) =>
    points.map(({ topic }, n) => {
      const one = said[i]?.[n] ?? false;
      return { topic, had: one !== false, ...(one === 'follows' && { carried: true }) };
    }),
  );
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
          const isRight = said[place]?.every((one) => one === true) ?? false;
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
                  {points.map(({ topic, carried }, n) => {
                    const one = said[place]?.[n] ?? false;
                    return (
                      <button
                        key={topic}
                        type="button"
                        class="mark-part"
                        aria-pressed={one === 'follows' ? 'mixed' : one}
                        aria-label={named(
                          String(place + 1),
                          `${nameOf(topic)}${carried ? `, ${supervised['mark.follows']}` : ''}`,
                          lang,
                        )}
                        onClick={() => put(place, (said[place] ?? []).with(n, nextOf(said[place] ?? [], n)))}
                      >
                        <span aria-hidden="true">{SIGNS.get(one)}</span> {nameOf(topic)}
                      </button>
                    );
                  })}
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
