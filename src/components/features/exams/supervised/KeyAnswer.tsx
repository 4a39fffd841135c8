import { type ExamQuestion, solveExamQuestion } from '../../../../quizzes/exams/forms/index.ts';
import { solved } from '../../../../quizzes/games/skills.ts';
import type { QuestionOf } from '../../../../quizzes/games/question.ts';
import { MCR_STEPS } from '../../../../quizzes/base/terms.ts';
import { fill } from '../../../../i18n/strings.ts';
import { formatPayment } from '../../../base/answer/format-payment.ts';
import { practiceGameOf, viewOf } from '../../../widgets/questions/practice-game.ts';
import { SaidAsked } from '../asked/views.tsx';
import { type ExamStrings, useExamStrings } from '../strings.ts';

function riichiSteps(question: QuestionOf<'whole'>, strings: ExamStrings<'supervised'>): readonly string[] {
  const { words } = strings;
  const { practice, yaku: names } = words;
  const { yaku = [], han, fu, payment } = solved(question);
  return [
    yaku.flatMap((id) => (id === 'dora' ? [] : [names[id]])).join(', '),
    han === undefined ? '' : `${practice['part.han']} ${String(han)}`,
    fu === undefined ? '' : `${practice['part.fu']} ${String(fu)}`,
    payment ? formatPayment(payment, strings) : '',
  ];
}

function mcrSteps(question: QuestionOf<'mcr-whole'>, { lang }: ExamStrings<'supervised'>): readonly string[] {
  const { formatStep } = viewOf(question.skill);
  return MCR_STEPS.map((step) => formatStep?.(step, solved(question), lang) ?? '');
}

/** Where fu come from, line by line, so that a wrong sum shows which line was missed without counting anew. */
function FuLines({ question }: { readonly question: QuestionOf<'whole' | 'fu'> }) {
  const { words } = useExamStrings('supervised');
  const { step, fu } = words;
  const lines = (practiceGameOf(question.skill).fuLines?.(question) ?? []).map(
    ({ rule, value }) => `${fill(step.fu, { n: value })} ${fu[rule]}`,
  );
  return lines.length === 0 ? null : <small class="key-lines">{lines.join(' + ')}</small>;
}

/** The right answer in as few words as a marker needs, step by step. */
export function KeyAnswer({ question }: { readonly question: ExamQuestion }) {
  const strings = useExamStrings('supervised');
  if (question.skill === 'fu')
    return (
      <>
        <SaidAsked question={question} given={solveExamQuestion(question)} />
        <FuLines question={question} />
      </>
    );
  if (question.skill !== 'whole' && question.skill !== 'mcr-whole')
    return <SaidAsked question={question} given={solveExamQuestion(question)} />;
  const steps = question.skill === 'whole' ? riichiSteps(question, strings) : mcrSteps(question, strings);
  return (
    <>
      {steps.filter(Boolean).join(' · ')}
      {question.skill === 'whole' && solved(question).fu !== undefined && <FuLines question={question} />}
    </>
  );
}
