import { type Clause, type HandRequest, type RiichiId, RIICHI_RULEBOOKS, type Win } from '../../engine/riichi/index.ts';
import { addsOf } from './win.ts';

/** Why a self-draw gives no fu, with its clause. */
export interface DrawWithoutFu {
  readonly because: 'pinfu' | 'after-kong';
  readonly cite: Clause;
}

/** Why the self-draw of a hand gives no fu; undefined when it does, or when the win was no self-draw. */
export function drawWithoutFu(hand: HandRequest, win: Win, rules: RiichiId): DrawWithoutFu | undefined {
  const lines = addsOf(win, 'fu');
  const isCounted = lines.some(({ rule }) => rule === 'tsumo' || rule === 'base-seven-pairs');
  if (hand.by !== 'draw' || lines.length === 0 || isCounted) return undefined;
  const { cite } = RIICHI_RULEBOOKS[rules];
  return win.items.some(({ id }) => id === 'pinfu')
    ? { because: 'pinfu', cite: cite.pinfuTsumo }
    : { because: 'after-kong', cite: cite.rinshanTsumoFu };
}
