/** How often a wrong answer is a slip without a reason. */
const SLIPS = 0.35;
const CERTAIN = 0.9;

/** A cause beside the others: odds are by how common it is and what earlier answers say. */
interface Weighed {
  readonly odds: number;
  /** The odds of all that would have shown in the answer, and of those that give just it. */
  readonly all: number;
  readonly fitting: number;
  /** How likely a slip happens to give just this answer. */
  readonly slipHits: number;
  /** The odds that earlier answers alone give to what was shown, 1 where they say nothing: the more, the less likely is a slip. */
  readonly known: number;
}

/** How likely a cause is the one behind an answer, and whether that may be said without "perhaps". */
export function certaintyOf({ odds, all, fitting, slipHits, known }: Weighed): {
  readonly share: number;
  readonly certain: boolean;
} {
  const slip = (SLIPS * slipHits) / Math.max(1, known);
  const share = ((1 - SLIPS) * (odds / all)) / ((1 - SLIPS) * (fitting / all) + slip);
  return { share, certain: share >= CERTAIN };
}
