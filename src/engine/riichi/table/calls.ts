import type { Clause } from '../../clause.ts';
import { parseTiles } from '../../notation.ts';
import { type Result, ok, refuse } from '../../result.ts';
import type { RiichiRules } from '../rules.ts';
import { FIRST_HONOUR, type Kind, type Tile, kindOf, suitOf } from '../../tile.ts';
import { readTile, tilesOf } from '../holding.ts';

/** The kinds that may not be discarded right after a call, with the place that says so. */
export interface SwapRule {
  readonly forbidden: readonly Tile[];
  readonly cite: Clause;
}

/** The kind that would make the same chow from its other end: 4 after calling 1 for 123. */
function otherEnd(called: Kind, lowest: Kind): Kind[] {
  const kind = called === lowest ? called + 3 : called === lowest + 2 ? called - 3 : -1;
  return kind >= 0 && kind < FIRST_HONOUR && suitOf(kind) === suitOf(called) ? [kind] : [];
}

/** What swap calling (kuikae) forbids after a chow or pung of `tiles` with the `called` tile (EMA 2016 3.3.2). */
export function swapRule(tiles: string, called: string, rules: RiichiRules): Result<SwapRule> {
  const read = parseTiles(tiles, 'tiles');
  if (!read.ok) return read;
  const tile = readTile(called, 'called');
  if (!tile.ok) return tile;
  const kinds = read.value.map(kindOf).sort((a, b) => a - b);
  if (!kinds.includes(tile.value)) return refuse('called-not-in-meld', 'called', { tile: called, tiles });
  const { kuikae } = rules.knobs;
  const lowest = kinds[0]!;
  const isChow = kinds.at(-1) !== lowest;
  const forbidden =
    kuikae === 'free' ? [] : [tile.value, ...(kuikae === 'banned' && isChow ? otherEnd(tile.value, lowest) : [])];
  return ok({ forbidden: tilesOf(forbidden.sort((a, b) => a - b)), cite: rules.cite.kuikae });
}
