import type { ReadingScore, Step } from '../../engine/index.ts';
import { PAIRS, WAITS, pairFu, pairIn, waitFu } from '../../quizzes/hands/pair-and-wait.ts';
import { mustWin } from '../../quizzes/hands/win.ts';
import type { QuestionOf } from '../../quizzes/question.ts';
import { StepLines } from '../words/StepLines.tsx';
import { MarkedTable } from './MarkedTable.tsx';
import { pairName, waitName } from './pair-and-wait.ts';
import { useSpeech } from './speech.ts';
import { toldTable } from './told-table.ts';

interface Props {
  readonly question: QuestionOf<'pair-wait'>;
}

const PARTS = ['pair', 'wait'] as const;
const isFuOf =
  (part: (typeof PARTS)[number]) =>
  (step: Step): boolean =>
    step.kind === 'add' && step.rule.startsWith(`${part}-`);

/** The fu of every pair and every wait, those of the hand marked. */
function Tables({ question, reading }: Props & { readonly reading: ReadingScore }) {
  const { words } = useSpeech();
  const { hand, rules } = question;
  const here = pairIn(reading, hand);
  return (
    <div class="marked-tables">
      <MarkedTable
        caption={words.practice['fu-of.pair']}
        columns={[]}
        rows={PAIRS.map((pair) => ({
          name: pairName(pair, words),
          cells: [{ fu: pairFu(pair, rules), isHere: pair === here }],
        }))}
      />
      <MarkedTable
        caption={words.practice['fu-of.wait']}
        columns={[]}
        rows={WAITS.map((wait) => ({
          name: waitName(wait, words),
          cells: [{ fu: waitFu(wait), isHere: wait === reading.wait }],
        }))}
      />
    </div>
  );
}

/** The fu of a hand's pair and of its wait, each with its place in the rulebook, and among all that there are. */
export function PairWaitLines({ question }: Props) {
  const speech = useSpeech();
  const { steps, readings } = mustWin(question.hand);
  const own = steps.filter((step) => PARTS.some((part) => isFuOf(part)(step)));
  const reading = readings.find(({ won }) => won);
  return (
    <>
      {own.length > 0 && (
        <StepLines {...speech} steps={own} group="fu" han={null} fu={null} view={toldTable(question).view} />
      )}
      {PARTS.map((part) => !own.some(isFuOf(part)) && <p key={part}>{speech.words.practice[`why.no-${part}`]}</p>)}
      {reading && <Tables question={question} reading={reading} />}
    </>
  );
}
