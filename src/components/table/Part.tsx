import type { HandWords } from '../hand/label.ts';
import { Meld } from '../hand/Meld.tsx';
import { TileImage } from '../hand/TileImage.tsx';
import type { TablePart } from './parts.ts';

interface Props {
  readonly part: TablePart;
  readonly words: HandWords;
  readonly lazy?: boolean | undefined;
}

/** A part of a hand that holds together: what it is worth above its tiles, what it is below. */
export function Part({ part, words, lazy }: Props) {
  const { tiles, first, meld, winning, name, marks } = part;
  return (
    <span class="part">
      {marks.length > 0 && <span class="worth">{marks.join(' · ')}</span>}
      {meld ? (
        <Meld meld={meld} words={words} lazy={lazy} first={first} />
      ) : (
        <span class="meld">
          {tiles.map((tile, i) => (
            <TileImage key={i} tile={tile} words={words.tile} lazy={lazy} at={first + i} />
          ))}
          {winning && (
            <span class="winning">
              <TileImage tile={winning.tile} words={words.tile} lazy={lazy} at={winning.at} />
            </span>
          )}
        </span>
      )}
      {name !== undefined && <span class={winning ? 'name of-winning' : 'name'}>{name}</span>}
    </span>
  );
}
