import { digitsOf } from './bits/base32.ts';
import { hmacOf } from './bits/sha256.ts';
import { type Blueprint, keyOf } from './blueprint/blueprint.ts';
import type { Seat } from './deal.ts';
import type { ExamEvent } from './event.ts';
import { TOKEN_DIGITS } from './roster.ts';

/**
 * The seat of somebody’s sheet in a sealed exam: it takes the event key, which nobody but the organizer has before the start,
 * and his token, which nobody else has after it.
 */
export const sealedSeat = (blueprint: Blueprint, key: string, { token, attempt }: Seat): Seat => ({
  token: digitsOf(hmacOf(key, `sheet/${String(keyOf(blueprint))}/${token}/${String(attempt)}`), TOKEN_DIGITS),
  attempt,
});

/** The seat of the hands that a link leads to. */
export const linkSeat = ({ blueprint, sealed }: Pick<ExamEvent, 'blueprint' | 'sealed'>, seat: Seat): Seat =>
  sealed ? sealedSeat(blueprint, sealed.key, seat) : seat;
