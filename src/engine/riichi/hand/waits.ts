import type { Clause } from '../../base/clause.ts';
import { type Result, ok } from '../../base/result.ts';
import { COPIES, type Counts, KINDS, type Kind, type Tile } from '../../base/tile.ts';
import { type Counted, type Holding, readHolding, tilesOf } from './holding.ts';
import type { RiichiRules } from '../options/rules.ts';
import { isComplete } from './shapes.ts';

/**
 * The kinds that complete concealed tiles with one missing, even where the hand holds all four. `counts` is scratch and
 * restored.
 */
function completing(counts: Counts): Kind[] {
  const kinds: Kind[] = [];
  for (let kind = 0; kind < KINDS; kind++) {
    counts[kind]!++;
    if (isComplete(counts)) kinds.push(kind);
    counts[kind]!--;
  }
  return kinds;
}

/** What a hand waits for. `heldAll` are kinds that would complete it but of which the player holds all four. */
export interface Waits {
  readonly tenpai: boolean;
  readonly waits: readonly Tile[];
  readonly heldAll: readonly Tile[];
  readonly cite: Clause;
}

/** Sorts the kinds that complete a hand into real waits and those of which the player holds all four. */
export function waitKinds({ counts, all }: Counted): { live: Kind[]; heldAll: Kind[] } {
  const live: Kind[] = [];
  const heldAll: Kind[] = [];
  for (const kind of completing(counts)) (all[kind]! < COPIES ? live : heldAll).push(kind);
  return { live, heldAll };
}

/** The waits of 13 tiles (less three for each meld); a hand that waits only for its own four tiles is noten (EMA 2016 3.3.13). */
export function waitsOf(holding: Holding, rules: RiichiRules): Result<Waits> {
  const held = readHolding(holding, 13, rules);
  if (!held.ok) return held;
  const { live, heldAll } = waitKinds(held.value);
  return ok({ tenpai: live.length > 0, waits: tilesOf(live), heldAll: tilesOf(heldAll), cite: rules.cite.tenpai });
}
