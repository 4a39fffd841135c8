import { useEffect, useState } from 'preact/hooks';
import { plural } from '../../../../i18n/plural.ts';
import { PasteField } from '../../../base/answer/PasteField.tsx';
import { formatPoints } from '../settle/format.ts';
import { judgeReports, withReports } from './reports.ts';
import { useStrings } from './strings.ts';
import type { TournamentStore } from './use-tournament.ts';

/** The longest text that is searched for reports. */
const LONGEST = 1_000_000;

/** Takes in what tables report from their phones: codes in any text, each with what becomes of it. */
export function Reports({ store }: { readonly store: TournamentStore }) {
  const { words, lang } = useStrings();
  const { settle, tournament: own } = words;
  const { tournament, change } = store;
  const [text, setText] = useState('');
  const [status, setStatus] = useState('');
  // A QR code opens the page with its report behind the address.
  useEffect(() => {
    if (!/^#TENSUT1/i.test(location.hash)) return;
    setText(location.hash.slice(1));
    history.replaceState(null, '', location.pathname);
  }, []);
  const { lines, unread } = judgeReports(text.slice(0, LONGEST), tournament);
  const fresh = lines.filter(({ state }) => state === 'new');
  const names = new Map(tournament.players.map(({ id, name }) => [id, name]));
  const take = (): void => {
    change(withReports(tournament, lines));
    setStatus(plural(own, 'paste.taken', fresh.length, lang));
  };
  return (
    <details class="settle-setup" open={text !== ''}>
      <summary>{own.reports}</summary>
      <div class="seating">
        <PasteField label={own['reports.hint']} text={text} onText={setText} />
        {lines.length > 0 && (
          <div class="wide-table" tabIndex={0} role="region" aria-label={own.reports}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{own.session}</th>
                  <th scope="col">{own.table}</th>
                  <th scope="col">{own.seated}</th>
                  <th scope="col">{own['log.state']}</th>
                </tr>
              </thead>
              <tbody>
                {lines.map(({ report: { session, table: number, names: typed, game }, state, table }, i) => (
                  <tr key={i}>
                    <th scope="row">{session}</th>
                    <td>{number}</td>
                    <td>
                      {game.scores
                        .map((points, seat) => {
                          const id = table?.players[seat];
                          const name = id === undefined ? typed[seat] : names.get(id);
                          return `${name === undefined || name === '' ? '?' : name} ${formatPoints(points, lang)}`;
                        })
                        .join(', ')}
                    </td>
                    <td>{own[`reports.${state}`]}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
        {unread > 0 && <p class="refused">{plural(own, 'reports.unread', unread, lang)}</p>}
        {text !== '' && lines.length === 0 && unread === 0 && <p class="hint">{own['reports.none']}</p>}
        <div class="actions">
          <button
            type="button"
            class="button"
            aria-disabled={fresh.length > 0 ? undefined : 'true'}
            onClick={() => fresh.length > 0 && take()}
          >
            {own['reports.take']}
          </button>
          {text !== '' && (
            <button type="button" class="button quiet" onClick={() => setText('')}>
              {words.scorer.clear}
            </button>
          )}
        </div>
        <p role="status">{status}</p>
        <p class="hint">{settle['report.from']}</p>
      </div>
    </details>
  );
}
