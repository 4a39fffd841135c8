import { baseOf, upToHundred } from '../../engine/riichi/index.ts';
import { addsOf } from '../hands/win.ts';
import type { Scored } from '../judge/steps.ts';
import { optionsOf } from '../base/riichi-options.ts';
import type { FactId } from '../base/terms.ts';
import { countedBy } from './count.ts';
import { fuCount, setsOf, slotsOf } from './fu.ts';
import { hanCount } from './han.ts';
import { type LineId, SET_LINES, patternOf } from '../base/lines.ts';
import { type Payable, paymentAsked, paymentCount } from './payment.ts';

/** The facts that filling in a line answers. */
export type FactsOfLines = Readonly<Partial<Record<LineId, readonly FactId[]>>>;

/** What is known by who leaves a line of fu at nothing. */
const NOTHING: Readonly<Partial<Record<LineId, FactId>>> = {
  pair: 'fu:pair-plain',
  wait: 'fu:wait-open',
  draw: 'fu:no-draw',
  bare: 'fu:no-bare',
};

/** The facts of the fu of a hand, line by line; of chows one for all, as of the rounding of the sum. */
export function fuFactsByLine(scored: Scored): FactsOfLines {
  const slots = slotsOf(scored);
  const adds = addsOf(scored.win, 'fu');
  const factsOf = (id: LineId): readonly FactId[] => {
    if (id === 'sum') return ['step:fu-rounding'];
    const found = adds.flatMap(({ rule }, i): FactId[] => (slots[i] === id ? [`fu:${rule}`] : []));
    if (found.length > 0) return found;
    const nothing = NOTHING[id];
    if (nothing === 'fu:no-draw' && scored.hand.by === 'discard') return [];
    if (setsOf(scored).length === 0) return [];
    return nothing ? [nothing] : SET_LINES.some((line) => line === id) ? ['fu:chow'] : [];
  };
  return Object.fromEntries((fuCount(scored)?.ids ?? []).map((id) => [id, factsOf(id)]));
}

/** The facts of the han of a hand, line by line. */
export function hanFactsByLine(scored: Scored): FactsOfLines {
  const adds = addsOf(scored.win, 'han');
  const count = hanCount(scored);
  const factsOf = (id: LineId): readonly FactId[] => {
    const pattern = patternOf(id);
    if (pattern !== undefined) return [`yaku:${pattern}`];
    if (id === 'sum') return scored.win.items.length === 0 ? ['yaku:none'] : ['step:han-sum'];
    return adds.some(({ rule }) => rule === id) ? [`han:${id}` as FactId] : [];
  };
  return Object.fromEntries((count?.ids ?? []).map((id) => [id, factsOf(id)]));
}

/** Who wins in which way, as a rule of paying: `east-ron`. */
const wayOf = ({ dealer, by }: Payable): string => `${dealer ? 'east' : 'other'}-${by === 'discard' ? 'ron' : 'tsumo'}`;

/** The facts of a payment, line by line: rules, no cells of a table. */
export function paymentFactsByLine(payable: Payable): FactsOfLines {
  const lines = countedBy(paymentCount(payable));
  const { limit } = baseOf(payable.han, payable.fu, optionsOf(payable));
  const isRounded = (id: LineId): boolean => {
    const share = lines[id.replace('rounded', 'share') as LineId] ?? 0;
    return upToHundred(share) !== share;
  };
  const factsOf = (id: LineId): readonly FactId[] => {
    if (id === 'base') return ['pay:base'];
    if (id === 'cap') return limit === null ? [] : [`limit:${limit}`];
    if (id.startsWith('share:')) return [`pay:${wayOf(payable)}`];
    if (id.startsWith('rounded:')) return isRounded(id) ? ['pay:rounding'] : [];
    return [`pay:counters-${payable.by === 'discard' ? 'ron' : 'tsumo'}`];
  };
  return Object.fromEntries(paymentAsked(payable).map((id) => [id, factsOf(id)]));
}

/** All facts of some lines, each once. */
export const factsIn = (lines: FactsOfLines): readonly FactId[] => [...new Set(Object.values(lines).flat())];
