import type { Shares, Situation } from '../question.ts';

/** Words and signs around the numbers say nothing more and are dropped. */
const NUMBER = /\d+/g;
/** `12 000` is one number; no share is under a hundred, so `400 700` stays two. */
const GROUPED = /(?<!\d)(\d{1,2})[ .,\u00a0\u202f'’](?=\d{3}(?!\d))/g;

/**
 * Reads a payment as it is said: `7700` for a discard, `2600 all` or `2600` when East draws, `1000/2000` in either order
 * when another player draws. Undefined when it cannot be read as that.
 */
export function parseShares(text: string, { by, dealer }: Pick<Situation, 'by' | 'dealer'>): Shares | undefined {
  const numbers = (text.replace(GROUPED, '$1').match(NUMBER) ?? []).map(Number);
  const [first, second, third] = numbers;
  if (first === undefined || third !== undefined) return undefined;
  if (by === 'discard') return second === undefined ? { discarder: first, east: null, others: null } : undefined;
  if (dealer) return second === undefined ? { discarder: null, east: null, others: first } : undefined;
  if (second === undefined) return undefined;
  return { discarder: null, east: Math.max(first, second), others: Math.min(first, second) };
}

/** Writes a payment as it is typed: `7700`, `2600`, `1000/2000`. */
export const formatShares = ({ discarder, east, others }: Shares): string =>
  discarder === null ? [others, east].filter((share) => share !== null).join('/') : String(discarder);
