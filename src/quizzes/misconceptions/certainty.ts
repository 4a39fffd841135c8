/** How often a wrong answer is a slip without a reason. */
const SLIPS = 0.35;
const CERTAIN = 0.9;

/** A possible explanation with its odds, by how common it is and by earlier answers. */
interface Weighed {
  readonly odds: number;
  /** The odds of all that would have shown in the answer, and of those that give just it. */
  readonly all: number;
  readonly fitting: number;
  /** How likely a slip happens to give just this answer. */
  readonly slipHits: number;
  /** The odds by earlier answers alone, 1 if they say nothing; the higher, the less likely a slip. */
  readonly known: number;
}

/** How likely an explanation is, and whether it can be given without "perhaps". */
export function certaintyOf({ odds, all, fitting, slipHits, known }: Weighed): {
  readonly share: number;
  readonly certain: boolean;
} {
  const slip = (SLIPS * slipHits) / Math.max(1, known);
  const share = ((1 - SLIPS) * (odds / all)) / ((1 - SLIPS) * (fitting / all) + slip);
  return { share, certain: share >= CERTAIN };
}
