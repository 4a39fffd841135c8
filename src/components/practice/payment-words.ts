import type { Shares } from '../../engine/riichi/index.ts';
import { fill } from '../../i18n/strings.ts';
import type { PracticeWords } from './speech.ts';

/** A payment as it is said: `7,700`, `2,600 from each`, `1,300 each, East 2,600`. */
export function sayShares({ discarder, east, others }: Shares, words: PracticeWords, lang: string): string {
  const points = (n: number): string => n.toLocaleString(lang);
  if (discarder !== null) return points(discarder);
  if (others === null) return words.practice['no-win'];
  return east === null
    ? fill(words.step['from-each'], { points: points(others) })
    : fill(words.practice['pay.shares'], { others: points(others), east: points(east) });
}
