import { fill } from '../../../i18n/strings.ts';
import type { PracticeRecord } from '../../../quizzes/memory/record.ts';
import { useStrings } from '../../widgets/questions/strings.ts';

const SHOWN = 14;
const TALLEST = 4;

/** The latest days of practice: how many questions were answered, and how many of them right. */
export function Days({ days }: Pick<PracticeRecord, 'days'>) {
  const { words, lang } = useStrings();
  const { practice } = words;
  const latest = Object.entries(days)
    .sort(([a], [b]) => a.localeCompare(b))
    .slice(-SHOWN);
  const most = Math.max(1, ...latest.map(([, [right, wrong]]) => right + wrong));
  const height = (n: number): string => `${String((TALLEST * n) / most)}rem`;
  if (latest.length === 0) return null;
  return (
    <section class="days-block" aria-labelledby="practice-days">
      <h2 id="practice-days">{practice.days}</h2>
      <ol class="days">
        {latest.map(([day, [right, wrong]]) => (
          <li key={day}>
            <span class="sr-only">{fill(practice.score, { right, of: right + wrong })}</span>
            <i class="miss" style={{ height: height(wrong) }} />
            <i class="hit" style={{ height: height(right) }} />
            <time dateTime={day}>
              {new Date(`${day}T12:00`).toLocaleDateString(lang, { day: 'numeric', month: 'short' })}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
