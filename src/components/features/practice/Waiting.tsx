import { useStore } from '@nanostores/preact';
import { $waiting } from './load-session.ts';
import { useStrings } from '../../widgets/questions/strings.ts';

/** Says that something is loading, or that it failed, with a button to try again. */
export function Waiting() {
  const { practice } = useStrings().words;
  const waiting = useStore($waiting, { ssr: () => undefined });
  return (
    <div class={waiting ? 'waiting-for' : 'sr-only'} role="status" data-asks-again={waiting ? '' : undefined}>
      {waiting === 'busy' && <p>{practice.loading}</p>}
      {typeof waiting === 'object' && (
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
