/** Kinds of rulings that say all there is to say of what becomes of the hand: two cards of one such kind are no contraries. */
const WHOLE = ['dead-hand', 'chombo', 'correct', 'none', 'warning', 'silent'];

/** What becomes of a card under a rulebook, where the kind of its ruling says all of it. */
export const outcomeOf = (kind: string | undefined): string | undefined => WHOLE.find((one) => one === kind);
