import type { Tile } from '../../../engine/riichi/index.ts';
import { fill } from '../../../i18n/strings.ts';
import { TileImage } from '../../base/hand/TileImage.tsx';
import { tilesInWords } from '../../base/words/tiles.ts';
import { tilesOf } from './draft.ts';
import { withoutTile } from './edit.ts';
import type { DraftProps } from './hand-game.ts';
import { useRefocus } from './refocus.ts';
import { useStrings } from './strings.ts';

interface IndicatorsProps {
  readonly name: string;
  readonly tiles: readonly Tile[];
  readonly onRemove: (i: number) => void;
}

function Indicators({ name, tiles, onRemove }: IndicatorsProps) {
  const { words } = useStrings();
  const { box, goes } = useRefocus<HTMLDivElement>();
  const remove = (i: number): void => {
    goes(i);
    onRemove(i);
  };
  if (tiles.length === 0) return null;
  return (
    <div class="shown-indicators" role="group" aria-label={name} ref={box}>
      <span aria-hidden="true">{name}</span>
      {tiles.map((tile, i) => (
        <button
          key={i}
          type="button"
          class="tile-button"
          data-takes-away
          aria-label={fill(words.scorer.remove, { tile: tilesInWords([tile], words.tile) })}
          onClick={({ detail }) => detail < 2 && remove(i)}
        >
          <TileImage tile={tile} words={words.tile} />
        </button>
      ))}
    </div>
  );
}

/** The dora and ura dora indicators. */
export function ShownIndicators({ draft, onChange }: DraftProps) {
  const { hand } = useStrings().words;
  const remove = (field: 'doraIndicators' | 'uraIndicators') => (i: number) => onChange(withoutTile(draft, field, i));
  return (
    <>
      <Indicators name={hand.doraName} tiles={tilesOf(draft.doraIndicators)} onRemove={remove('doraIndicators')} />
      <Indicators name={hand.uraName} tiles={tilesOf(draft.uraIndicators)} onRemove={remove('uraIndicators')} />
    </>
  );
}
