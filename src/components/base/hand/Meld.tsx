import type { TileWords } from '../words/tiles.ts';
import type { LaidMeld } from './layout.ts';
import { TileImage } from './TileImage.tsx';

interface Props {
  readonly meld: LaidMeld;
  readonly words: { readonly tile: TileWords };
  /** Table number of its first tile, if it lies on a table. */
  readonly first?: number | undefined;
}

/** The tiles of a meld from left to right. */
export function MeldTiles({ meld, words, first }: Props) {
  const at = (i: number): number | undefined => (first === undefined ? undefined : first + i);
  return (
    <>
      {meld.laid.map((laid, i) => (
        <TileImage key={i} {...laid} words={words.tile} at={at(i)} addedAt={at(meld.laid.length)} />
      ))}
    </>
  );
}

/** A meld; its tiles never wrap. */
export function Meld(props: Props) {
  return (
    <span class="meld">
      <MeldTiles {...props} />
    </span>
  );
}
