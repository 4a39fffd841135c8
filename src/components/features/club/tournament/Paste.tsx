import { useState } from 'preact/hooks';
import { fill } from '../../../../i18n/strings.ts';
import { plural } from '../../../../i18n/plural.ts';
import { type ReadResults, takeResults } from './results.ts';
import { useStrings } from './strings.ts';
import type { TournamentStore } from './use-tournament.ts';
import { PasteField } from '../../../base/answer/PasteField.tsx';

interface Props {
  readonly store: TournamentStore;
  /** The session for rows that name none. */
  readonly session: number;
}

/** Number of rejected rows to list. */
const MOST_TOLD = 8;

/** Imports results pasted from a spreadsheet: all rows, or none with the rejected rows listed. */
export function Paste({ store, session }: Props) {
  const { words, lang } = useStrings();
  const own = words.tournament;
  const [text, setText] = useState('');
  const [read, setRead] = useState<ReadResults>();
  const take = (): void => {
    const next = takeResults(text, store.tournament, session);
    setRead(next);
    if (!next.ok || next.rows === 0) return;
    store.change(next.tournament);
    setText('');
  };
  return (
    <details class="settle-setup">
      <summary>{own.paste}</summary>
      <div class="settle">
        <div class="entering">
          <PasteField label={own['paste.hint']} text={text} onText={setText} />
          <div class="actions">
            <button type="button" class="button" onClick={take}>
              {own['paste.take']}
            </button>
          </div>
          <div role="status">
            {read?.ok === true && plural(own, 'paste.taken', read.count, lang)}
            {read?.ok === false && (
              <>
                <p class="refused">{own['paste.none']}</p>
                <ul class="notes">
                  {read.problems.slice(0, MOST_TOLD).map(({ row, why, text: found }) => (
                    <li key={row}>
                      {fill(own['paste.row'], { n: row })} {own[`paste.why.${why}`]}{' '}
                      {found !== '' && <q>{found.slice(0, 60)}</q>}
                    </li>
                  ))}
                </ul>
              </>
            )}
          </div>
        </div>
      </div>
    </details>
  );
}
