import type { Situation, StepAnswers } from '../terms.ts';
import { parseShares } from './parse-payment.ts';

const LINE = /^\s*(?:(\d{1,2})\s*[ ,;]\s*)?(?:(\d{2,3})\s*[ ,;]\s*)?(\d{3,}(?!\d).*)$/;

/**
 * Reads han, fu and payment from one line: `3 40 5200`, `2 30 1000/500`; the fu may be left out where a limit makes them idle
 * (`5 8000`), and both for a limit hand (`32000`). Undefined when it cannot be read as that.
 */
export function parseLine(
  text: string,
  situation: Pick<Situation, 'by' | 'dealer'>,
): Pick<StepAnswers, 'han' | 'fu' | 'payment'> | undefined {
  const [, han, fu, shares] = LINE.exec(text) ?? [];
  const payment = shares === undefined ? undefined : parseShares(shares, situation);
  if (!payment) return undefined;
  return {
    ...(han === undefined ? {} : { han: Number(han) }),
    ...(fu === undefined ? {} : { fu: Number(fu) }),
    payment,
  };
}
