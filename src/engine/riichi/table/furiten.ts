import type { Clause } from '../../base/clause.ts';
import { redDotsOf, tooMany } from '../../hand/read.ts';
import { scanTiles } from '../../base/notation.ts';
import { type Refusal, type Result, ok } from '../../base/result.ts';
import type { TableOptions } from '../options/table.ts';
import type { RiichiRules } from '../options/rules.ts';
import { TILE_OF_KIND, type Tile } from '../../base/tile.ts';
import { type Held, type Holding, readHolding, readTile, tilesOf } from '../hand/holding.ts';
import { couldBeOrphans } from './orphans.ts';
import { waitKinds } from '../hand/waits.ts';

/**
 * An event since the deal that bears on furiten. `others-discard` is a discard the player did not win on, `others-kong`
 * a kong he did not rob; his own `kong` is of any type, its replacement tile drawn.
 */
export type TableEvent =
  | { readonly type: 'draw' | 'claim' | 'kong' | 'riichi' | 'others-claim' }
  | { readonly type: 'discard' | 'others-discard'; readonly tile: string }
  | { readonly type: 'others-kong'; readonly form: 'open' | 'added' | 'concealed'; readonly tile: string };

/** One reason for furiten: the tile and the clause. */
export interface FuritenReason {
  readonly kind: 'discard' | 'temporary' | 'riichi';
  readonly tile: Tile;
  readonly cite: Clause;
}

/** Whether a hand is furiten: its live waits, and every reason. */
export interface Furiten {
  readonly furiten: boolean;
  readonly waits: readonly Tile[];
  readonly reasons: readonly FuritenReason[];
}

const discards = (history: readonly TableEvent[], type: TableEvent['type']): number[] => {
  const codes: number[] = [];
  for (const event of history) if ('tile' in event && event.type === type) scanTiles(event.tile, 'history', codes);
  return codes;
};

/** Refuses more discards of a tile than a set has. */
function tooManyDiscards(held: Held, history: readonly TableEvent[], { options }: RiichiRules): Refusal | undefined {
  const redDots = redDotsOf(options.redFives);
  const own = discards(history, 'discard');
  const others = discards(history, 'others-discard');
  return (
    tooMany([...held.codes, ...own], 'history', redDots) ??
    tooMany([...held.concealed, ...own, ...others], 'history', redDots)
  );
}

/**
 * Whether an event lifts temporary furiten: one's own draw always does, one's own or another's claim depending on the
 * rulebook (EMA 2016 3.4.5).
 */
function lifts(
  event: 'draw' | 'claim' | 'kong' | 'others-claim' | 'others-kong',
  ends: TableOptions['temporaryFuritenEnds'],
): boolean {
  switch (event) {
    case 'draw':
    case 'kong':
      return true;
    case 'claim':
      return ends !== 'own-turn';
    case 'others-claim':
    case 'others-kong':
      return ends === 'any-claim';
  }
}

/**
 * Whether a ron on the tile of an event was possible: a discard, a tile added to a pung, and, for thirteen orphans where the
 * rulebook lets them rob it, a concealed kong (EMA 2016 3.3.6, 3.3.7).
 */
function couldBeWonOn(event: Extract<TableEvent, { tile: string }>, held: Held, { options }: RiichiRules): boolean {
  if (event.type !== 'others-kong' || event.form === 'added') return true;
  return event.form === 'concealed' && options.robConcealedKong && couldBeOrphans(held.counts);
}

/**
 * Whether a waiting hand may win on a discard (EMA 2016 3.4.5): a wait among the own discards; a winning discard let pass,
 * until the rulebook lifts it; a winning discard let pass after riichi, to the end of the hand. A draw may always win.
 */
export function furitenOf(holding: Holding, history: readonly TableEvent[], rules: RiichiRules): Result<Furiten> {
  const held = readHolding(holding, 13, rules);
  if (!held.ok) return held;
  const { live, heldAll } = waitKinds(held.value);
  const waits = new Set([...live, ...heldAll]);
  const { cite, options } = rules;
  const reasons = new Map<string, FuritenReason>();
  let riichi = false;
  let passed: FuritenReason | undefined;
  for (const [i, event] of history.entries()) {
    if (event.type === 'riichi') riichi = true;
    else if (
      event.type !== 'discard' &&
      event.type !== 'others-discard' &&
      lifts(event.type, options.temporaryFuritenEnds)
    )
      passed = undefined;
    if (!('tile' in event)) continue;
    const kind = readTile(event.tile, `history[${i}].tile`);
    if (!kind.ok) return kind;
    if (!waits.has(kind.value) || !couldBeWonOn(event, held.value, rules)) continue;
    const tile = TILE_OF_KIND[kind.value]!;
    if (event.type === 'discard')
      reasons.set(`discard ${tile}`, { kind: 'discard', tile, cite: cite['furiten-discard'] });
    else if (riichi) reasons.set(`riichi ${tile}`, { kind: 'riichi', tile, cite: cite['furiten-riichi'] });
    else passed = { kind: 'temporary', tile, cite: cite['furiten-temporary'] };
  }
  const excess = tooManyDiscards(held.value, history, rules);
  if (excess) return { ok: false, error: excess };
  const all = [...reasons.values(), ...(passed ? [passed] : [])];
  return ok({ furiten: all.length > 0, waits: tilesOf(live), reasons: all });
}
