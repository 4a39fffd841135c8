import { countHand } from './count.ts';
import { type Facts, factsOf } from '../hand/facts.ts';
import { forfeits } from './forfeit.ts';
import type { McrHand } from '../hand/hand.ts';
import type { McrNoWin, McrNote, McrWin } from './outcome.ts';
import { MINIMUM, addPayment, paymentOf } from './payment.ts';
import type { McrRules } from '../options/rules.ts';
import { stepsOf } from './steps.ts';
import { itemsOf, readingScores } from './reading-scores.ts';

function notesOf({ hand, lastOfKind, options }: Facts, { cite }: McrRules): McrNote[] {
  const notes: McrNote[] = [];
  if (!hand.winningTileShown && !options.hiddenTileForfeits)
    notes.push({ id: 'hidden-tile-not-used', cite: cite.hiddenTileForfeits });
  if (lastOfKind && !hand.lastOfKind) notes.push({ id: 'last-of-kind-in-own-melds', cite: cite['last-tile'] });
  return notes;
}

/**
 * Scores an MCR hand under a rulebook by its most valuable reading (3.9.1.5); it needs eight points without flowers.
 */
export function scoreMcrHand(hand: McrHand, rules: McrRules): McrWin | McrNoWin {
  const facts = factsOf(hand, rules.options);
  const notes = notesOf(facts, rules);
  const count = countHand(facts);
  if (!count) return notComplete(hand, notes, rules);

  const { best } = count;
  const steps = stepsOf(best, rules);
  const { flowers } = hand;
  const points = best.total;
  if (points === flowers && forfeits(best.reading))
    notes.push({ id: 'no-chicken-hand-by-forfeit', cite: rules.cite['chicken-hand'] });
  const items = itemsOf(best.list, rules);
  const readings = readingScores(count.readings, best, items, rules);
  const equalLists = count.equal.map((list) => itemsOf(list, rules));
  const short = MINIMUM - (points - flowers);
  if (short > 0) {
    const cite = rules.cite.minimum;
    const told = { items, points, flowers, steps, readings, equalLists, notes };
    return { ok: true, kind: 'no-win', reason: 'below-minimum', ...told, short, payment: null, cite };
  }
  addPayment(steps, points, hand.byDraw, rules);
  const payment = paymentOf(points, hand.byDraw);
  return { ok: true, kind: 'win', items, points, flowers, steps, readings, equalLists, notes, payment };
}

const notComplete = ({ flowers }: McrHand, notes: readonly McrNote[], rules: McrRules): McrNoWin => ({
  ok: true,
  kind: 'no-win',
  reason: 'not-complete',
  items: [],
  points: 0,
  flowers,
  steps: [],
  readings: [],
  equalLists: [],
  notes,
  short: null,
  payment: null,
  cite: rules.cite['winning-shapes'],
});
