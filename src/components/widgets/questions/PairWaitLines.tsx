import type { ReadingScore } from '../../../engine/riichi/index.ts';
import { PAIRS, WAITS, pairFu, pairIn, waitFu } from '../../../quizzes/hands/pair-and-wait.ts';
import { mustWin } from '../../../quizzes/hands/win.ts';
import type { QuestionOf } from '../../../quizzes/games/question.ts';
import { StepLines } from '../../base/steps/StepLines.tsx';
import { MarkedTable } from './MarkedTable.tsx';
import { type QuestionHand, relevantSteps } from './question-hand.ts';
import { PARTS, isFuOf, pairName, waitName } from './pair-and-wait.ts';
import { useStrings } from './strings.ts';

interface Props {
  readonly question: QuestionOf<'pair-wait'>;
}

/** Fu of every pair and wait, with the hand's own marked. */
function Tables({ question, reading }: Props & { readonly reading: ReadingScore }) {
  const { words } = useStrings();
  const { hand } = question;
  const here = pairIn(reading, hand);
  return (
    <div class="marked-tables">
      <MarkedTable
        caption={words.practice['fu-of.pair']}
        columns={[]}
        rows={PAIRS.map((pair) => ({
          name: pairName(pair, words),
          cells: [{ fu: pairFu(pair, question), isHere: pair === here }],
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

/** Fu of the hand's pair and wait with citations, marked among all possible ones. */
export function PairWaitLines({ question, shownHand }: Props & { readonly shownHand: QuestionHand }) {
  const strings = useStrings();
  const win = mustWin(question.hand);
  const own = relevantSteps(win, shownHand);
  const reading = win.readings.find(({ won }) => won);
  return (
    <>
      {own.length > 0 && (
        <StepLines {...strings} steps={own} group="fu" han={null} fu={null} view={shownHand.answered().view} />
      )}
      {PARTS.map((part) => !own.some(isFuOf(part)) && <p key={part}>{strings.words.practice[`why.no-${part}`]}</p>)}
      {reading && <Tables question={question} reading={reading} />}
    </>
  );
}
