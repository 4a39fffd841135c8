import { fill } from '../../../../i18n/strings.ts';
import { SeatedTables } from './SeatedTables.tsx';
import { useStrings } from './strings.ts';
import type { Session } from './tournament.ts';

interface Props {
  readonly session: Session;
  /** How far each table is from adding up. */
  readonly offs: readonly number[];
  readonly names: ReadonlyMap<number, string>;
  readonly onCorrect: (index: number) => void;
  readonly onRemove: (index: number) => void;
}

/** Number of tables shown; more are folded so that the ranking stays near. */
const MOST_OPEN = 8;

/** The tables of a session, each with whether its points add up. */
export function SessionTables({ session, offs, names, onCorrect, onRemove }: Props) {
  const { settle, tournament: own } = useStrings().words;
  return (
    <details class="settle-setup" open={session.tables.length <= MOST_OPEN}>
      <summary>
        {own.tables} · {session.tables.length}
      </summary>
      <div class="wide-table" tabIndex={0} role="region" aria-label={own.tables}>
        <SeatedTables
          session={session}
          offs={offs}
          names={names}
          actions={(i) => (
            <span class="row-actions">
              <button
                type="button"
                class="plain"
                aria-label={fill(own['table.correct.of'], { n: i + 1 })}
                onClick={() => onCorrect(i)}
              >
                {settle['game.correct']}
              </button>
              <button
                type="button"
                class="plain"
                aria-label={fill(own['table.remove.of'], { n: i + 1 })}
                onClick={() => onRemove(i)}
              >
                {settle['final.remove']}
              </button>
            </span>
          )}
        />
      </div>
    </details>
  );
}
