import { named } from '../../../../i18n/signs.ts';
import type { ExamEvent } from '../../../../quizzes/exams/event.ts';
import type { CandidateStatus } from '../../../../quizzes/exams/results.ts';
import { inBlueprintOrder, statisticsOf } from '../../../../quizzes/exams/statistics.ts';
import { Doubted } from './Doubted.tsx';
import { countedSheets } from './counted-sheets.ts';
import { sayKinds } from './say-stratum.ts';
import { sayTopic } from './say-topic.ts';
import { sayPoints } from './say-standing.ts';
import { useExamStrings } from '../strings.ts';
import { ColumnHeads } from '../../../base/words/ColumnHeads.tsx';

interface Props {
  readonly event: ExamEvent;
  readonly standings: readonly CandidateStatus[];
}

/** How the questions went by kind and topic, and which to review. */
export function QuestionsPart({ event, standings }: Props) {
  const { words, lang } = useExamStrings('event');
  const { event: own } = words;
  const sheets = countedSheets(event, standings);
  const { places, topics } = statisticsOf(
    sheets.map(({ submission, slots }) => inBlueprintOrder(submission.marks, slots)),
  );
  if (places.length === 0) return null;
  const kinds = sayKinds(event.blueprint, words, lang);
  const percent = new Intl.NumberFormat(lang, { style: 'percent' });
  return (
    <details class="settle-setup no-print">
      <summary>
        <h2>{own.questions}</h2>
      </summary>
      <p class="hint">{own['questions.hint']}</p>
      <div class="wide-table" tabIndex={0} role="region" aria-label={own.questions}>
        <table>
          <ColumnHeads
            heads={[
              own['csv.number'],
              [own['place.kind'], 'name'],
              own['place.asked'],
              own['csv.points'],
              own['place.right'],
              own['place.agrees'],
              [own['csv.notes'], 'name'],
            ]}
          />
          <tbody>
            {places.map(({ place, asked, had, most, agrees, doubtful }) => {
              const kind = kinds[place];
              return (
                <tr key={place}>
                  <th scope="row">{place + 1}</th>
                  <td class="name">{kind ?? ''}</td>
                  <td>{asked}</td>
                  <td>{sayPoints({ had, most }, words)}</td>
                  <td>{percent.format(most === 0 ? 0 : had / most)}</td>
                  <td>{agrees === undefined ? '–' : agrees.toLocaleString(lang, { maximumFractionDigits: 2 })}</td>
                  <td class="name">{doubtful ? own['place.doubt'] : ''}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {places
        .filter(({ doubtful }) => doubtful)
        .map(({ place }) => (
          <section key={place}>
            <h3>
              {place + 1}. {kinds[place]}
            </h3>
            <Doubted event={event} sheets={sheets} slot={place} />
          </section>
        ))}
      <ul class="notes">
        {topics.map(({ topic, had, most }) => (
          <li key={topic}>
            {named(sayTopic(topic, words), sayPoints({ had, most }, words), lang)},{' '}
            {percent.format(most === 0 ? 0 : had / most)}
          </li>
        ))}
      </ul>
    </details>
  );
}
