import { fill } from '../../../i18n/strings.ts';
import { type BookId, gameOf } from '../../../engine/rulebooks/ids.ts';
import { rulesOfDay } from '../../../quizzes/quiz/hand-of-day.ts';
import { whenLoaded } from './load-session.ts';
import { TODAY } from './today.ts';
import { useStrings } from '../../widgets/questions/strings.ts';

/** A link to the hand of the day of the game that the rulebook in force belongs to. */
export function HandOfDay({ rules }: { readonly rules: BookId }) {
  const { practice, book } = useStrings().words;
  const byRules = rulesOfDay(gameOf(rules));
  return (
    <section class="hand-of-day">
      <button type="button" class="button quiet" onClick={() => whenLoaded(byRules, (parts) => parts.openLink(TODAY))}>
        {practice.day}
      </button>
      <p class="hint">{fill(practice['day.text'], { book: book[byRules] })}</p>
    </section>
  );
}
