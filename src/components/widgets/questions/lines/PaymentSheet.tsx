import { useState } from 'preact/hooks';
import { parseNumber } from '../../../../quizzes/judge/parse-number.ts';
import type { LineId, Lines } from '../../../../quizzes/base/lines.ts';
import type { QuestionOf } from '../../../../quizzes/games/question.ts';
import { linesOf } from '../../../../quizzes/games/skills.ts';
import { TextField } from '../../../base/answer/TextField.tsx';
import { useStrings } from '../strings.ts';
import { REFUSAL } from '../../../base/answer/use-refusal.tsx';
import type { SheetProps } from '../view.ts';
import { ShownLine } from './ShownLine.tsx';
import { lineText } from './line-text.ts';
import { useSheet } from './use-sheet.ts';

type Texts = Readonly<Partial<Record<LineId, string>>>;

/** The payment sheet: from base points to shares, a line per step. */
export function PaymentSheet(props: SheetProps<QuestionOf<'payment'>>) {
  const { question, shown = {} } = props;
  const { words } = useStrings();
  const [texts, setTexts] = useState<Texts>({});
  const { handIn, alert, isRefused } = useSheet(props);
  const lineIds = linesOf(question);
  const read = (id: LineId): number | undefined => parseNumber(texts[id] ?? '');
  const lines = (): Lines =>
    Object.fromEntries(
      lineIds.flatMap((id) => {
        const n = shown[id] ?? read(id);
        return n === undefined ? [] : [[id, n] as const];
      }),
    );
  const blank = lineIds.filter((id) => !(id in shown));
  return (
    <form class="answer-form" onSubmit={(event) => handIn(event, lineIds, lines())}>
      {lineIds.map((id) => id in shown && <ShownLine key={id} id={id} question={question} value={shown[id] ?? 0} />)}
      <div class="fields">
        {blank.map((id) => (
          <TextField
            key={id}
            label={lineText(id, question, words)}
            value={texts[id] ?? ''}
            inputMode="numeric"
            isRefused={isRefused && read(id) === undefined}
            note={isRefused ? REFUSAL : undefined}
            onChange={(text) => setTexts({ ...texts, [id]: text })}
          />
        ))}
      </div>
      {alert}
      <button type="submit" class="button">
        {words.practice.check}
      </button>
    </form>
  );
}
