import { useState } from 'preact/hooks';
import { fill } from '../../../i18n/strings.ts';
import { colon } from '../../../i18n/signs.ts';
import { parseLine } from '../../../quizzes/judge/line.ts';
import { parseCount } from '../../../quizzes/judge/parse-number.ts';
import { parseFields } from '../../../quizzes/judge/parse-payment.ts';
import { situationOf } from '../../../quizzes/judge/situation.ts';
import { type Named, STEPS, type StepAnswers, type StepId } from '../../../quizzes/base/terms.ts';
import type { QuestionOf } from '../../../quizzes/games/question.ts';
import { type Stage, askedAt } from '../../../quizzes/session/stages.ts';
import { solved as solvedBy } from '../../../quizzes/games/skills.ts';
import { AnswerField } from '../../base/answer/AnswerField.tsx';
import { NO_PAYMENT } from '../../base/answer/PaymentField.tsx';
import type { FilledPart, PaymentTexts } from '../../base/answer/parts.ts';
import { LineField, lineHint } from './LineField.tsx';
import { ShownStep } from './ShownStep.tsx';
import { paymentPart } from './payment-part.ts';
import { useStrings } from './strings.ts';
import { REFUSAL, useRefusal } from '../../base/answer/use-refusal.tsx';
import { yakuPart } from './yaku-part.ts';

interface Filled {
  readonly yaku: readonly Named[];
  readonly han: string;
  readonly fu: string;
  readonly payment: PaymentTexts;
}

const asTyped = (number: number | null | undefined): string => String(number ?? '');

/** A filled-in answer. */
function filledWith({ yaku = [], han, fu, payment }: StepAnswers): Filled {
  const numbers = { yaku, han: asTyped(han), fu: asTyped(fu) };
  if (!payment) return { ...numbers, payment: NO_PAYMENT };
  const { discarder, others, east } = payment;
  const [first, second] = discarder === null ? [others, east] : [discarder];
  return { ...numbers, payment: { first: asTyped(first), second: asTyped(second) } };
}

interface Props {
  readonly question: QuestionOf<'whole'>;
  readonly stage: Stage;
  readonly before?: StepAnswers | undefined;
  readonly send: (given: StepAnswers) => void;
}

/** Whether a field contains something other than a number. */
const isNoNumber = (text: string): boolean => text.trim() !== '' && parseCount(text) === undefined;

/** The steps of a whole hand: blank ones to fill in, the others shown; or all numbers in one line. */
export function StepsForm({ question, stage, before = {}, send }: Props) {
  const strings = useStrings();
  const { words } = strings;
  const { practice } = words;
  const [filled, setFilled] = useState(() => filledWith(before));
  const [line, setLine] = useState('');
  const [unfolded, setUnfolded] = useState(false);
  const { isRefused, refuse, accept, alert } = useRefusal();
  const situation = situationOf(question.hand);
  const solved = solvedBy(question);
  const blankSteps = askedAt(stage, STEPS);
  const isLineUnread = line.trim() !== '' && !parseLine(line, situation);
  const written = filled.payment.first + filled.payment.second;
  const isPaymentUnread = written.trim() !== '' && !parseFields(filled.payment, situation);
  const hint = lineHint(situation, question, strings);
  const submit = (event: Event): void => {
    event.preventDefault();
    const fromLine = line.trim() === '' ? undefined : parseLine(line, situation);
    const payment = parseFields(filled.payment, situation);
    const [han, fu] = [parseCount(filled.han), parseCount(filled.fu)];
    const own: StepAnswers = fromLine ?? {
      ...(han === undefined ? {} : { han }),
      ...(fu === undefined ? {} : { fu }),
      ...(payment ? { payment } : {}),
    };
    const isCountUnread = isNoNumber(filled.han) || isNoNumber(filled.fu);
    const isEmpty = filled.yaku.length === 0 && Object.keys(own).length === 0 && blankSteps.length > 0;
    if (isLineUnread || isPaymentUnread || isCountUnread || isEmpty) {
      const inLine = `${fill(practice['unread.line'], { line: line.trim() })} ${hint}`;
      refuse(isLineUnread ? inLine : practice[isPaymentUnread && !isCountUnread ? 'unread.payment' : 'unread.steps']);
      return;
    }
    accept();
    const isTicking = blankSteps.includes('yaku') && (!fromLine || filled.yaku.length > 0);
    const blank: StepAnswers = { ...(isTicking ? { yaku: filled.yaku } : {}), ...own };
    const shown = Object.fromEntries(Object.entries(solved).filter(([step]) => !blankSteps.includes(step as StepId)));
    send({ ...blank, ...shown });
  };
  const numberPart = (id: 'han' | 'fu'): FilledPart => ({
    id,
    kind: 'number',
    label: practice[`part.${id}`],
    value: filled[id],
    verdict: isRefused && isNoNumber(filled[id]) ? 'unreadable' : undefined,
    note: REFUSAL,
  });
  const payment = paymentPart(situation, { value: filled.payment, isRefused: isRefused && isPaymentUnread }, practice);
  const parts = [numberPart('han'), numberPart('fu'), payment].filter(({ id }) =>
    blankSteps.some((step) => step === id),
  );
  const change = ({ id, value }: FilledPart): void => setFilled({ ...filled, [id]: value });
  return (
    <form onSubmit={submit} class="answer-form">
      {STEPS.map((step) => !blankSteps.includes(step) && <ShownStep key={step} step={step} solved={solved} />)}
      {blankSteps.includes('yaku') && (
        <details class="yaku-fold" onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}>
          <summary>
            {practice['part.yaku']}
            {colon(strings.lang)}
            {filled.yaku.length === 0
              ? practice['yaku.unticked']
              : fill(practice['yaku.ticked'], { n: filled.yaku.length })}
          </summary>
          {unfolded && (
            <AnswerField part={yakuPart(question.rules, filled.yaku, strings)} words={words} onChange={change} />
          )}
        </details>
      )}
      {blankSteps.length > 0 && (
        <div class="fields">
          {parts.map((part) => (
            <AnswerField key={part.id} part={part} words={words} onChange={change} />
          ))}
        </div>
      )}
      {situation.counters > 0 && blankSteps.includes('payment') && <p class="hint">{practice['pay.counters']}</p>}
      {stage === 4 && <LineField line={line} hint={hint} isRefused={isRefused && isLineUnread} onChange={setLine} />}
      {alert}
      <button type="submit" class="button">
        {stage === 0 ? practice.understood : practice.check}
      </button>
    </form>
  );
}
