import { fill } from '../../../../i18n/strings.ts';
import { colon, named } from '../../../../i18n/signs.ts';
import { changeLog } from '../../../../stores/penalty-log/kept.ts';
import { type Entry, type Log, totalsOf, withdraw } from '../../../../stores/penalty-log/log.ts';
import { useSpeech } from './speech.ts';

/** What was entered, the latest first, each to be withdrawn or let stand again. */
export function Entries({ log }: { readonly log: Log }) {
  const { words, ruled, offences, lang } = useSpeech();
  const offenceOf = (card: string) => offences.find(({ id }) => id === card);
  const nameOf = (card: string): string => offenceOf(card)?.name ?? card;
  const amount = ({ points, to }: Entry): string =>
    points === 0 ? '' : `${points.toLocaleString(lang)} ${to === 'each' ? words['to.each'] : ''}`;
  const toggle = ({ id, withdrawn }: Entry): void => changeLog((one) => withdraw(one, id, withdrawn !== true));
  return (
    <section>
      <h2>{words.entries}</h2>
      {log.entries.length === 0 && <p class="hint">{words.none}</p>}
      <ol class="entries" reversed>
        {log.entries.toReversed().map((entry) => (
          <li class={entry.withdrawn ? 'withdrawn' : undefined} key={entry.id}>
            <p>
              <b>{entry.player}</b> · {fill(words.session, { n: entry.session })}
            </p>
            <p>
              <span lang={offenceOf(entry.card)?.mark}>{nameOf(entry.card)}</span>
              {colon(lang)}
              <strong>{ruled[entry.ruled]}</strong> <span class="points">{amount(entry)}</span>
              {entry.withdrawn && ` (${words.withdrawn})`}
            </p>
            {entry.note !== undefined && <p class="hint">{entry.note}</p>}
            <button
              type="button"
              class="text-button report-button"
              aria-label={named(
                entry.withdrawn ? words.restore : words.withdraw,
                `${entry.player}, ${nameOf(entry.card)}`,
                lang,
              )}
              onClick={() => toggle(entry)}
            >
              {entry.withdrawn ? words.restore : words.withdraw}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What stands against each player. */
export function Totals({ log }: { readonly log: Log }) {
  const { words, lang } = useSpeech();
  const totals = totalsOf(log);
  if (totals.length === 0) return null;
  return (
    <section>
      <h2 id="log-totals">{words.totals}</h2>
      <table aria-labelledby="log-totals">
        <thead>
          <tr>
            <th scope="col">{words.player}</th>
            <th scope="col">{words.times}</th>
            <th scope="col">{words.points}</th>
          </tr>
        </thead>
        <tbody>
          {totals.map(({ player, times, points }) => (
            <tr key={player}>
              <th scope="row">{player}</th>
              <td>{times.toLocaleString(lang)}</td>
              <td>{points.toLocaleString(lang)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
