import { baseBook } from '../../../engine/rulebooks/ids.ts';
import { fill } from '../../../i18n/strings.ts';
import { useStore } from '@nanostores/preact';
import { $waiting } from './load-session.ts';
import { useLobbyStrings } from '../../widgets/questions/strings.ts';

/** Says that something is loading, or that it failed, with a button to try again. */
export function Waiting() {
  const { practice, book } = useLobbyStrings().words;
  const waiting = useStore($waiting, { ssr: () => undefined });
  return (
    <div class={waiting ? 'toast waiting-for' : 'sr-only'} role="status" data-asks-again={waiting ? '' : undefined}>
      {waiting === 'busy' && <p>{practice.loading}</p>}
      {typeof waiting === 'object' && 'lacking' in waiting && (
        <p>{fill(book.unknown, { book: book[baseBook(waiting.lacking)] })}</p>
      )}
      {typeof waiting === 'object' && 'again' in waiting && (
        <>
          <p>{practice.missing}</p>
          <button type="button" class="button" onClick={waiting.again}>
            {practice['missing.again']}
          </button>
        </>
      )}
    </div>
  );
}
