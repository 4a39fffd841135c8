import { KINDS, type Tiles, waitsOf } from './complete.ts';
import type { Happening } from './furiten.ts';
import { oneOf } from './random.ts';

const copies = (tiles: Tiles, tile: string): number => tiles.filter((one) => one === tile).length;
const isFair = (tiles: Tiles): boolean => tiles.every((tile) => copies(tiles, tile) <= 4);

function someSet(next: () => number): Tiles {
  if (next() < 0.35) {
    const tile = oneOf(next, KINDS);
    return [tile, tile, tile];
  }
  const suit = oneOf(next, ['m', 'p', 's']);
  const n = 1 + Math.floor(next() * 7);
  return [n, n + 1, n + 2].map((rank) => String(rank) + suit);
}

/** A waiting hand of thirteen tiles; sometimes seven pairs or thirteen orphans. */
export function dealWaiting(next: () => number): Tiles {
  const kind = next();
  const orphans = KINDS.filter((tile) => /[19]|z/.test(tile));
  for (;;) {
    const pair = oneOf(next, KINDS);
    const whole =
      kind < 0.08
        ? [...orphans, oneOf(next, orphans)]
        : kind < 0.16
          ? [...new Set(Array.from({ length: 40 }, () => oneOf(next, KINDS)))]
              .slice(0, 7)
              .flatMap((tile) => [tile, tile])
          : [...someSet(next), ...someSet(next), ...someSet(next), ...someSet(next), pair, pair];
    if (whole.length !== 14 || !isFair(whole)) continue;
    const taken = Math.floor(next() * whole.length);
    const hand = whole.filter((_, i) => i !== taken);
    if (waitsOf(hand).length > 0) return hand;
  }
}

const TYPES: readonly Happening['type'][] = [
  'draw',
  'claim',
  'kong',
  'others-claim',
  'discard',
  'discard',
  'others-discard',
  'others-discard',
  'others-kong',
];

/** A story of up to nine events with more relevant tiles than chance brings; never more of a tile than exist. */
export function tellStory(next: () => number, hand: Tiles): readonly Happening[] {
  const waits = waitsOf(hand);
  const seen = [...hand];
  const story: Happening[] = [];
  const riichiAt = next() < 0.4 ? Math.floor(next() * 9) : -1;
  const length = Math.floor(next() * 10);
  for (let i = 0; i < length; i++) {
    if (i === riichiAt) story.push({ type: 'riichi' });
    const type = oneOf(next, TYPES);
    const tile = next() < 0.3 ? oneOf(next, waits) : oneOf(next, KINDS);
    if (type === 'discard' || type === 'others-discard') {
      if (copies(seen, tile) >= 4) continue;
      seen.push(tile);
      story.push({ type, tile });
    } else if (type === 'others-kong') {
      if (copies(seen, tile) > 0) continue;
      seen.push(tile, tile, tile, tile);
      story.push({ type, tile, form: oneOf(next, ['open', 'added', 'concealed'] as const) });
    } else if (type === 'draw' || type === 'others-claim' || riichiAt < 0 || i < riichiAt) story.push({ type });
  }
  return story;
}
