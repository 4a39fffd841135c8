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

/** The kind of a fact, which is practised as one: `fu`, `yaku`, `limit`. */
const kindOf = (fact: string): string => fact.slice(0, fact.indexOf(':'));

/**
 * How much is left at `now` (milliseconds) of what was known about counting a hand when each kind of fact was last
 * practised, 0 to 1: the mean, over all facts that were met, of how likely each is recalled beside how likely it was then.
 */
export function keptOf({ facts }: Pick<BookRecord, 'facts'>, now: number): number {
  const cards = Object.entries(facts)
    .filter(([fact]) => !AT_TABLE.test(fact))
    .map(([fact, card]) => ({ kind: kindOf(fact), card: asOf(card, now) }));
  const latest = new Map<string, number>();
  for (const { kind, card } of cards) latest.set(kind, Math.max(latest.get(kind) ?? 0, card.last));
  const kept = cards.map(({ kind, card }) => recallOf(card, now) / recallOf(card, latest.get(kind) ?? now));
  return kept.length === 0 ? 1 : kept.reduce((sum, one) => sum + one, 0) / kept.length;
}
