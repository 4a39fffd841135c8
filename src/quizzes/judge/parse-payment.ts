import type { Shares, Situation } from '../question.ts';
import { parsePayment } from './payment-text.ts';

/**
 * Reads a payment as it is said: `7700` for a discard, `2600 all` or `2600` when East draws, `1000/2000` in either order
 * when another player draws. Undefined when it cannot be read as that.
 */
export function parseShares(text: string, { by, dealer }: Pick<Situation, 'by' | 'dealer'>): Shares | undefined {
  const written = parsePayment(text);
  if (!written) return undefined;
  if (by === 'draw' && !dealer)
    return written.form === 'shares' ? { discarder: null, east: written.east, others: written.others } : undefined;
  if (written.form === 'shares') return undefined;
  if (by === 'draw') return { discarder: null, east: null, others: written.points };
  return written.form === 'sum' ? { discarder: written.points, east: null, others: null } : undefined;
}

/** Writes a payment as it is typed: `7700`, `2600`, `1000/2000`. */
export const formatShares = ({ discarder, east, others }: Shares): string =>
  discarder === null ? [others, east].filter((share) => share !== null).join('/') : String(discarder);
