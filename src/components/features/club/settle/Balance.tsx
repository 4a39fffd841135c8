import { fill } from '../../../../i18n/strings.ts';
import { type Finishing, offBalance, pointsBooked } from './finishing.ts';
import { sumOfFour } from './table-engine.ts';
import { tableRules } from './table-rules.ts';
import { formatChange, formatPoints } from './format.ts';
import { useStrings } from './strings.ts';

/** Says whether the points and bets of a table add up. */
export function Balance({ game }: { readonly game: Finishing }) {
  const { words, lang } = useStrings();
  const { settle } = words;
  const off = offBalance(game);
  const { sticks, start } = tableRules(game.rules);
  const wanted = formatPoints(4 * start, lang);
  const booked = pointsBooked(game.penalties, (when) => when !== 'taken');
  return (
    <p class={off === 0 ? 'hint' : 'refused'}>
      {off === 0
        ? fill(settle[sticks ? 'balance.ok' : 'balance.ok.mcr'], { wanted })
        : fill(settle[sticks ? 'balance.off' : 'balance.off.mcr'], {
            sum: formatPoints(sumOfFour(game.scores), lang),
            wanted,
            off: formatChange(off, lang),
          })}{' '}
      {off !== 0 && off === -booked && settle['balance.fines']}
    </p>
  );
}
