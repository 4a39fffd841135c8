import type { Tile } from '../../engine/riichi/index.ts';
import { TileImage } from './TileImage.tsx';
import { type HandWords, handLabel } from './label.ts';
import type { HandView, LaidMeld } from './layout.ts';
import './hand.css';

interface MeldProps {
  readonly meld: LaidMeld;
  readonly words: HandWords;
  readonly lazy?: boolean | undefined;
}

/** The tiles of a meld, which never break apart. */
export const Meld = ({ meld, words, lazy }: MeldProps) => (
  <span class="meld">
    {meld.laid.map((laid, i) => (
      <TileImage key={i} {...laid} words={words.tile} lazy={lazy} />
    ))}
  </span>
);

interface Props {
  readonly view: HandView;
  readonly words: HandWords;
  /** Whether its pictures wait until they come into sight; not for a hand at the top of a page. */
  readonly lazy?: boolean | undefined;
}

/** A whole hand under one label: concealed tiles, melds, the winning tile apart, the indicators below. */
export function Hand({ view, words, lazy }: Props) {
  const tiles = (list: readonly Tile[]) =>
    list.map((tile, i) => <TileImage key={i} tile={tile} words={words.tile} lazy={lazy} />);
  const indicators = (name: string, list: readonly Tile[]) =>
    list.length > 0 && (
      <span class="indicators">
        <span class="indicators-name">{name}</span> {tiles(list)}
      </span>
    );
  return (
    <div class="hand not-content" role="img" aria-label={handLabel(view, words)}>
      <div class="hand-row">
        {view.concealed.length > 0 && <span class="in-hand">{tiles(view.concealed)}</span>}
        {view.winning !== undefined && <span class="winning">{tiles([view.winning])}</span>}
        {view.melds.map((meld, i) => (
          <Meld key={i} meld={meld} words={words} lazy={lazy} />
        ))}
      </div>
      {(view.dora.length > 0 || view.ura.length > 0) && (
        <div class="hand-row">
          {indicators(words.hand.doraName, view.dora)}
          {indicators(words.hand.uraName, view.ura)}
        </div>
      )}
    </div>
  );
}
