import type { McrWin, McrNoWin } from '../../../engine/mcr/index.ts';
import type { NoWin, Win } from '../../../engine/riichi/index.ts';
import { plural } from '../../../i18n/plural.ts';
import { type Strings, fill } from '../../../i18n/strings.ts';
import type { ReadingWords } from '../words/other-reading.ts';
import { type PaymentStrings, formatPayment } from './format-payment.ts';

/** Describes what a riichi hand comes to by another reading. */
export function riichiOutcome(
  { payment }: Win | NoWin,
  own: Win | NoWin,
  strings: PaymentStrings & { readonly words: { readonly reading: ReadingWords } },
): string {
  const { reading } = strings.words;
  if (!payment) return reading.fails;
  const worth = formatPayment(payment, strings, 'called');
  return own.kind === 'win' ? worth : fill(reading.wins, { worth });
}

/** Describes what a hand of MCR comes to by another reading. */
export function mcrOutcome(
  { kind, points }: Pick<McrWin | McrNoWin, 'kind' | 'points'>,
  own: Pick<McrWin | McrNoWin, 'kind'>,
  {
    mcr,
    reading,
  }: { readonly mcr: Pick<Strings<'mcr'>, 'points.one' | 'points.other'>; readonly reading: ReadingWords },
  lang: string,
): string {
  const worth = plural(mcr, 'points', points, lang);
  if (kind === own.kind) return worth;
  return kind === 'win' ? fill(reading.wins, { worth }) : `${worth}, ${reading.fails}`;
}
