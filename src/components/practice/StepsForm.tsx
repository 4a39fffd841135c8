import { useState } from 'preact/hooks';
import { fill } from '../../i18n/strings.ts';
import { parseLine } from '../../quizzes/judge/line.ts';
import { formatShares, parseFields } from '../../quizzes/judge/parse-payment.ts';
import { sharesOf } from '../../quizzes/judge/shares.ts';
import { situationOf } from '../../quizzes/judge/steps.ts';
import { type Named, STEPS, type Situation, type StepAnswers, type StepId } from '../../quizzes/terms.ts';
import type { QuestionOf } from '../../quizzes/question.ts';
import type { Ruleset } from '../../quizzes/ruleset.ts';
import { type Stage, askedAt } from '../../quizzes/sitting/stages.ts';
import { solved as solvedBy } from '../../quizzes/sitting/answered.ts';
import { Claimed } from './Claimed.tsx';
import { NO_PAYMENT, PaymentFields, joined } from './PaymentFields.tsx';
import { YakuPick } from './YakuPick.tsx';
import { sayShares } from './payment-words.ts';
import { useSpeech } from './speech.ts';
import { REFUSED, useRefusal } from './use-refusal.tsx';

interface Props {
  readonly question: QuestionOf<'whole'>;
  readonly stage: Stage;
  readonly send: (given: StepAnswers) => void;
}

const numberOf = (text: string): number | undefined => (/^\s*\d{1,3}\s*$/.test(text) ? Number(text) : undefined);

/** Whether something is written where a number should stand, and is none. */
const isNoNumber = (text: string): boolean => text.trim() !== '' && numberOf(text) === undefined;

/** A worth that hardly any hand has, so that its line gives nothing away. */
const EXAMPLE = { han: 1, fu: 100 } as const;

function exampleLine(situation: Situation, ruleset: Ruleset): string {
  const { han, fu } = EXAMPLE;
  return `${String(han)} ${String(fu)} ${formatShares(sharesOf(han, fu, { ...situation, counters: 0 }, ruleset))}`;
}

/** A step that is shown, as a worked example shows it. */
function Shown({ step, solved }: { readonly step: StepId; readonly solved: StepAnswers }) {
  const { words, lang } = useSpeech();
  const { yaku = [], han, fu, payment } = solved;
  const value = {
    yaku: () => yaku.map((id, i) => [i > 0 && ', ', <Claimed key={id} id={id} />]),
    han: () => (han === undefined ? '–' : fill(words.step.han, { n: han })),
    fu: () => (fu === undefined ? '–' : fill(words.step.fu, { n: fu })),
    payment: () => payment && sayShares(payment, words, lang),
  }[step]();
  return (
    <p class="shown-step">
      <span class="group-name">{words.practice[`part.${step}`]}</span> <span>{value}</span>
    </p>
  );
}

/** The steps of a whole hand: those that the stage leaves blank to fill in, the others shown; or all numbers in one line. */
export function StepsForm({ question, stage, send }: Props) {
  const { practice } = useSpeech().words;
  const [ticked, setTicked] = useState<readonly Named[]>([]);
  const [numbers, setNumbers] = useState({ han: '', fu: '' });
  const [texts, setTexts] = useState(NO_PAYMENT);
  const [line, setLine] = useState('');
  const [unfolded, setUnfolded] = useState(false);
  const { isRefused, refuse, accept, alert } = useRefusal();
  const situation = situationOf(question.hand);
  const solved = solvedBy(question);
  const asked = askedAt(stage);
  const isLineOff = line.trim() !== '' && !parseLine(line, situation);
  const isLineRefused = isRefused && isLineOff;
  const isPaymentOff = joined(texts).trim() !== '' && !parseFields(texts, situation);
  const lineHint = fill(
    practice[`line.${situation.by === 'discard' ? 'discard' : situation.dealer ? 'each' : 'shares'}`],
    {
      line: exampleLine(situation, question),
    },
  );
  const submit = (event: Event): void => {
    event.preventDefault();
    const fromLine = line.trim() === '' ? undefined : parseLine(line, situation);
    const payment = parseFields(texts, situation);
    const [han, fu] = [numberOf(numbers.han), numberOf(numbers.fu)];
    const own: StepAnswers = fromLine ?? {
      ...(han === undefined ? {} : { han }),
      ...(fu === undefined ? {} : { fu }),
      ...(payment ? { payment } : {}),
    };
    const misread = isPaymentOff || isNoNumber(numbers.han) || isNoNumber(numbers.fu);
    const isEmpty = ticked.length === 0 && Object.keys(own).length === 0 && asked.length > 0;
    if (isLineOff || misread || isEmpty) {
      const inLine = `${fill(practice['unread.line'], { line: line.trim() })} ${lineHint}`;
      refuse(isLineOff ? inLine : practice['unread.steps']);
      return;
    }
    accept();
    const isTicking = asked.includes('yaku') && (!fromLine || ticked.length > 0);
    const blank: StepAnswers = { ...(isTicking ? { yaku: ticked } : {}), ...own };
    const shown = Object.fromEntries(Object.entries(solved).filter(([step]) => !asked.includes(step as StepId)));
    send({ ...blank, ...shown });
  };
  const number = (step: 'han' | 'fu') => (
    <label class="field short">
      <span>{practice[`part.${step}`]}</span>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        class="points"
        value={numbers[step]}
        {...(isRefused && isNoNumber(numbers[step]) ? REFUSED : {})}
        onInput={({ currentTarget }) => setNumbers({ ...numbers, [step]: currentTarget.value })}
      />
    </label>
  );
  return (
    <form onSubmit={submit} class="answer-form">
      {STEPS.map((step) => !asked.includes(step) && <Shown key={step} step={step} solved={solved} />)}
      {asked.includes('yaku') && (
        <details class="yaku-fold" onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}>
          <summary>
            {practice['part.yaku']}:{' '}
            {ticked.length === 0 ? practice['yaku.unticked'] : fill(practice['yaku.ticked'], { n: ticked.length })}
          </summary>
          {unfolded && <YakuPick rules={question.rules} ticked={ticked} onChange={setTicked} />}
        </details>
      )}
      {asked.length > 0 && (
        <div class="fields">
          {asked.includes('han') && number('han')}
          {asked.includes('fu') && number('fu')}
          {asked.includes('payment') && (
            <PaymentFields
              situation={situation}
              value={texts}
              isRefused={isRefused && isPaymentOff}
              onChange={setTexts}
            />
          )}
        </div>
      )}
      {stage === 4 && (
        <div class="field">
          <label class="field">
            <span>{practice.line}</span>
            <input
              type="text"
              autoComplete="off"
              class="points"
              value={line}
              aria-describedby="practice-line-hint"
              {...(isLineRefused ? REFUSED : {})}
              onInput={({ currentTarget }) => setLine(currentTarget.value)}
            />
          </label>
          {!isLineRefused && (
            <p class="hint" id="practice-line-hint">
              {lineHint}
            </p>
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
