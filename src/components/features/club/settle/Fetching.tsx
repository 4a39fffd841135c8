import { useStrings } from './strings.ts';
import type { EngineState } from './use-table-engine.ts';

/** Shows that the engine is loading, or offers to retry. */
export function Fetching({ failed, again }: Pick<EngineState, 'failed' | 'again'>) {
  const { settle } = useStrings().words;
  return failed ? (
    <p class="refused">
      {settle['engine.failed']}{' '}
      <button type="button" class="plain" onClick={again}>
        {settle['engine.again']}
      </button>
    </p>
  ) : (
    <p class="hint">{settle['engine.coming']}</p>
  );
}
