import { fill } from '../../../i18n/strings.ts';
import { DAY_RULES } from '../../../quizzes/quiz/day-rules.ts';
import { whenLoaded } from './load-session.ts';
import { TODAY } from './today.ts';
import { useStrings } from '../../widgets/questions/strings.ts';

/** Leads to the hand of the day. */
export function HandOfDay() {
  const { practice, book } = useStrings().words;
  return (
    <section class="hand-of-day">
      <button
        type="button"
        class="button quiet"
        onClick={() => whenLoaded(DAY_RULES, (parts) => parts.openLink(TODAY))}
      >
        {practice.day}
      </button>
      <p class="hint">{fill(practice['day.text'], { book: book[DAY_RULES] })}</p>
    </section>
  );
}
