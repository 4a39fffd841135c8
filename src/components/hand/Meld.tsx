import type { TileWords } from '../words/tiles.ts';
import type { LaidMeld } from './layout.ts';
import { TileImage } from './TileImage.tsx';
import './hand.css';

interface Props {
  readonly meld: LaidMeld;
  readonly words: { readonly tile: TileWords };
  readonly lazy?: boolean | undefined;
  /** The number of its first tile on the table, where it lies on one. */
  readonly first?: number | undefined;
}

/** The tiles of a meld, which never break apart. */
export function Meld({ meld, words, lazy, first }: Props) {
  const at = (i: number): number | undefined => (first === undefined ? undefined : first + i);
  return (
    <span class="meld">
      {meld.laid.map((laid, i) => (
        <TileImage key={i} {...laid} words={words.tile} lazy={lazy} at={at(i)} addedAt={at(meld.laid.length)} />
      ))}
    </span>
  );
}
