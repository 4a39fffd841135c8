import { baseFu, setFu } from '../../../../engine/riichi/index.ts';
import { fill } from '../../../../i18n/strings.ts';
import { sumOf } from '../../../../quizzes/lines/count.ts';
import { FU_ADDENDS, type LineId, SET_LINES } from '../../../../quizzes/base/lines.ts';
import type { QuestionOf } from '../../../../quizzes/games/question.ts';
import { choicesFor, linesOf } from '../../../../quizzes/games/skills.ts';
import { useStrings } from '../strings.ts';
import type { SheetProps } from '../view.ts';
import { LineChoices } from './LineChoices.tsx';
import { useSheet } from './use-sheet.ts';

const inOrder = (numbers: readonly number[]): readonly number[] => [...new Set(numbers)].toSorted((a, b) => a - b);
const SETS = inOrder([0, ...Object.values(setFu)]);
const STARTS = inOrder(Object.values(baseFu));
const EXTRAS: Readonly<Partial<Record<LineId, readonly number[]>>> = { pair: [0, 2, 4], base: STARTS };

const choicesOf = (id: LineId): readonly number[] =>
  SET_LINES.some((line) => line === id) ? SETS : (EXTRAS[id] ?? [0, 2]);

/** The fu sheet, line by line; once all lines are filled in, their total is shown and the sum is asked. */
export function FuSheet(props: SheetProps<QuestionOf<'fu'>>) {
  const { question, shown = {} } = props;
  const { practice } = useStrings().words;
  const { filled, put, handIn, alert } = useSheet(props);
  const lineIds = linesOf(question);
  const addends = lineIds.filter((id) => id !== 'sum');
  const isAdded = addends.every((id) => filled[id] !== undefined);
  return (
    <form class="answer-form" onSubmit={(event) => handIn(event, lineIds)}>
      {addends.map((id) => (
        <LineChoices
          key={id}
          id={id}
          question={question}
          choices={choicesOf(id)}
          value={filled[id]}
          isShown={id in shown}
          onChoose={(n) => put(id, n)}
        />
      ))}
      {isAdded && (
        <>
          <p role="status">{fill(practice['lines.together'], { n: sumOf(filled, FU_ADDENDS) })}</p>
          <LineChoices
            id="sum"
            question={question}
            choices={choicesFor(question)}
            value={filled.sum}
            isShown={false}
            onChoose={(n) => put('sum', n)}
          />
        </>
      )}
      {alert}
      <button type="submit" class="button">
        {practice.check}
      </button>
    </form>
  );
}
