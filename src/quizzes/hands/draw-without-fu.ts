import { type Clause, type HandRequest, type RiichiId, RIICHI_RULEBOOKS, type Win } from '../../engine/riichi/index.ts';
import { addsOf } from './win.ts';

/** Why a draw gives no fu, and where the rulebook says so. */
export interface DrawWithoutFu {
  readonly because: 'pinfu' | 'after-kong';
  readonly cite: Clause;
}

/** Why the draw of a hand with fu to count gives none; undefined when it does, or there was none. */
export function drawWithoutFu(hand: HandRequest, win: Win, rules: RiichiId): DrawWithoutFu | undefined {
  const lines = addsOf(win, 'fu');
  const isCounted = lines.some(({ rule }) => rule === 'tsumo' || rule === 'base-seven-pairs');
  if (hand.by !== 'draw' || lines.length === 0 || isCounted) return undefined;
  const { cite } = RIICHI_RULEBOOKS[rules];
  return win.items.some(({ id }) => id === 'pinfu')
    ? { because: 'pinfu', cite: cite.pinfuTsumo }
    : { because: 'after-kong', cite: cite.rinshanTsumoFu };
}
