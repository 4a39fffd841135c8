import { useEffect, useState } from 'preact/hooks';
import { SEAT_NUMBERS, type SeatNumber } from '../../../../engine/riichi/index.ts';
import { plural } from '../../../../i18n/plural.ts';
import { named } from '../../../../i18n/signs.ts';
import { PasteField } from '../../../base/answer/PasteField.tsx';
import { formatPoints } from '../settle/format.ts';
import type { Report } from '../settle/report.ts';
import { judgeReports, withReports } from './reports.ts';
import { useStrings } from './strings.ts';
import type { TableResult } from './tournament.ts';
import type { TournamentStore } from './use-tournament.ts';

interface ReportedProps {
  readonly report: Report;
  readonly table: TableResult | undefined;
  readonly names: ReadonlyMap<number, string>;
}

/** Everything that a report says of a game: its scores, and what else is taken in with them. */
function ReportedGame({ report: { names: typed, game }, table, names }: ReportedProps) {
  const { words, lang } = useStrings();
  const { settle } = words;
  const nameOf = (seat: SeatNumber): string => {
    const id = table?.players[seat];
    const name = id === undefined ? typed[seat] : names.get(id);
    return name === undefined || name === '' ? '?' : name;
  };
  const more = [
    ...(game.bets > 0 ? [plural(settle, 'sticks.bets', game.bets, lang)] : []),
    ...game.penalties.map(({ seat, points, why, when }) => {
      const kind = settle[why ? 'event.chombo' : 'final.fine'];
      return `${named(nameOf(seat), kind, lang)} ${formatPoints(points, lang)} (${settle[`final.when.${when}`]})`;
    }),
    ...game.substitutes.map(({ seat }) => `${settle['final.substitute']} ${nameOf(seat)}`),
  ];
  return (
    <>
      {SEAT_NUMBERS.map((seat) => (
        <div key={seat}>
          {nameOf(seat)} {formatPoints(game.scores[seat], lang)}
        </div>
      ))}
      {more.map((line, i) => (
        <div key={i}>
          <small>{line}</small>
        </div>
      ))}
    </>
  );
}

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
                {lines.map(({ report, state, table, isOffPlan }, i) => (
                  <tr key={i}>
                    <th scope="row">{report.session}</th>
                    <td>{report.table}</td>
                    <td>
                      <ReportedGame report={report} table={table} names={names} />
                    </td>
                    <td>
                      {own[`reports.${state}`]}
                      {isOffPlan && (
                        <>
                          <br />
                          <small>{own['reports.off-plan']}</small>
                        </>
                      )}
                    </td>
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
        <p class="hint">
          {settle['report.from']} {own['reports.proof']}
        </p>
      </div>
    </details>
  );
}
