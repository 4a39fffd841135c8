import { FSRS6_DEFAULT_DECAY, forgetting_curve } from 'ts-fsrs';
import { asOf } from './clock.ts';
import type { BookRecord, Card } from './record.ts';

const DAY = 86_400_000;
/** In days; what is stored may say less. */
const LEAST_STABILITY = 0.01;

const recallOf = ({ last, stability }: Card, now: number): number =>
  forgetting_curve(FSRS6_DEFAULT_DECAY, (now - last) / DAY, Math.max(LEAST_STABILITY, stability));

/** How many facts a question needs, by the beginning of their names: `{'fu:pair': 1, 'fu:wait': 1}`. */
export type Needs = Readonly<Record<string, number>>;

/**
 * How much is left at `now` (milliseconds) of what was known of the facts whose names begin like this when they were last
 * practised, 0 to 1: the mean, over those that were met, of how likely each is recalled beside how likely it was then.
 */
function keptOfKind({ facts }: Pick<BookRecord, 'facts'>, beginning: string, now: number): number {
  const cards = Object.entries(facts).flatMap(([fact, card]) => (fact.startsWith(beginning) ? [asOf(card, now)] : []));
  const latest = Math.max(...cards.map(({ last }) => last));
  const kept = cards.map((card) => recallOf(card, now) / recallOf(card, latest));
  return kept.length === 0 ? 1 : kept.reduce((sum, one) => sum + one, 0) / kept.length;
}

/** How much more rarely a question is answered right at `now` than when its facts were last practised, 0 to 1. */
export const keptOf = (book: Pick<BookRecord, 'facts'>, needs: Needs, now: number): number =>
  Object.entries(needs).reduce((left, [beginning, n]) => left * keptOfKind(book, beginning, now) ** n, 1);
