import type { Clause } from '../clause.ts';
import { type Result, ok } from '../result.ts';
import type { RiichiRules } from '../riichi/rules.ts';
import { COPIES, type Kind, type Tile } from '../tile.ts';
import { completing } from '../waits.ts';
import { type Held, type Holding, readHolding, tilesOf } from './tiles.ts';

/** What a hand waits for. `heldAll` would complete it, but the player himself has all four. */
export interface Waits {
  readonly tenpai: boolean;
  readonly waits: readonly Tile[];
  readonly heldAll: readonly Tile[];
  readonly cite: Clause;
}

/** The kinds that complete a hand, those of which the player holds all four apart. */
export function waitKinds({ counts, all }: Held): { live: Kind[]; heldAll: Kind[] } {
  const live: Kind[] = [];
  const heldAll: Kind[] = [];
  for (const kind of completing(counts)) (all[kind]! < COPIES ? live : heldAll).push(kind);
  return { live, heldAll };
}

/** The waits of 13 tiles (less three for each meld); a hand that waits only for its own four tiles is noten (EMA 2016 3.3.13). */
export function waitsOf(holding: Holding, rules: RiichiRules): Result<Waits> {
  const held = readHolding(holding, 13);
  if (!held.ok) return held;
  const { live, heldAll } = waitKinds(held.value);
  return ok({ tenpai: live.length > 0, waits: tilesOf(live), heldAll: tilesOf(heldAll), cite: rules.cite.tenpai });
}
