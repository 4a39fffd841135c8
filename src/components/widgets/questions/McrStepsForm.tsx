import { useState } from 'preact/hooks';
import { FANS, type FanId } from '../../../engine/mcr/index.ts';
import { fill } from '../../../i18n/strings.ts';
import { named } from '../../../i18n/signs.ts';
import { plural } from '../../../i18n/plural.ts';
import { parseCount } from '../../../quizzes/judge/parse-number.ts';
import type { QuestionOf } from '../../../quizzes/games/question.ts';
import { solved as solvedBy } from '../../../quizzes/games/skills.ts';
import { type Stage, askedAt } from '../../../quizzes/session/stages.ts';
import { MCR_STEPS, type McrAnswers, type McrStepId } from '../../../quizzes/base/terms.ts';
import { PaymentField } from '../../base/answer/PaymentField.tsx';
import { TextField } from '../../base/answer/TextField.tsx';
import { FanField } from '../fan/FanField.tsx';
import { FanNames } from '../fan/FanName.tsx';
import { mcrWords } from '../fan/fetch-words.ts';
import { mcrPaymentPart, readMcrShares, formatMcrShares, writeMcrShares } from '../fan/mcr-shares.ts';
import { useStrings } from './strings.ts';
import { REFUSAL, useRefusal } from '../../base/answer/use-refusal.tsx';

/** All ticked fan; flowers are points without a checkbox. */
const OFFERED: readonly FanId[] = FANS.filter((fan) => fan !== 'flower-tiles');

function Shown({ step, solved }: { readonly step: McrStepId; readonly solved: McrAnswers }) {
  const { words, lang } = useStrings();
  const { mcr } = mcrWords();
  const { fan = [], points = 0, payment } = solved;
  const value = {
    fan: () => <FanNames fans={fan} />,
    points: () => plural(mcr, 'points', points, lang),
    payment: () => payment && formatMcrShares(payment),
  }[step]();
  return (
    <p class="shown-step">
      <span class="group-name">{words.practice[`part.${step}`]}</span> <span>{value}</span>
    </p>
  );
}

interface Props {
  readonly question: QuestionOf<'mcr-whole'>;
  readonly stage: Stage;
  readonly before?: McrAnswers | undefined;
  readonly send: (given: McrAnswers) => void;
}

/** The steps of a whole MCR hand: blank ones to fill in, the others shown. */
export function McrStepsForm({ question, stage, before = {}, send }: Props) {
  const { words, lang } = useStrings();
  const { practice } = words;
  const { mcr } = mcrWords();
  const { by } = question.hand;
  const [fan, setFan] = useState(before.fan ?? []);
  const [points, setPoints] = useState(String(before.points ?? ''));
  const [payment, setPayment] = useState(writeMcrShares(before.payment));
  const [unfolded, setUnfolded] = useState(false);
  const { isRefused, refuse, accept, alert } = useRefusal();
  const solved = solvedBy(question);
  const blankSteps = askedAt(stage, MCR_STEPS);
  const arePointsUnread = points.trim() !== '' && parseCount(points) === undefined;
  const isPaymentUnread = (payment.first + payment.second).trim() !== '' && !readMcrShares(payment, by);
  const submit = (event: Event): void => {
    event.preventDefault();
    const [count, shares] = [parseCount(points), readMcrShares(payment, by)];
    const isEmpty = fan.length === 0 && count === undefined && !shares && blankSteps.length > 0;
    if (arePointsUnread || isPaymentUnread || isEmpty) {
      refuse(mcr[isPaymentUnread && !arePointsUnread ? 'unread.payment' : 'unread.steps']);
      return;
    }
    accept();
    const own: McrAnswers = {
      ...(fan.length > 0 ? { fan } : {}),
      ...(count === undefined ? {} : { points: count }),
      ...(shares ? { payment: shares } : {}),
    };
    const shown = Object.fromEntries(
      Object.entries(solved).filter(([step]) => !blankSteps.some((one) => one === step)),
    );
    send({ ...own, ...shown });
  };
  return (
    <form onSubmit={submit} class="answer-form">
      {MCR_STEPS.map((step) => !blankSteps.includes(step) && <Shown key={step} step={step} solved={solved} />)}
      {blankSteps.includes('fan') && (
        <details class="yaku-fold" onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}>
          <summary>
            {named(
              practice['part.fan'],
              fan.length === 0 ? mcr['fan.tick'] : fill(mcr['fan.chosen'], { n: fan.length }),
              lang,
            )}
          </summary>
          {unfolded && <FanField offered={OFFERED} chosen={fan} onChange={setFan} lang={lang} />}
        </details>
      )}
      {blankSteps.length > 0 && (
        <div class="fields">
          {blankSteps.includes('points') && (
            <TextField
              label={practice['part.points']}
              value={points}
              inputMode="numeric"
              isShort
              isRefused={isRefused && arePointsUnread}
              note={isRefused && arePointsUnread ? REFUSAL : undefined}
              onChange={setPoints}
            />
          )}
          {blankSteps.includes('payment') && (
            <PaymentField part={mcrPaymentPart(by, payment, isRefused && isPaymentUnread)} onChange={setPayment} />
          )}
        </div>
      )}
      {alert}
      <button type="submit" class="button">
        {stage === 0 ? practice.understood : practice.check}
      </button>
    </form>
  );
}
