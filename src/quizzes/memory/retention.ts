import type { FactId } from '../base/terms.ts';
import { asOf } from './clock.ts';
import type { BookRecord, Card } from './record.ts';

const DAY = 86_400_000;
/** In days; a fact that was just missed has less. */
const LEAST_STABILITY = 1;

type Facts = Pick<BookRecord, 'facts'>;

/**
 * How somebody forgets: the more slowly the better he learnt it, or everything alike, which no schedule foresees.
 */
export const FADINGS = ['slower', 'alike'] as const;
/** One of them. */
export type Fading = (typeof FADINGS)[number];

/**
 * How long something has rested: in days of a fact whose stability is one day, and in plain days. The scheduler overrates
 * how far stabilities lie apart; with their square roots, forecasts come true.
 */
export type Rest = Readonly<Record<Fading, number>>;

const NO_REST: Rest = { slower: 0, alike: 0 };

function restOf({ last, stability }: Card, now: number): Rest {
  const days = (now - last) / DAY;
  return { slower: days / Math.sqrt(Math.max(LEAST_STABILITY, stability)), alike: days };
}

/**
 * How likely it is recalled what has rested so long, by somebody who forgets this share of it in each day. It halves in
 * equal times: the scheduler's own curve, which flattens, promises too much after a long break.
 */
export const recallAfter = (rest: number, pace: number): number => Math.exp(-rest * pace);

/** How long all these facts together have rested at `now` (milliseconds); undefined where one was never met. */
export function restOfAll({ facts }: Facts, needed: readonly FactId[], now: number): Rest | undefined {
  let all = NO_REST;
  for (const fact of new Set(needed)) {
    const card = facts[fact];
    if (!card) return undefined;
    const one = restOf(asOf(card, now), now);
    all = { slower: all.slower + one.slower, alike: all.alike + one.alike };
  }
  return all;
}

/** How many facts a question needs, by the beginning of their names: `{'fu:pair': 1, 'fu:wait': 1}`. */
export type Needs = Readonly<Record<string, number>>;

/** How long each fact of a kind has rested now, and how long it had when the latest of them was practised. */
interface Kind {
  readonly n: number;
  readonly now: readonly Rest[];
  readonly then: readonly Rest[];
}

function kindOf({ facts }: Facts, beginning: string, n: number, now: number): Kind {
  const cards = Object.entries(facts).flatMap(([fact, card]) => (fact.startsWith(beginning) ? [asOf(card, now)] : []));
  const latest = Math.max(...cards.map(({ last }) => last));
  return { n, now: cards.map((card) => restOf(card, now)), then: cards.map((card) => restOf(card, latest)) };
}

const meanOf = (numbers: readonly number[], without: number): number =>
  numbers.length === 0 ? without : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** How likely a question's facts are recalled now, and how likely they were when practised last, each 0 to 1. */
interface Recalled {
  readonly now: number;
  readonly then: number;
}

/** What a question needs, as it rests at a moment. */
export interface Rested {
  /** How long its facts have rested together. */
  readonly rest: Rest;
  /** How likely they are recalled, at a pace of forgetting. */
  readonly at: (pace: number, fading: Fading) => Recalled;
}

/** How long the facts of a question have rested at `now` (milliseconds); those never met count for nothing. */
export function restedBy(book: Facts, needs: Needs, now: number): Rested {
  const kinds = Object.entries(needs).map(([beginning, n]) => kindOf(book, beginning, n, now));
  const recalled = (pace: number, fading: Fading, when: 'now' | 'then'): number =>
    kinds.reduce(
      (all, kind) =>
        all *
        meanOf(
          kind[when].map((rest) => recallAfter(rest[fading], pace)),
          1,
        ) **
          kind.n,
      1,
    );
  const restBy = (fading: Fading): number =>
    kinds.reduce(
      (all, kind) =>
        all +
        kind.n *
          meanOf(
            kind.now.map((rest) => rest[fading]),
            0,
          ),
      0,
    );
  return {
    rest: { slower: restBy('slower'), alike: restBy('alike') },
    at: (pace, fading) => ({ now: recalled(pace, fading, 'now'), then: recalled(pace, fading, 'then') }),
  };
}
