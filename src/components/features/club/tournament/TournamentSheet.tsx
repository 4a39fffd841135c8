import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type BookId, baseBook } from '../../../../engine/rulebooks/ids.ts';
import { hasLog } from '../../../../stores/penalty-log/key.ts';
import { Fetching } from '../settle/Fetching.tsx';
import { RulebookField } from '../settle/RulebookField.tsx';
import { type RiichiTables, registerTables } from '../settle/table-rules.ts';
import { StringsProvider as SettleSpeech } from '../settle/strings.ts';
import { usePart } from '../settle/use-part.ts';
import { without } from '../settle/without.ts';
import { useTableEngine } from '../settle/use-table-engine.ts';
import { Files } from './Files.tsx';
import { PrintedPenalties } from './PrintedPenalties.tsx';
import { PrintedSessions } from './PrintedSessions.tsx';
import { RankingPart } from './RankingPart.tsx';
import { Roster } from './Roster.tsx';
import { SeatingPart } from './SeatingPart.tsx';
import { SessionPart } from './SessionPart.tsx';
import { type TournamentStrings, StringsProvider, useStrings } from './strings.ts';
import { makeStandings } from './standings.ts';
import { MOST, tidyName } from './tournament.ts';
import { useTournament } from './use-tournament.ts';
import type { Timings } from './wall/Wall.tsx';
import '../settle/settle.css';
import '../settle/game.css';
import './tournament.css';
import { TypedField } from '../../../base/answer/TypedField.tsx';
import { bookName } from '../../../base/words/book-name.ts';

/** The projector view is loaded when it is opened, and the penalty import only if there is a log. */
const fetchWall = () => import('./wall/Wall.tsx').then((part) => part.Wall);
const fetchFromLog = () => import('./FromLog.tsx').then((part) => part.FromLog);

/** The address at which the page opens with the projector view. */
const WALL = '#view=wall';

interface Props {
  readonly strings: TournamentStrings;
  readonly tables: RiichiTables;
  readonly timings: Timings;
  /** The rulebook that the page is built by. */
  readonly first: BookId;
}

/** A tournament on one device: roster, sessions, tables, and the ranking. */
export function TournamentSheet({ strings, tables, timings, first }: Props) {
  registerTables(tables);
  return (
    <StringsProvider value={strings}>
      <SettleSpeech value={strings}>
        <Sheet timings={timings} first={first} />
      </SettleSpeech>
    </StringsProvider>
  );
}

function Sheet({ timings, first }: Pick<Props, 'timings' | 'first'>) {
  const { book, tournament: own } = useStrings().words;
  const store = useTournament(first);
  const { tournament, isBroken, change } = store;
  const { engine, failed, again } = useTableEngine(tournament.rules);
  const count = useRef(makeStandings());
  const [isLogged, setLogged] = useState<boolean>();
  useEffect(() => setLogged(hasLog()), []);
  /** Until storage is read nobody knows whether the roster is empty, and thus how high it is. */
  const isRead = isLogged !== undefined;
  const { Part: FromLog } = usePart(isLogged === true, fetchFromLog);
  const [isWall, setWall] = useState(false);
  useEffect(() => setWall(location.hash === WALL), []);
  const wall = usePart(isWall, fetchWall);
  const standings = useMemo(() => (engine ? count.current(tournament, engine) : undefined), [tournament, engine]);
  return (
    <div class={isRead ? 'game tournament not-content' : 'game tournament unread not-content'}>
      {isBroken && <p class="refused">{own.broken}</p>}
      <h2 class="print-only">
        {[tournament.name, tournament.place, tournament.dates, bookName(tournament.rules, book)]
          .filter(Boolean)
          .join(' · ')}
      </h2>
      <div class="settle no-print">
        <div class="entering">
          <div class="situation">
            <label class="field">
              <span>{own.name}</span>
              <TypedField
                maxLength={MOST.name}
                value={tournament.name}
                onGiven={(name) => change({ ...tournament, name })}
              />
            </label>
            <RulebookField rules={tournament.rules} onChange={(rules) => change({ ...tournament, rules })} />
            {(['place', 'dates'] as const).map((field) => (
              <label key={field} class="field">
                <span>{own[field]}</span>
                <TypedField
                  maxLength={MOST.name}
                  value={tournament[field] ?? ''}
                  onGiven={(typed) => {
                    const rest = without(tournament, field);
                    const told = tidyName(typed);
                    change(told === '' ? rest : { ...rest, [field]: told });
                  }}
                />
              </label>
            ))}
          </div>
        </div>
      </div>
      <datalist id="roster-names">
        {tournament.players.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
      <div class="no-print">
        <Roster store={store} />
      </div>
      <div class="actions no-print">
        <button type="button" class="button quiet" onClick={() => setWall(true)}>
          {own.wall}
        </button>
        <a href={WALL} target="_blank">
          {own['wall.window']}
        </a>
      </div>
      {isWall && wall.Part && (
        <wall.Part
          tournament={tournament}
          ranking={standings?.ranking}
          timing={timings[baseBook(tournament.rules)]}
          onClose={() => setWall(false)}
        />
      )}
      {isWall && wall.failed && <Fetching failed again={wall.again} />}
      <SeatingPart store={store} />
      {engine && standings ? (
        <>
          <SessionPart store={store} engine={engine} standings={standings} />
          {FromLog && <FromLog store={store} />}
          <RankingPart store={store} standings={standings} />
          <PrintedSessions tournament={tournament} standings={standings} />
          <PrintedPenalties tournament={tournament} />
        </>
      ) : (
        <Fetching failed={failed} again={again} />
      )}
      {(standings ?? failed) && <Files store={store} standings={standings} />}
    </div>
  );
}
