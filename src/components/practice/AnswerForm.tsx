import { useState } from 'preact/hooks';
import { LIMITS } from '../../engine/index.ts';
import { parseShares } from '../../quizzes/judge/parse-payment.ts';
import { situationOf } from '../../quizzes/judge/steps.ts';
import type { Answers, Named, Question, Shares, SkillId } from '../../quizzes/question.ts';
import { NOBODY } from '../../quizzes/skills/other-rules.ts';
import { SET_FU_CHOICES } from '../../quizzes/skills/set-fu.ts';
import type { Stage } from '../../quizzes/stages.ts';
import { NumberPick } from './NumberPick.tsx';
import { PairWaitForm } from './PairWaitForm.tsx';
import { NO_PAYMENT, PaymentFields, joined } from './PaymentFields.tsx';
import { StepsForm } from './StepsForm.tsx';
import { TilePick } from './TilePick.tsx';
import { YakuPick } from './YakuPick.tsx';
import { useSpeech } from './speech.ts';

const upTo = (from: number, to: number, by = 1): readonly number[] =>
  Array.from({ length: (to - from) / by + 1 }, (_, i) => from + i * by);
const FU_CHOICES = [20, 25, ...upTo(30, 110, 10)];

type Send = (given: Answers[SkillId]) => void;

function PaymentForm({
  question,
  send,
}: {
  readonly question: Extract<Question, { skill: 'payment' | 'other-rules' }>;
  readonly send: Send;
}) {
  const { practice } = useSpeech().words;
  const [texts, setTexts] = useState(NO_PAYMENT);
  const [unread, setUnread] = useState(false);
  const situation = question.skill === 'payment' ? question : situationOf(question.hand);
  const submit = (event: Event): void => {
    event.preventDefault();
    const shares: Shares | undefined = parseShares(joined(texts), situation);
    setUnread(!shares);
    if (shares) send(shares);
  };
  return (
    <form onSubmit={submit} class="answer-form">
      <div class="fields">
        <PaymentFields situation={situation} value={texts} onChange={setTexts} />
      </div>
      {unread && (
        <p class="hint" role="alert">
          {practice['unread.payment']}
        </p>
      )}
      <button type="submit" class="button">
        {practice.check}
      </button>
      {question.skill === 'other-rules' && (
        <button type="button" class="button quiet" onClick={() => send(NOBODY)}>
          {practice['no-win']}
        </button>
      )}
    </form>
  );
}

function YakuForm({
  question,
  send,
}: {
  readonly question: Extract<Question, { skill: 'yaku' }>;
  readonly send: Send;
}) {
  const { practice } = useSpeech().words;
  const [ticked, setTicked] = useState<readonly Named[]>([]);
  return (
    <form
      class="answer-form"
      onSubmit={(event) => {
        event.preventDefault();
        send(ticked);
      }}
    >
      <YakuPick rules={question.rules} ticked={ticked} onChange={setTicked} />
      <button type="submit" class="button">
        {ticked.length === 0 ? practice['yaku.none'] : practice.check}
      </button>
    </form>
  );
}

interface Props {
  readonly question: Question;
  readonly stage: Stage;
  readonly send: Send;
}

/** The way to answer a question. */
export function AnswerForm({ question, stage, send }: Props) {
  const { practice, step } = useSpeech().words;
  const ask = practice[`ask.${question.skill}`];
  switch (question.skill) {
    case 'indicators':
      return <TilePick label={ask} several={false} onAnswer={([tile]) => tile !== undefined && send(tile)} />;
    case 'waits':
      return <TilePick label={ask} several onAnswer={send} />;
    case 'dora':
      return <NumberPick label={ask} choices={upTo(0, 6)} onAnswer={send} />;
    case 'han':
      return <NumberPick label={ask} choices={upTo(0, 13)} onAnswer={send} />;
    case 'set-fu':
      return <NumberPick label={ask} choices={SET_FU_CHOICES} onAnswer={send} />;
    case 'fu':
      return <NumberPick label={ask} choices={FU_CHOICES} onAnswer={send} />;
    case 'pair-wait':
      return <PairWaitForm send={send} />;
    case 'limits':
      return (
        <div class="choices words" role="group" aria-label={ask}>
          {(['none', ...LIMITS] as const).map((limit) => (
            <button key={limit} type="button" class="choice-button" onClick={() => send(limit)}>
              {limit === 'none' ? practice['limit.none'] : step[`limit.${limit}`]}
            </button>
          ))}
        </div>
      );
    case 'yaku':
      return <YakuForm question={question} send={send} />;
    case 'whole':
      return <StepsForm question={question} stage={stage} send={send} />;
    case 'payment':
    case 'other-rules':
      return <PaymentForm question={question} send={send} />;
  }
}
