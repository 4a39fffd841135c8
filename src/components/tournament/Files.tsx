import { useState } from 'preact/hooks';
import { download, fileName } from './download.ts';
import { rankingCsv } from './ranking-csv.ts';
import { resultsCsv } from './results.ts';
import { useSpeech } from './speech.ts';
import type { Standings } from './standings.ts';
import { formatTournament, newTournament, parseTournament } from './tournament.ts';
import type { KeptTournament } from './use-tournament.ts';

interface Props {
  readonly kept: KeptTournament;
  readonly standings: Standings | undefined;
}

const CSV = 'text/csv;charset=utf-8';
/** A larger file is no tournament of ours. */
const MOST_BYTES = 5_000_000;

/** What leaves this device and what comes in: a file to keep, results and ranking as CSV, paper. */
export function Files({ kept, standings }: Props) {
  const { scorer, settle, tournament: own } = useSpeech().words;
  const { tournament, canUndo, change, undo } = kept;
  const [said, setSaid] = useState('');
  const name = fileName(tournament.name, 'tournament');
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const next = file.size <= MOST_BYTES ? parseTournament(await file.text()) : undefined;
    setSaid(next ? own['file.taken'] : own['file.broken']);
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
          onClick={() => download(formatTournament(tournament), `${name}.json`, 'application/json')}
        >
          {own['file.save']}
        </button>
        <label class="button quiet file">
          <span>{own['file.open']}</span>
          <input
            type="file"
            class="sr-only"
            accept=".json,application/json"
            onChange={({ currentTarget }) => {
              void take(currentTarget.files?.[0]);
              currentTarget.value = '';
            }}
          />
        </label>
        <button
          type="button"
          class="button quiet"
          onClick={() => download(resultsCsv(tournament), `${name}-results.csv`, CSV)}
        >
          {own['csv.results']}
        </button>
        {ranking && (
          <button
            type="button"
            class="button quiet"
            onClick={() => download(rankingCsv(ranking), `${name}-ranking.csv`, CSV)}
          >
            {own['csv.ranking']}
          </button>
        )}
        <button type="button" class="button quiet" onClick={() => print()}>
          {settle['game.print']}
        </button>
        <button type="button" class="button quiet" onClick={() => change(newTournament(tournament.rules))}>
          {own.new}
        </button>
      </div>
      <p role="status">{said}</p>
      <p class="hint">{own.kept}</p>
    </section>
  );
}
