import { fill } from '../../../i18n/strings.ts';
import { type BookId, baseBook } from '../../../engine/rulebooks/ids.ts';
import { whenLoaded } from './load-session.ts';
import { TODAY } from './today.ts';
import { useLobbyStrings } from '../../widgets/questions/strings.ts';

/** A link to the hand of the day by the rulebook in force, without the options of the house. */
export function HandOfDay({ rules }: { readonly rules: BookId }) {
  const { practice, book } = useLobbyStrings().words;
  return (
    <section class="hand-of-day">
      <button
        type="button"
        class="button quiet"
        onClick={() => whenLoaded(baseBook(rules), (parts) => parts.openLink(TODAY))}
      >
        {practice.day}
      </button>
      <p class="hint names-book">{fill(practice['day.text'], { book: book[baseBook(rules)] })}</p>
    </section>
  );
}
