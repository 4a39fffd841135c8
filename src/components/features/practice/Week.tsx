import { useEffect, useState } from 'preact/hooks';
import { plural } from '../../../i18n/plural.ts';
import { fill } from '../../../i18n/strings.ts';
import type { PracticeRecord } from '../../../quizzes/memory/record.ts';
import { useLobbyStrings } from '../../widgets/questions/strings.ts';
import { today } from './days.ts';
import { daysBefore, daysInARow } from './streak.ts';

const SHOWN = 7;
/** The fewest days in a row that are worth a mention. */
const A_ROW = 2;

/** The last seven days: on which there was practice, how much of it was right, and how many days stand in a row. */
export function Week({ days }: Pick<PracticeRecord, 'days'>) {
  const { words, lang } = useLobbyStrings();
  const { practice } = words;
  // The built page does not know the day; its empty week has the same size.
  const [now, setNow] = useState('');
  useEffect(() => setNow(today()), []);
  const week = Array.from({ length: SHOWN }, (_, i) => (now === '' ? '' : daysBefore(now, SHOWN - 1 - i)));
  const practised = week.filter((day) => days[day]).length;
  const row = now === '' ? 0 : daysInARow(days, now);
  const name = (day: string): string => new Date(`${day}T12:00`).toLocaleDateString(lang, { weekday: 'short' });
  return (
    <section class="week" aria-labelledby="practice-week">
      <h2 id="practice-week">{practice.week}</h2>
      <ol>
        {week.map((day, i) => {
          const [right, wrong] = days[day] ?? [0, 0];
          const all = right + wrong;
          return (
            <li key={i} class={all > 0 ? 'practised' : ''}>
              <span aria-hidden="true">{all > 0 ? all : ''}</span>
              <time dateTime={day === '' ? undefined : day}>{day === '' ? '\u00a0' : name(day)}</time>
              {all > 0 && <span class="sr-only">{fill(practice.score, { right, of: all })}</span>}
            </li>
          );
        })}
      </ol>
      <p class="hint">
        {now === '' ? '\u00a0' : fill(practice['week.of'], { n: practised })}
        {row >= A_ROW && <> · {plural(practice, 'row', row, lang)}</>}
      </p>
    </section>
  );
}
