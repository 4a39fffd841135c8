import { fill } from '../../i18n/strings.ts';
import type { Shares } from '../../engine/index.ts';
import type { PracticeWords } from './speech.ts';

/** A payment as it is said: `7,700`, `2,600 all`, `1,300 each, East 2,600`. */
export function sayShares({ discarder, east, others }: Shares, words: PracticeWords['practice'], lang: string): string {
  const points = (n: number): string => n.toLocaleString(lang);
  if (discarder !== null) return points(discarder);
  if (others === null) return words['no-win'];
  return east === null
    ? fill(words['pay.all'], { points: points(others) })
    : fill(words['pay.shares'], { others: points(others), east: points(east) });
}
