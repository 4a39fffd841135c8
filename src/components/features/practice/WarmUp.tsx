import { useEffect, useMemo } from 'preact/hooks';
import { TILE_OF_KIND } from '../../../engine/riichi/index.ts';
import type { BookId } from '../../../engine/rulebooks/ids.ts';
import { preparations } from '../../../stores/practice/begin.ts';
import type { PracticeRecord } from '../../../quizzes/memory/record.ts';
import { TileRow } from '../../widgets/questions/TileRow.tsx';

/** Milliseconds between two preparations, so that a tap can get through. */
const BREATH = 30;

interface Props {
  readonly rules: BookId;
  /** The record, which decides what is asked first. */
  readonly record: PracticeRecord;
  /** Whether a session is running: then nothing is prepared. */
  readonly isAway: boolean;
}

/**
 * Fetches all tiles and deals the first question of each kind of session, so that it comes as fast as the later ones.
 */
export function WarmUp({ rules, record, isAway }: Props) {
  useEffect(() => {
    if (isAway) return;
    const timers = preparations(rules).map((prepare, i) => setTimeout(prepare, i * BREATH));
    return () => timers.forEach(clearTimeout);
  }, [rules, record, isAway]);
  return useMemo(
    () => (
      <div hidden>
        <TileRow tiles={TILE_OF_KIND} />
      </div>
    ),
    [],
  );
}
