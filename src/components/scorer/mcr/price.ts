import { fill } from '../../../i18n/strings.ts';
import { plural } from '../../../i18n/plural.ts';
import { mcrWords } from '../../fan/fetch-words.ts';
import { sayMcrShares } from '../../fan/mcr-shares.ts';
import type { Counted } from './state.ts';

/** What a hand is worth in one line: its points, and what each pays or how much it is short. */
export function priceOf(count: Counted, lang: string): string {
  const { mcr } = mcrWords();
  const points = plural(mcr, 'points', count.points, lang);
  if (count.kind === 'win') return fill(mcr.price, { points, paid: sayMcrShares(count.payment) });
  if (count.short === null) return mcr['noWin.not-complete'];
  return fill(mcr.price, { points, paid: fill(mcr['short.n'], { n: count.short }) });
}
