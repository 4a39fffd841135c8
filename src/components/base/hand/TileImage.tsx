import { type TileWords, markOf } from '../words/tiles.ts';
import { cornerMark } from './corner-mark.ts';
import type { LaidTile } from './layout.ts';
import './hand.css';

interface Props extends LaidTile {
  readonly words: TileWords;
  /** Leaves a gap: before the winning tile, or after a set. */
  readonly place?: 'winning' | 'ends-set' | undefined;
  /** Number of the tile on the table, and of the tile added to it. */
  readonly at?: number | undefined;
  readonly addedAt?: number | undefined;
}

const shapeOf = (turned: boolean, place: Props['place']): string =>
  ['tile', turned && 'turned', place].filter(Boolean).join(' ');

/** One tile as a decorative picture in a single element; its container has the label. */
export function TileImage({ tile, turned, down, added, words, place, at, addedAt }: Props) {
  if (down) return <span class="tile" data-tile="back" data-at={at} />;
  const face = (
    <span
      class={shapeOf(turned === true, place)}
      data-tile={tile}
      {...cornerMark(tile, markOf(tile, words))}
      data-at={at}
    />
  );
  if (added === undefined) return face;
  return (
    <span class="stack">
      <span class="tile turned" data-tile={added} {...cornerMark(added, markOf(added, words))} data-at={addedAt} />
      {face}
    </span>
  );
}
