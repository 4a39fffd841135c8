import type { Kind } from '../../base/tile.ts';
import type { TableFacts } from '../hand/hand.ts';
import type { RiichiOptions } from '../options/options.ts';
import { type KongObstacle, kongObstacle } from './riichi.ts';

/**
 * What forbids a kong that must be later than the riichi (EMA 2016 3.3.14). After a double riichi that is every own kong, in
 * the order of the melds; after a single one it is the kong that was won after, which may be any of them.
 */
export function lateKongObstacle(facts: TableFacts, options: RiichiOptions): KongObstacle | undefined {
  const { riichi, closed, missing, melds, winning, afterKong } = facts;
  const isDouble = riichi.kind === 'double';
  if (riichi.kind === 'none' || !closed || missing > 0 || !(isDouble || afterKong)) return undefined;
  const kongs = melds.map(({ kind }) => kind);
  const counts = facts.concealed.slice();
  const all = facts.all.slice();
  if (winning !== undefined) {
    counts[winning]!--;
    all[winning]!--;
  }
  /** The tiles before the kongs from an index on, each still a triplet. */
  const obstacleTo = (kong: Kind, late: readonly Kind[]): KongObstacle | undefined => {
    const held = { counts: counts.slice(), all: all.slice() };
    for (const kind of late) {
      held.counts[kind] = 3;
      held.all[kind] = 3;
    }
    return kongObstacle(held, kong, options);
  };
  const obstacles = kongs.map((kong, i) => obstacleTo(kong, isDouble ? kongs.slice(i) : [kong]));
  return isDouble ? obstacles.find((one) => one) : obstacles.every((one) => one) ? obstacles[0] : undefined;
}
