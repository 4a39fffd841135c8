import { fill } from '../../../i18n/strings.ts';
import { DEFAULT_RULEBOOKS } from '../../../engine/rulebooks/ids.ts';
import { whenLoaded } from './load-session.ts';
import { TODAY } from './today.ts';
import { useStrings } from '../../widgets/questions/strings.ts';

/** A link to the hand of the day. */
export function HandOfDay() {
  const { practice, book } = useStrings().words;
  return (
    <section class="hand-of-day">
      <button
        type="button"
        class="button quiet"
        onClick={() => whenLoaded(DEFAULT_RULEBOOKS.riichi, (parts) => parts.openLink(TODAY))}
      >
        {practice.day}
      </button>
      <p class="hint">{fill(practice['day.text'], { book: book[DEFAULT_RULEBOOKS.riichi] })}</p>
    </section>
  );
}
