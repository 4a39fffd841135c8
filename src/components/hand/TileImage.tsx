import { type TileWords, markOf } from '../words/tiles.ts';
import type { LaidTile } from './layout.ts';

const FOLDER = `${import.meta.env.BASE_URL.replace(/\/?$/, '/')}tiles/`;

interface Props extends LaidTile {
  readonly words: TileWords;
  readonly lazy?: boolean | undefined;
}

/** One tile as a picture without a name of its own: whatever holds it says what it is. */
export function TileImage({ tile, turned, down, added, words, lazy = true }: Props) {
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
  if (down) return <span class="tile">{image('back')}</span>;
  const face = (
    <span class={turned ? 'tile turned' : 'tile'} data-mark={markOf(tile, words)}>
      {image(tile)}
    </span>
  );
  if (added === undefined) return face;
  return (
    <span class="stack">
      <span class="tile turned" data-mark={markOf(added, words)}>
        {image(added)}
      </span>
      {face}
    </span>
  );
}
