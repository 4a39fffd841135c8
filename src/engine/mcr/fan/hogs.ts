import { repeatKind } from '../../base/notation.ts';
import { isHonour } from '../../base/tile.ts';
import { HONOURS, TRAIT } from '../hand/facts.ts';
import type { McrOptionId } from '../options/options.ts';
import type { FanRule } from './rule.ts';
import type { Shape } from '../hand/shape.ts';

/** Four equal tiles without a kong, and the option that keeps them from being a tile hog. */
export interface Hog {
  readonly tiles: string;
  readonly by: McrOptionId | undefined;
}

/** Whether the tiles are so few that seven pairs of them must hold four equal ones: all green, all terminals. */
const forcesHog = (traits: number): boolean =>
  (traits & TRAIT.notGreen) === 0 || (traits & (TRAIT.simple | HONOURS)) === 0;

/** The tile hogs of a shape; in seven pairs those of honours may not count (D5), nor one that the tiles force (D6). */
export function hogsOf({ form, facts }: Shape): readonly Hog[] {
  const { hogs, options, traits } = facts;
  const inPairs = form === 'seven-pairs';
  let forced = inPairs && !options.forcedTileHog && forcesHog(traits);
  return hogs.map((kind) => {
    const tiles = repeatKind(kind, 4);
    if (inPairs && !options.honourTileHog && isHonour(kind)) return { tiles, by: 'honourTileHog' };
    if (!forced) return { tiles, by: undefined };
    forced = false;
    return { tiles, by: 'forcedTileHog' };
  });
}

function countHogs(s: Shape): number {
  const { hogs, options } = s.facts;
  if (hogs.length === 0 || (options.honourTileHog && options.forcedTileHog)) return hogs.length;
  return hogsOf(s).filter(({ by }) => by === undefined).length;
}

/** Tile hog (64). */
export const HOG_RULE: FanRule<Shape> = {
  fan: 'tile-hog',
  needs: [{ id: 'no-four-equal-tiles', met: (s) => s.facts.hogs.length > 0 }],
  count: countHogs,
  tiles: (s) => hogsOf(s).flatMap(({ tiles, by }) => (by === undefined ? [tiles] : [])),
};
