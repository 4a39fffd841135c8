import { plural } from '../../../i18n/plural.ts';
import { fill } from '../../../i18n/strings.ts';
import type { StepAnswers, StepId } from '../../../quizzes/base/terms.ts';
import { formatPayment } from '../../base/answer/format-payment.ts';
import { Names } from './Names.tsx';
import { useStrings } from './strings.ts';

interface Props {
  readonly step: StepId;
  readonly solved: StepAnswers;
}

/** A step shown in a worked example. */
export function ShownStep({ step, solved }: Props) {
  const strings = useStrings();
  const { words, lang } = strings;
  const { yaku = [], han, fu, payment } = solved;
  const value = {
    yaku: () => <Names ids={yaku} />,
    han: () => (han === undefined ? '–' : plural(words.step, 'han', han, lang)),
    fu: () => (fu === undefined ? '–' : fill(words.step.fu, { n: fu })),
    payment: () => payment && formatPayment(payment, strings),
  }[step]();
  return (
    <p class="shown-step">
      <span class="group-name">{words.practice[`part.${step}`]}</span> <span>{value}</span>
    </p>
  );
}
