import { type TileWords, markOf } from '../words/tiles.ts';
import type { LaidTile } from './layout.ts';

const FOLDER = `${import.meta.env.BASE_URL.replace(/\/?$/, '/')}tiles/`;

interface Props extends LaidTile {
  readonly words: TileWords;
  readonly lazy?: boolean | undefined;
  /** Its number on the table, and that of the tile added to it. */
  readonly at?: number | undefined;
  readonly addedAt?: number | undefined;
}

/** One tile as a picture without a name of its own: whatever holds it says what it is. */
export function TileImage({ tile, turned, down, added, words, lazy = true, at, addedAt }: Props) {
  const loading = lazy ? 'lazy' : 'eager';
  const image = (code: string) => (
    <img
      src={`${FOLDER}${code}.svg`}
      alt=""
      width={60}
      height={80}
      loading={loading}
      decoding="async"
      draggable={false}
    />
  );
  if (down)
    return (
      <span class="tile" data-at={at}>
        {image('back')}
      </span>
    );
  const face = (
    <span class={turned ? 'tile turned' : 'tile'} data-mark={markOf(tile, words)} data-at={at}>
      {image(tile)}
    </span>
  );
  if (added === undefined) return face;
  return (
    <span class="stack">
      <span class="tile turned" data-mark={markOf(added, words)} data-at={addedAt}>
        {image(added)}
      </span>
      {face}
    </span>
  );
}
