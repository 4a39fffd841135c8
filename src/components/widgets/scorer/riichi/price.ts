import type { NoWin, Win } from '../../../../engine/riichi/index.ts';
import { plural } from '../../../../i18n/plural.ts';
import { fill } from '../../../../i18n/strings.ts';
import { named } from '../../../../i18n/signs.ts';
import { formatPayment } from '../../../base/answer/format-payment.ts';
import type { ScorerStrings } from '../../hand-editor/strings.ts';

/** A hand's value in one line, `3 han 40 fu: 5,200`, or that it cannot win. */
export function priceOf(result: Win | NoWin, strings: ScorerStrings): string {
  const { scorer, step } = strings.words;
  if (result.kind === 'no-win') return scorer.noWin;
  const { han, fu, limit, yakuman, payment } = result;
  const parts = [
    ...(han === null ? [] : [plural(step, 'han', han, strings.lang)]),
    ...(fu === null || limit !== null ? [] : [fill(step.fu, { n: fu })]),
    ...(limit === null ? [] : [step[`limit.${limit}`]]),
    ...(yakuman > 1 ? [fill(step.times, { n: yakuman })] : []),
  ];
  return named(parts.join(' '), formatPayment(payment, strings, 'called'), strings.lang);
}
