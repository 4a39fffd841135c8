import type { Shares, Situation } from '../base/terms.ts';
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

/** Whether a text is a single number of points. */
export function isOneNumber(text: string): boolean {
  const said = parsePayment(text);
  return said !== undefined && said.form !== 'shares';
}

/**
 * Reads a payment from its fields: what the others pay and what East pays are not taken for each other. Both may stand in the
 * first field, as they are said.
 */
export function parseFields(
  { first, second }: { readonly first: string; readonly second: string },
  situation: Pick<Situation, 'by' | 'dealer'>,
): Shares | undefined {
  if (second.trim() === '') return parseShares(first, situation);
  const [others, east] = [parsePayment(first), parsePayment(second)];
  const isShared = situation.by === 'draw' && !situation.dealer;
  if (!isShared || !others || !east || 'east' in others || 'east' in east) return undefined;
  return { discarder: null, east: east.points, others: others.points };
}

/** Writes a payment as it is typed: `7700`, `2600`, `1000/2000`. */
export const formatShares = ({ discarder, east, others }: Shares): string =>
  discarder === null ? [others, east].filter((share) => share !== null).join('/') : String(discarder);
