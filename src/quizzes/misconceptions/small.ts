import type { CiteId, Clause, RiichiId } from '../../engine/riichi/index.ts';
import type { About } from '../hands/pair-and-wait.ts';
import { certaintyOf } from './certainty.ts';

/** What earlier answers say about each misconception: above 0 for, below 0 against. */
export type Evidence = Readonly<Record<string, number>>;

/** A misconception that gives the learner's answer to one of the small questions: perhaps the cause. */
export interface SmallExplanation {
  readonly id: string;
  /** Whether it may be said without "perhaps". */
  readonly certain: boolean;
  /** The clause of the rulebook in force that it gets wrong. */
  readonly clause: Clause;
  /** The tiles it is about, in mpsz. */
  readonly tiles: readonly string[];
  /** The pair or the wait that its sentence goes on to tell. */
  readonly about: About | undefined;
}

/** A misconception checked against one answer to a small question. */
interface Held {
  readonly id: string;
  readonly tiles?: readonly string[];
  /** Whether it comes into play here. */
  readonly applies: boolean;
  /** Whether it leads to this answer. */
  readonly fits: boolean;
  /**
   * Whether a more specific misconception covers all it gets wrong here; that one is shown instead unless the evidence
   * favours this.
   */
  readonly isVague?: boolean;
  /** How common it is beside others before anything has shown; 1 by default. */
  readonly odds?: number;
  readonly about?: About | undefined;
}

/** The same with the rule it gets wrong, and that rule's rulebook if it is not the one in force. */
export interface RiichiMisconceptionCheck extends Held {
  readonly rule: CiteId;
  readonly by?: RiichiId;
}

/** Such a misconception, or one with the place of the rule that it gets wrong. */
export type MisconceptionCheck = RiichiMisconceptionCheck | (Held & { readonly clause: Clause });

/** The probability that a slip gives exactly a misconception's answer, with few answers to choose from. */
const SLIP_HITS = 0.3;

/** Those misconceptions that come into play and give the answer, those first that it was more often before. */
export function explanationsAmong(
  wrongs: readonly MisconceptionCheck[],
  placeOf: (wrong: MisconceptionCheck) => Clause,
  leanings: Evidence = {},
): readonly SmallExplanation[] {
  const speaks = ({ id }: MisconceptionCheck): number => leanings[id] ?? 0;
  const inPlay = wrongs.filter(({ applies }) => applies);
  const fitting = inPlay.filter(({ fits }) => fits);
  const ownOdds = (one: MisconceptionCheck): number => (one.odds ?? 1) * Math.exp(speaks(one));
  const oddsOf = (some: readonly MisconceptionCheck[]): number => some.reduce((sum, one) => sum + ownOdds(one), 0);
  const known = Math.max(1, ...fitting.map((one) => Math.exp(speaks(one))));
  const beside = { all: oddsOf(inPlay), fitting: oddsOf(fitting), slipHits: SLIP_HITS, known };
  return fitting
    .filter((one) => !one.isVague || !fitting.some((other) => other !== one && speaks(other) >= speaks(one)))
    .toSorted((a, b) => speaks(b) - speaks(a))
    .map((wrong) => ({
      id: wrong.id,
      certain: certaintyOf({ odds: ownOdds(wrong), ...beside }).certain,
      clause: placeOf(wrong),
      tiles: wrong.tiles ?? [],
      about: wrong.about,
    }));
}
