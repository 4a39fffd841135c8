import { type Tile, compareTiles } from '../../../engine/riichi/index.ts';
import { TileRow } from './TileRow.tsx';
import { useStrings } from './strings.ts';

interface Props {
  readonly right: readonly Tile[];
  readonly given: readonly Tile[];
}

/** Waits that were missed, and tiles that complete nothing. */
export function WaitsMissed({ right, given }: Props) {
  const { practice } = useStrings().words;
  const lists = {
    'waits.missed': right.filter((tile) => !given.includes(tile)),
    'waits.extra': given.filter((tile) => !right.includes(tile)).toSorted(compareTiles),
  } as const;
  return (
    <dl class="waits-missed">
      {(['waits.missed', 'waits.extra'] as const).map(
        (name) =>
          lists[name].length > 0 && (
            <div key={name}>
              <dt>{practice[name]}</dt>
              <dd>
                <TileRow tiles={lists[name]} />
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
