import type { Win } from '../../engine/riichi/index.ts';
import { fill } from '../../i18n/strings.ts';
import type { Speech } from './speech.ts';

/** A payment as it is said at the table: `7,700`, `1,300/2,600` or `3,900 all`; with a liable player, the sum. */
export function paymentInWords({ payment }: Win, { words, lang }: Speech): string {
  const points = (n: number): string => n.toLocaleString(lang);
  const { discarder, east, others, total, liable } = payment;
  if (liable !== null) return fill(words.scorer.total, { points: points(total) });
  if (discarder !== null) return points(discarder);
  if (others === null) return points(total);
  return east === null ? fill(words.scorer.all, { points: points(others) }) : `${points(others)}/${points(east)}`;
}
