import { fill } from '../../i18n/strings.ts';
import { type Finishing, offBalance } from './finishing.ts';
import { sumOfFour } from './room.ts';
import { tableFacts } from './rulebook.ts';
import { sayChange, sayPoints } from './say.ts';
import { useSpeech } from './speech.ts';

/** Says whether the points of a table and its bets add up to what they must. */
export function Balance({ game }: { readonly game: Finishing }) {
  const { words, lang } = useSpeech();
  const { settle } = words;
  const off = offBalance(game);
  const wanted = sayPoints(4 * tableFacts(game.rules).start, lang);
  return (
    <p class={off === 0 ? 'hint' : 'refused'}>
      {off === 0
        ? fill(settle['balance.ok'], { wanted })
        : fill(settle['balance.off'], {
            sum: sayPoints(sumOfFour(game.scores), lang),
            wanted,
            off: sayChange(off, lang),
          })}
    </p>
  );
}
