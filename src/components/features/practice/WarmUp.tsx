import { useEffect, useMemo } from 'preact/hooks';
import { TILE_OF_KIND } from '../../../engine/riichi/index.ts';
import type { BookId } from '../../../engine/rulebooks/ids.ts';
import { preparations } from '../../../stores/practice/begin.ts';
import type { PracticeRecord } from '../../../quizzes/memory/record.ts';
import { TileRow } from '../../widgets/questions/TileRow.tsx';

/** Milliseconds between two preparations, in which a tap can come through. */
const BREATH = 30;

interface Props {
  readonly rules: BookId;
  /** What is remembered: it decides what is asked first. */
  readonly record: PracticeRecord;
  /** Whether somebody sits at the table: nothing is prepared then. */
  readonly isAway: boolean;
}

/** Fetches all tiles and draws the first question of each sitting, so that it comes as fast as the later ones. */
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
