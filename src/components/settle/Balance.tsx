import { fill } from '../../i18n/strings.ts';
import { type Finishing, offBalance, pointsBooked } from './finishing.ts';
import { sumOfFour } from './room.ts';
import { tableFacts } from './rulebook.ts';
import { sayChange, sayPoints } from './say.ts';
import { useSpeech } from './speech.ts';

/** Says whether the points of a table and its bets add up to what they must. */
export function Balance({ game }: { readonly game: Finishing }) {
  const { words, lang } = useSpeech();
  const { settle } = words;
  const off = offBalance(game);
  const { isRiichi, start } = tableFacts(game.rules);
  const wanted = sayPoints(4 * start, lang);
  const booked = pointsBooked(game.penalties, (when) => when !== 'taken');
  return (
    <p class={off === 0 ? 'hint' : 'refused'}>
      {off === 0
        ? fill(settle[isRiichi ? 'balance.ok' : 'balance.ok.mcr'], { wanted })
        : fill(settle[isRiichi ? 'balance.off' : 'balance.off.mcr'], {
            sum: sayPoints(sumOfFour(game.scores), lang),
            wanted,
            off: sayChange(off, lang),
          })}{' '}
      {off !== 0 && off === -booked && settle['balance.fines']}
    </p>
  );
}
