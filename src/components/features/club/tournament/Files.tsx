import { useState } from 'preact/hooks';
import { FilePick } from '../../../base/answer/FilePick.tsx';
import { download, downloadCsv, fileName } from '../../../base/files/download.ts';
import { bookName } from '../../../base/words/book-name.ts';
import { federationCsv } from './federation-csv.ts';
import { rankingCsv } from './ranking-csv.ts';
import { resultsCsv } from './results.ts';
import { useStrings } from './strings.ts';
import type { Standings } from './standings.ts';
import { formatTournament, newTournament, parseTournament } from './tournament.ts';
import type { TournamentStore } from './use-tournament.ts';

interface Props {
  readonly store: TournamentStore;
  readonly standings: Standings | undefined;
}

/** Larger files cannot be tournaments. */
const MOST_BYTES = 5_000_000;

/** Saves, loads, exports to CSV and prints a tournament. */
export function Files({ store, standings }: Props) {
  const { words, lang } = useStrings();
  const { scorer, settle, tournament: own } = words;
  const { tournament, latest, canUndo, change, undo } = store;
  const [status, setStatus] = useState('');
  const name = fileName(tournament.name, 'tournament');
  const take = (text: string | undefined): void => {
    const next = text === undefined ? undefined : parseTournament(text);
    setStatus(next ? own['file.taken'] : own['file.broken']);
    if (next) change(next);
  };
  const ranking = standings?.ranking;
  return (
    <section class="files no-print">
      <div class="actions">
        <button type="button" class="button quiet" aria-disabled={canUndo ? undefined : 'true'} onClick={undo}>
          {scorer.undo}
        </button>
        <button
          type="button"
          class="button quiet"
          onClick={() => download(formatTournament(latest()), `${name}.json`, 'application/json')}
        >
          {own['file.save']}
        </button>
        <FilePick label={own['file.open']} accept=".json,application/json" mostBytes={MOST_BYTES} onText={take} />
        <button
          type="button"
          class="button quiet"
          onClick={() => downloadCsv(resultsCsv(tournament, lang), `${name}-results`)}
        >
          {own['csv.results']}
        </button>
        {ranking && (
          <>
            <button
              type="button"
              class="button quiet"
              onClick={() => downloadCsv(rankingCsv(ranking, lang), `${name}-ranking`)}
            >
              {own['csv.ranking']}
            </button>
            <button
              type="button"
              class="button quiet"
              onClick={() =>
                downloadCsv(
                  federationCsv(tournament, ranking, bookName(tournament.rules, words.book), lang),
                  `${name}-federation`,
                )
              }
            >
              {own['csv.federation']}
            </button>
          </>
        )}
        <button type="button" class="button quiet" onClick={() => print()}>
          {settle['game.print']}
        </button>
        <button type="button" class="button quiet" onClick={() => change(newTournament(tournament.rules))}>
          {own.new}
        </button>
      </div>
      <p role="status">{status}</p>
      <p class="hint">{own.kept}</p>
    </section>
  );
}
