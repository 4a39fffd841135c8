import type { Situation, StepAnswers } from '../base/terms.ts';
import { parseShares } from './parse-payment.ts';

/** What only says that a number is han or fu. */
const WORTH = /(\d)\s*(?:han|fu|хан|фу|翻|符)(?!\p{L})[\s,;:]*/giu;

/** Numbers with marks of thousands or without: `1,100` is no han; if that cannot be read, marks only part numbers. */
const LINES = [
  /^\s*(?:(?!\d{1,2}[.,'’]\d{3}(?!\d))(\d{1,2})\s*[ ,;]\s*)?(?:(?!\d{1,2}[.,'’]\d{3}(?!\d))(\d{2,3})\s*[ ,;]\s*)?((?:\d{3,}|\d{1,2}[\s.,'’]\d{3})(?!\d).*)$/u,
  /^\s*(?:(\d{1,2})\s*[ ,;]\s*)?(?:(\d{2,3})\s*[ ,;]\s*)?(\d{3,}(?!\d).*)$/u,
] as const;

type InLine = Pick<StepAnswers, 'han' | 'fu' | 'payment'>;

function readBy(line: RegExp, text: string, situation: Pick<Situation, 'by' | 'dealer'>): InLine | undefined {
  const [, han, fu, shares] = line.exec(text) ?? [];
  const payment = shares === undefined ? undefined : parseShares(shares, situation);
  if (!payment) return undefined;
  return {
    ...(han === undefined ? {} : { han: Number(han) }),
    ...(fu === undefined ? {} : { fu: Number(fu) }),
    payment,
  };
}

/**
 * Reads han, fu and payment from one line: `3 40 5200`, `2 30 1000/500`, `3 han 40 fu 5,200`; the fu may be left out where a
 * limit makes them idle (`5 8000`), and both for a limit hand (`32000`). Undefined when it cannot be read as that.
 */
export function parseLine(text: string, situation: Pick<Situation, 'by' | 'dealer'>): InLine | undefined {
  const numbers = text.replace(WORTH, '$1 ');
  const [marked, parted] = LINES;
  return readBy(marked, numbers, situation) ?? readBy(parted, numbers, situation);
}
