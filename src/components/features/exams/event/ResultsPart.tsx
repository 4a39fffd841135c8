import { useState } from 'preact/hooks';
import { fill } from '../../../../i18n/strings.ts';
import { colon, named } from '../../../../i18n/signs.ts';
import type { ExamEvent } from '../../../../quizzes/exams/event.ts';
import { lineOf } from '../../../../quizzes/exams/deadline.ts';
import type { Results, State } from '../../../../quizzes/exams/results.ts';
import { downloadCsv, fileName } from '../../../base/files/download.ts';
import { formatCsv } from '../../../base/files/csv.ts';
import { BackNotes } from './BackNotes.tsx';
import { Missing } from './Missing.tsx';
import { PersonPart } from './PersonPart.tsx';
import { QuestionsPart } from './QuestionsPart.tsx';
import { ResultRow } from './ResultRow.tsx';
import { feedbackFor } from './messages.ts';
import { resultsCsv } from './results-csv.ts';
import { levelOf } from './say-standing.ts';
import { useOwnWords } from '../own-words.ts';
import { SealedProof } from '../SealedProof.tsx';
import { useExamStrings } from '../strings.ts';
import { ColumnHeads } from '../../../base/words/ColumnHeads.tsx';

interface Props {
  readonly event: ExamEvent;
  readonly results: Results | undefined;
}

/** The statuses in the order of the list. */
const STATES = ['passed', 'failed', 'missing', 'twice', 'exempt'] as const satisfies readonly State[];

/** Everybody's results, codes that belong to nobody, and one person in detail. */
export function ResultsPart({ event, results }: Props) {
  const strings = useExamStrings('event');
  const { words } = strings;
  const { event: own, levels } = words;
  const [token, setToken] = useState<string>();
  const ownWords = useOwnWords(
    'event',
    (results?.standings ?? []).map(({ person }) => person),
    event.blueprint,
  );
  if (!results) return <p class="hint">{own.coming}</p>;
  const { standings, strays } = results;
  if (standings.length === 0 && strays.length === 0) return null;
  const chosen = standings.find(({ person }) => person.token === token);
  const name = fileName(event.name, 'event');
  const isOver = lineOf(event) !== undefined;
  const feedback = (): void => {
    const rows = standings.flatMap((one) => {
      const message = feedbackFor(event, one, ownWords.of(one.person));
      return message === undefined ? [] : [[one.person.number, one.person.name, message]];
    });
    const head = [own['csv.number'], own['csv.name'], own['csv.message']];
    downloadCsv(formatCsv([head, ...rows], strings.lang), `${name}-feedback`);
  };
  return (
    <section class="results">
      <h2>{own.results}</h2>
      <p>
        {STATES.map((state) => [state, standings.filter((one) => one.state === state).length] as const)
          .filter(([, count]) => count > 0)
          .map(([state, count]) => named(own[`state.${state}`], count, strings.lang))
          .join(' · ')}
      </p>
      <BackNotes event={event} />
      <Missing event={event} standings={standings} />
      <div class="wide-table" tabIndex={0} role="region" aria-label={own.results}>
        <table>
          <ColumnHeads
            heads={[
              own['csv.number'],
              [own['csv.name'], 'name'],
              own['csv.state'],
              own['csv.points'],
              own['csv.level'],
              [own['csv.notes'], 'name'],
            ]}
          />
          <tbody>
            {standings.map((standing) => (
              <ResultRow
                key={standing.person.token}
                standing={standing}
                isChosen={standing === chosen}
                onChoose={() => setToken(standing.person.token)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {(['link', 'supervised'] as const)
        .filter((level) => standings.some((one) => [level, 'link-desk'].includes(levelOf(one) ?? '')))
        .map((level) => (
          <p key={level} class="hint">
            <strong>{levels[level]}</strong>
            {colon(strings.lang)}
            {levels[`${level}.proves`]}
          </p>
        ))}
      {event.sealed && standings.some((one) => levelOf(one)?.startsWith('sealed')) && <SealedProof />}
      {strays.length > 0 && (
        <>
          <h3>{own.strays}</h3>
          <ul class="notes">
            {strays.map(({ entry, number, why, maker, sender }) => (
              <li key={entry}>
                {fill(own[`stray.${why}`], { n: number })}
                {maker && <> {fill(own['stray.maker'], { name: maker.name, n: maker.number })}</>}
                {sender !== undefined && <> ({fill(own['sent.who'], { who: sender })})</>}
              </li>
            ))}
          </ul>
        </>
      )}
      {chosen && <PersonPart key={chosen.person.token} event={event} standing={chosen} />}
      <div class="actions no-print">
        <button type="button" class="button quiet" onClick={() => downloadCsv(resultsCsv(standings, strings), name)}>
          {own['results.csv']}
        </button>
        <button type="button" class="button quiet" onClick={() => print()}>
          {own.print}
        </button>
        {isOver && (
          <button
            type="button"
            class="button quiet"
            aria-disabled={ownWords.missing ? undefined : 'true'}
            onClick={() => {
              if (ownWords.missing) feedback();
            }}
          >
            {own['feedback.all']}
          </button>
        )}
      </div>
      <p class="hint no-print">{own[isOver ? 'feedback.hint' : 'feedback.not-yet']}</p>
      <QuestionsPart event={event} standings={standings} />
    </section>
  );
}
