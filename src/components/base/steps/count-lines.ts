import { type Clause, type RoundStep, type Step, plainBase } from '../../../engine/riichi/index.ts';
import { fill } from '../../../i18n/strings.ts';
import type { StepText, StepWords } from './step-text.ts';

/** Attributes for a line that highlights tiles; it is focusable itself unless it contains a link. */
export const highlightProps = (tileNumbers: readonly number[], hasLink: boolean) =>
  tileNumbers.length === 0 ? {} : { 'data-lights': tileNumbers.join(' '), tabIndex: hasLink ? -1 : 0 };

/** The rounding just before a payment, for the same payer. */
export const roundBefore = (steps: readonly Step[], i: number): RoundStep | undefined => {
  const [step, before] = [steps[i], steps[i - 1]];
  return step?.kind === 'pay' && before?.kind === 'round' && before.who === step.who ? before : undefined;
};

interface Counted {
  readonly steps: readonly Step[];
  readonly han: number | null;
  readonly fu: number | null;
  readonly words: StepWords;
  readonly lang: string;
}

/** How fu and han make the base points, citing the rule of the first payment; undefined at a limit. */
export function baseOf({ steps, han, fu, words, lang }: Counted): { text: StepText; cite: Clause } | undefined {
  const firstPay = steps.find((step) => step.kind === 'pay' && step.of === 'hand');
  if (han === null || fu === null || firstPay === undefined || steps.some(({ kind }) => kind === 'limit'))
    return undefined;
  const name = fill(words.step.base, { fu, han, n: han + 2 });
  return { text: { name, why: [], value: plainBase(han, fu).toLocaleString(lang) }, cite: firstPay.cite };
}
