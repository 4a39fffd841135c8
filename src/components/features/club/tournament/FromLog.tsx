import { useStore } from '@nanostores/preact';
import { useEffect, useState } from 'preact/hooks';
import type { Penalty } from '../../../../engine/riichi/index.ts';
import { plural } from '../../../../i18n/plural.ts';
import { fill } from '../../../../i18n/strings.ts';
import { $log, openLog } from '../../../../stores/penalty-log/kept.ts';
import { pointsOf } from '../../../../stores/penalty-log/log.ts';
import { Chips } from '../settle/Chips.tsx';
import { tableRules } from '../settle/table-rules.ts';
import { formatPoints } from '../settle/format.ts';
import { linesOf, toImport, withLog } from './from-log.ts';
import { useStrings } from './strings.ts';
import type { TournamentStore } from './use-tournament.ts';
import { bookName } from '../../../base/words/book-name.ts';

const WHENS = ['before-places', 'after-uma'] as const;

/** Compares this device’s penalty log with the sheet: what would be imported, what is there already, what is skipped and why. */
export function FromLog({ store }: { readonly store: TournamentStore }) {
  const { words, lang } = useStrings();
  const { settle, book, tournament: own } = words;
  const { tournament, change } = store;
  const log = useStore($log);
  const { finesBeforePlaces } = tableRules(tournament.rules);
  const [chosen, setWhen] = useState<Penalty['when']>('before-places');
  const [status, setStatus] = useState('');
  useEffect(openLog, []);
  const lines = linesOf(log, tournament);
  const changes = toImport(lines);
  if (lines.length === 0) return null;
  const take = (): void => {
    change(withLog(log, tournament, finesBeforePlaces ? chosen : 'after-uma'));
    setStatus(plural(own, 'log.taken', changes.length, lang));
  };
  return (
    <details class="settle-setup from-log no-print" onToggle={({ currentTarget }) => currentTarget.open && openLog()}>
      <summary>
        {own.log} · {plural(own, 'log.open', changes.length, lang)}
      </summary>
      <p class="hint">{own['log.hint']}</p>
      {log.rules !== tournament.rules && (
        <p class="refused">
          {fill(own['log.rules'], { log: bookName(log.rules, book), sheet: bookName(tournament.rules, book) })}
        </p>
      )}
      {finesBeforePlaces && (
        <div class="settle">
          <Chips
            legend={own['log.when']}
            name="log-when"
            options={WHENS.map((when) => [when, own[`log.when.${when}`]])}
            value={chosen}
            onChange={setWhen}
          />
          <p class="hint">{own['log.when.hint']}</p>
        </div>
      )}
      <div class="wide-table" tabIndex={0} role="region" aria-label={own.log}>
        <table>
          <thead>
            <tr>
              <th scope="col" class="name">
                {settle.player}
              </th>
              <th scope="col">{own.session}</th>
              <th scope="col">{settle['final.off']}</th>
              <th scope="col" class="name">
                {own['log.state']}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ entry, player, state }) => (
              <tr key={entry.id}>
                <th scope="row" class="name">
                  {player && player.name !== entry.player ? `${entry.player} → ${player.name}` : entry.player}
                </th>
                <td>{entry.session}</td>
                <td class="points">{formatPoints(state === 'withdrawn' ? entry.points : pointsOf(entry), lang)}</td>
                <td class="name decided">{own[`log.state.${state}`]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div class="actions">
        <button
          type="button"
          class="button"
          aria-disabled={changes.length > 0 ? undefined : 'true'}
          onClick={() => changes.length > 0 && take()}
        >
          {plural(own, 'log.take', changes.length, lang)}
        </button>
      </div>
      <p role="status">{status}</p>
    </details>
  );
}
