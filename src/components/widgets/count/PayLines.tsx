import { MCR_RULEBOOKS, paymentOf } from '../../../engine/mcr/index.ts';
import type { McrId } from '../../../engine/rulebooks/ids.ts';
import { fill } from '../../../i18n/strings.ts';
import type { Won } from '../../../quizzes/mcr/misconceptions/payment.ts';
import { mcrWords } from '../fan/fetch-words.ts';
import { type CountStrings, Line } from './Line.tsx';

interface Props extends CountStrings, Won {
  readonly rules: McrId;
}

/** Who pays what for these points, and how it is worked out. */
export function PayLines({ points, by, rules, ...strings }: Props) {
  const { mcr } = mcrWords();
  const { discarder, others } = paymentOf(points, by === 'draw');
  const cite = MCR_RULEBOOKS[rules].cite[by === 'draw' ? 'pay-draw' : 'pay-discard'];
  const sum = (n: number): string => fill(mcr['pay.sum'], { points, sum: n });
  return (
    <ol class="steps not-content">
      {discarder === null ? (
        <Line name={mcr['pay.each']} value={sum(others)} cite={cite} {...strings} />
      ) : (
        <>
          <Line name={mcr['pay.discarder']} value={sum(discarder)} cite={cite} {...strings} />
          <Line name={mcr['pay.other']} value={String(others)} {...strings} />
        </>
      )}
    </ol>
  );
}
