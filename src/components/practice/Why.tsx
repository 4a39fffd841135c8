import { type Step, isDoraRule, plainBase, scoreRequest } from '../../engine/index.ts';
import { fill } from '../../i18n/strings.ts';
import { type DrawWithoutFu, drawWithoutFu } from '../../quizzes/hands/draw-without-fu.ts';
import { winOf } from '../../quizzes/hands/win.ts';
import { limitSteps, paySteps } from '../../quizzes/judge/pay-steps.ts';
import type { Question } from '../../quizzes/question.ts';
import type { TableView } from '../table/view.ts';
import { StepLines } from '../words/StepLines.tsx';
import type { StepGroup } from '../words/step-groups.ts';
import { Cites } from './Cites.tsx';
import { Differs } from './Differs.tsx';
import { NoDora } from './NoDora.tsx';
import { PairWaitLines } from './PairWaitLines.tsx';
import { SetLine } from './SetLine.tsx';
import { useSpeech } from './speech.ts';
import { toldTable } from './told-table.ts';

/** The groups of lines that answer each skill about a hand. */
const GROUPS: Readonly<Partial<Record<Question['skill'], readonly StepGroup[]>>> = {
  dora: ['han'],
  yaku: ['han'],
  han: ['han'],
  fu: ['fu'],
  whole: ['han', 'fu', 'payment'],
  'other-rules': ['han', 'fu', 'payment'],
};

const isDoraLine = (step: Step): boolean => step.kind === 'add' && isDoraRule(step.rule);

function Lines({
  steps,
  group,
  han,
  fu,
  drawWithoutFu,
  view,
}: {
  steps: readonly Step[];
  group: StepGroup;
  han: number | null;
  fu: number | null;
  drawWithoutFu?: DrawWithoutFu | undefined;
  view?: TableView | undefined;
}) {
  const speech = useSpeech();
  return (
    <StepLines {...speech} steps={steps} group={group} han={han} fu={fu} drawWithoutFu={drawWithoutFu} view={view} />
  );
}

function LimitLine({ question }: { readonly question: Extract<Question, { skill: 'limits' }> }) {
  const { words, lang } = useSpeech();
  const { han, fu } = question;
  const base = plainBase(han, fu).toLocaleString(lang);
  return (
    <>
      <p>
        {fill(words.step.base, { fu, han, n: han + 2 })}: {base}
      </p>
      <Lines steps={limitSteps(question)} group="payment" han={null} fu={null} />
    </>
  );
}

/** Why the right answer is right: the engine's own lines, each with its place in the rulebook. */
export function Why({ question }: { readonly question: Question }) {
  const { practice } = useSpeech().words;
  switch (question.skill) {
    case 'indicators':
    case 'waits':
      return (
        <>
          <p>{practice[`why.${question.skill}`]}</p>
          <Cites question={question} />
        </>
      );
    case 'set-fu':
      return (
        <>
          <SetLine question={question} />
          <Cites question={question} />
        </>
      );
    case 'limits':
      return <LimitLine question={question} />;
    case 'payment':
      return <Lines steps={paySteps(question)} group="payment" han={question.han} fu={question.fu} />;
    case 'pair-wait':
      return <PairWaitLines question={question} />;
    case 'dora':
    case 'yaku':
    case 'han':
    case 'fu':
    case 'whole':
    case 'other-rules': {
      const rules = question.skill === 'other-rules' ? question.other : question.rules;
      const hand = { ...question.hand, rules };
      const win = winOf(hand);
      if (!win) {
        const score = scoreRequest(hand);
        return (
          <>
            <p>{practice['no-yaku']}</p>
            {question.skill === 'other-rules' && <Differs question={question} />}
            {score.ok && <Lines steps={score.steps} group="han" han={null} fu={null} />}
            <Cites question={question} />
          </>
        );
      }
      const steps = question.skill === 'dora' ? win.steps.filter(isDoraLine) : win.steps;
      if (question.skill === 'dora' && steps.length === 0) return <NoDora question={question} />;
      const groups = GROUPS[question.skill] ?? [];
      return (
        <>
          {question.skill === 'other-rules' && <Differs question={question} />}
          {groups.map((group) => (
            <Lines
              key={group}
              steps={steps}
              group={group}
              han={win.han}
              fu={win.fu}
              drawWithoutFu={drawWithoutFu(hand, win, rules)}
              view={toldTable(question).view}
            />
          ))}
        </>
      );
    }
  }
}
