import type { Card } from './record.ts';

/**
 * A card as the clock of this device sees it, at `now` in milliseconds. One that was reviewed later than now comes from a clock that
 * ran ahead or was set back: it counts as reviewed now, and waits as long as it was to wait. Whatever is stored stays as it
 * is, so that a clock that is wrong for an hour costs nothing.
 */
export const asOf = (card: Card, now: number): Card =>
  card.last > now ? { ...card, last: now, due: now + (card.due - card.last) } : card;
