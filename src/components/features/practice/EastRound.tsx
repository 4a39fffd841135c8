import type { BookId } from '../../../engine/rulebooks/ids.ts';
import { whenLoaded } from './load-session.ts';
import { useLobbyStrings } from '../../widgets/questions/strings.ts';

/** A link to the east round: the payments of one hand after another. */
export function EastRound({ rules }: { readonly rules: BookId }) {
  const { practice } = useLobbyStrings().words;
  return (
    <section class="hand-of-day">
      <button type="button" class="button quiet" onClick={() => whenLoaded(rules, (parts) => parts.playRound(rules))}>
        {practice['east-round']}
      </button>
      <p class="hint">{practice['east-round.text']}</p>
    </section>
  );
}
