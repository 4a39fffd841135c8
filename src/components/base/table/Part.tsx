import type { HandWords } from '../hand/label.ts';
import { MeldTiles } from '../hand/Meld.tsx';
import { TileImage } from '../hand/TileImage.tsx';
import type { TablePart } from './parts.ts';

interface Props {
  readonly part: TablePart;
  readonly words: HandWords;
  /** Whether the hand lies in one row, so sets need no wrapper. */
  readonly inOneRow: boolean;
}

/** A part of a hand that stays together, its value above the tiles and its name below. */
export function Part({ part, words, inOneRow }: Props) {
  const { tiles, first, meld, winning, name, marks } = part;
  const isBare = inOneRow && name === undefined && marks.length === 0;
  const set = meld ? (
    <MeldTiles meld={meld} words={words} first={first} />
  ) : (
    <>
      {tiles.map((tile, i) => (
        <TileImage
          key={i}
          tile={tile}
          words={words.tile}
          at={first + i}
          place={isBare && i === tiles.length - 1 ? 'ends-set' : undefined}
        />
      ))}
      {winning && <TileImage tile={winning.tile} words={words.tile} at={winning.at} place="winning" />}
    </>
  );
  if (isBare) return set;
  return (
    <span class={marks.length > 0 ? 'part valued' : 'part'}>
      {marks.length > 0 ? (
        <>
          <span class="worth">{marks.join(' · ')}</span>
          <span class="meld">{set}</span>
        </>
      ) : (
        set
      )}
      {name !== undefined && <span class={winning ? 'name of-winning' : 'name'}>{name}</span>}
    </span>
  );
}
