import { FSRS6_DEFAULT_DECAY, forgetting_curve } from 'ts-fsrs';
import { asOf } from './clock.ts';
import type { BookRecord, Card } from './record.ts';

const DAY = 86_400_000;
/** Play at the table is recorded too, but says nothing about counting. */
const AT_TABLE = /^(?:play|table|penalty):/;
/** In days; what is stored may say less. */
const LEAST_STABILITY = 0.01;

const recallOf = ({ last, stability }: Card, now: number): number =>
  forgetting_curve(FSRS6_DEFAULT_DECAY, (now - last) / DAY, Math.max(LEAST_STABILITY, stability));

/**
 * How much is left at `now` (milliseconds) of what was known about counting a hand when it was last practised, 0 to 1: the
 * mean, over all facts that were met, of how likely each is recalled beside how likely it was then.
 */
export function keptOf({ facts }: Pick<BookRecord, 'facts'>, now: number): number {
  const cards = Object.entries(facts).flatMap(([fact, card]) => (AT_TABLE.test(fact) ? [] : [asOf(card, now)]));
  const latest = Math.max(...cards.map(({ last }) => last));
  const kept = cards.map((card) => recallOf(card, now) / recallOf(card, latest));
  return kept.length === 0 ? 1 : kept.reduce((sum, one) => sum + one, 0) / kept.length;
}
