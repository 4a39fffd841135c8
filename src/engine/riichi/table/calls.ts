import type { Clause } from '../../base/clause.ts';
import { redDotsOf, tooMany } from '../../hand/read.ts';
import { RED_BIT, scanTiles } from '../../base/notation.ts';
import { type Result, ok, refuse } from '../../base/result.ts';
import type { RiichiRules } from '../options/rules.ts';
import { FIRST_HONOUR, type Kind, type Tile, isRed, kindOf, suitOf } from '../../base/tile.ts';
import { isSet, readTile, tilesOf } from '../hand/holding.ts';

/** The kinds that may not be discarded right after a call, with the place that says so. */
export interface SwapRule {
  readonly forbidden: readonly Tile[];
  readonly cite: Clause;
}

const SET = 3;

const codeOf = (tile: string): number => kindOf(tile as Tile) + (isRed(tile as Tile) ? RED_BIT : 0);

/** The kind that would make the same chow from its other end: 4 after calling 1 for 123. */
function otherEnd(called: Kind, lowest: Kind): Kind[] {
  const kind = called === lowest ? called + 3 : called === lowest + 2 ? called - 3 : -1;
  return kind >= 0 && kind < FIRST_HONOUR && suitOf(kind) === suitOf(called) ? [kind] : [];
}

/** What swap calling (kuikae) forbids after a chow or pung of `tiles` with the `called` tile (EMA 2016 3.3.2). */
export function swapRule(tiles: string, called: string, rules: RiichiRules): Result<SwapRule> {
  const codes: number[] = [];
  const error = scanTiles(tiles, 'tiles', codes);
  if (error) return { ok: false, error };
  const { kuikae, redFives } = rules.options;
  if (codes.length !== SET || !isSet(codes)) return refuse('no-set', 'tiles', { tiles });
  const excess = tooMany(codes, 'tiles', redDotsOf(redFives));
  if (excess) return { ok: false, error: excess };
  const tile = readTile(called, 'called');
  if (!tile.ok) return tile;
  const kinds = codes.map((code) => code % RED_BIT).sort((a, b) => a - b);
  if (!codes.includes(codeOf(called))) return refuse('called-not-in-meld', 'called', { tile: called, tiles });
  const lowest = kinds[0]!;
  const isChow = kinds.at(-1) !== lowest;
  const forbidden =
    kuikae === 'free' ? [] : [tile.value, ...(kuikae === 'banned' && isChow ? otherEnd(tile.value, lowest) : [])];
  return ok({ forbidden: tilesOf(forbidden.sort((a, b) => a - b)), cite: rules.cite.kuikae });
}
