import type { NoWin, Win } from '../../../../engine/riichi/index.ts';
import { fill } from '../../../../i18n/strings.ts';
import { sayPayment } from '../../../base/answer/say-payment.ts';
import type { Speech } from '../../hand-editor/strings.ts';

/** What a hand is worth in one line, `3 han 40 fu: 5,200`; or that it cannot win. */
export function priceOf(result: Win | NoWin, speech: Speech): string {
  const { scorer, step } = speech.words;
  if (result.kind === 'no-win') return scorer.noWin;
  const { han, fu, limit, yakuman, payment } = result;
  const worth = [
    ...(han === null ? [] : [fill(step.han, { n: han })]),
    ...(fu === null || limit !== null ? [] : [fill(step.fu, { n: fu })]),
    ...(limit === null ? [] : [step[`limit.${limit}`]]),
    ...(yakuman > 1 ? [fill(step.times, { n: yakuman })] : []),
  ];
  return `${worth.join(' ')}: ${sayPayment(payment, speech, 'called')}`;
}
