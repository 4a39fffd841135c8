import { useState } from 'preact/hooks';
import type { BySeat } from '../../../../engine/riichi/index.ts';
import { colon } from '../../../../i18n/signs.ts';
import { fill } from '../../../../i18n/strings.ts';
import type { TableEngine } from '../settle/table-engine.ts';
import { tableRules } from '../settle/table-rules.ts';
import { Paste } from './Paste.tsx';
import { openTables } from './plan.ts';
import { Reports } from './Reports.tsx';
import { SessionTables } from './SessionTables.tsx';
import { TableEditor } from './TableEditor.tsx';
import { useStrings } from './strings.ts';
import type { Standings } from './standings.ts';
import { MOST, type Session, twiceIn, withSession, withoutResult } from './tournament.ts';
import type { TournamentStore } from './use-tournament.ts';

interface Props {
  readonly store: TournamentStore;
  readonly engine: TableEngine;
  readonly standings: Standings;
}

const NO_SESSION: Session = { stage: 1, tables: [], missed: [] };
/** Number of names listed; the rest is only counted. */
const MOST_NAMED = 12;

/** The sessions, one at a time: tables with their sums, missing players, and ways to enter results. */
export function SessionPart({ store, engine, standings }: Props) {
  const { words, lang } = useStrings();
  const { tournament: own } = words;
  const { tournament, change } = store;
  const { sessions, rules } = tournament;
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, sessions.length - 1);
  const session = sessions[at] ?? NO_SESSION;
  /** The table being edited: its index, 'new', or the players of a planned one. */
  const [typed, setTyped] = useState<number | 'new' | BySeat<number>>();
  const planned = openTables(tournament, at);
  const put = (next: Session): void => change(withSession(tournament, at, next));
  const names = new Map(tournament.players.map(({ id, name }) => [id, name]));
  const absent = withoutResult(tournament, session);
  const twice = twiceIn(tournament, session);
  const listed = (people: readonly { readonly name: string }[]): string =>
    people
      .slice(0, MOST_NAMED)
      .map(({ name }) => name)
      .join(', ') + (people.length > MOST_NAMED ? ` +${String(people.length - MOST_NAMED)}` : '');
  const off = (standings.tables[at] ?? []).filter((one) => one.off !== 0).length;
  return (
    <section class="sessions no-print">
      <h2>{own.sessions}</h2>
      <div class="session-bar">
        <label class="field">
          <span>{own.session}</span>
          <select
            value={at}
            onChange={({ currentTarget: { value } }) => {
              setChosen(Number(value));
              setTyped(undefined);
            }}
          >
            {sessions.map(({ tables }, i) => (
              <option key={i} value={i}>
                {fill(own['session.of'], { n: i + 1, tables: tables.length })}
              </option>
            ))}
          </select>
        </label>
        {tableRules(rules).stages && (
          <label class="field">
            <span>{own.stage}</span>
            <select
              value={session.stage}
              onChange={({ currentTarget: { value } }) => put({ ...session, stage: Number(value) })}
            >
              {Array.from({ length: 12 }, (_, i) => (
                <option key={i} value={i + 1}>
                  {i + 1}
                </option>
              ))}
            </select>
          </label>
        )}
        {sessions.length < MOST.sessions && (
          <button
            type="button"
            class="button quiet"
            onClick={() => {
              const stage = sessions.at(-1)?.stage ?? 1;
              change({ ...tournament, sessions: [...sessions, { stage, tables: [], missed: [] }] });
              setChosen(sessions.length);
              setTyped(undefined);
            }}
          >
            {own['session.add']}
          </button>
        )}
        {sessions.length > 1 && session.tables.length === 0 && session.missed.length === 0 && (
          <button
            type="button"
            class="button quiet"
            onClick={() => change({ ...tournament, sessions: sessions.filter((_, i) => i !== at) })}
          >
            {own['session.remove']}
          </button>
        )}
      </div>
      <div>
        {typed === undefined ? (
          <>
            {planned.length > 0 && <p class="hint">{own['seating.open']}</p>}
            <div class="actions planned">
              {planned.map(({ number, players }) => (
                <button key={number} type="button" class="button quiet" onClick={() => setTyped(players)}>
                  {`${String(number)}${colon(lang)}${players.map((id) => names.get(id) ?? '').join(', ')}`}
                </button>
              ))}
              <button type="button" class="button" onClick={() => setTyped('new')}>
                {own['table.new']}
              </button>
            </div>
          </>
        ) : (
          <TableEditor
            key={`${String(at)} ${String(typed)}`}
            tournament={tournament}
            engine={engine}
            table={typeof typed === 'number' ? session.tables[typed] : undefined}
            seated={typeof typed === 'object' ? typed : undefined}
            onCancel={() => setTyped(undefined)}
            onSave={(next, table) => {
              const tables =
                typeof typed === 'number'
                  ? session.tables.map((one, i) => (i === typed ? table : one))
                  : [...session.tables, table];
              const missed = session.missed.filter((id) => !table.players.includes(id));
              change(withSession(next, at, { ...session, tables, missed }));
              setTyped(undefined);
            }}
          />
        )}
        <Reports store={store} />
        <Paste store={store} session={at} />
      </div>
      {session.tables.length > 0 && (
        <SessionTables
          key={at}
          session={session}
          offs={(standings.tables[at] ?? []).map((one) => one.off)}
          names={names}
          onCorrect={setTyped}
          onRemove={(i) => {
            setTyped(undefined);
            put({ ...session, tables: session.tables.filter((_, one) => one !== i) });
          }}
        />
      )}
      {off > 0 && <p class="refused">{fill(own['check.some'], { n: off })}</p>}
      {twice.length > 0 && <p class="refused">{fill(own.twice, { names: listed(twice) })}</p>}
      {session.tables.length > 0 && absent.length > 0 && (
        <p class="hint">
          {fill(own.absent, { names: listed(absent) })}{' '}
          <button
            type="button"
            class="plain"
            onClick={() => put({ ...session, missed: [...session.missed, ...absent.map(({ id }) => id)] })}
          >
            {own['absent.missed']}
          </button>
        </p>
      )}
      {session.missed.length > 0 && (
        <p class="hint">
          {fill(own.missed, { names: listed(session.missed.map((id) => ({ name: names.get(id) ?? '' }))) })}{' '}
          <button type="button" class="plain" onClick={() => put({ ...session, missed: [] })}>
            {own['missed.back']}
          </button>
        </p>
      )}
    </section>
  );
}
