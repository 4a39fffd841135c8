import { useState } from 'preact/hooks';
import { mcrWords } from '../fan/fetch-words.ts';
import type { DraftProps } from './hand-game.ts';

const FLOWERS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
type Flower = (typeof FLOWERS)[number];

/** Buttons for the eight flowers; only their number counts, but the tapped ones are kept. */
export function Flowers({ draft, onChange }: DraftProps) {
  const count = draft.flowers;
  const { mcr } = mcrWords();
  const [tapped, setTapped] = useState<readonly Flower[]>([]);
  const laid: readonly Flower[] = tapped.length === count ? tapped : FLOWERS.slice(0, count);
  const toggle = (flower: Flower): void => {
    const next = laid.includes(flower) ? laid.filter((one) => one !== flower) : [...laid, flower];
    setTapped(next);
    onChange({ ...draft, flowers: next.length });
  };
  return (
    <div class="flowers" role="group" aria-label={mcr.flowers}>
      {FLOWERS.map((flower) => (
        <button
          key={flower}
          type="button"
          class="tile-button flower"
          aria-pressed={laid.includes(flower)}
          aria-label={mcr[`flower.${flower}`]}
          onClick={() => toggle(flower)}
        >
          <span class="tile" data-tile={`f${String(flower)}`} />
        </button>
      ))}
    </div>
  );
}
