import type { LineId } from '../../../../quizzes/base/lines.ts';
import type { Question } from '../../../../quizzes/games/question.ts';
import { useStrings } from '../strings.ts';
import { LineName } from './LineName.tsx';
import { ShownLine } from './ShownLine.tsx';
import { lineText } from './line-text.ts';

interface Props {
  readonly id: LineId;
  readonly question: Question;
  readonly choices: readonly number[];
  readonly value: number | undefined;
  /** Whether the value is shown instead of asked. */
  readonly isShown: boolean;
  readonly onChoose: (value: number) => void;
}

/** A line with a choice of values. */
export function LineChoices({ id, question, choices, value, isShown, onChoose }: Props) {
  const { words } = useStrings();
  if (isShown) return <ShownLine id={id} question={question} value={value ?? 0} />;
  return (
    <div class="count-line" role="group" aria-label={lineText(id, question, words)}>
      <LineName id={id} question={question} />
      <span class="line-choices">
        {choices.map((n) => (
          <button
            key={n}
            type="button"
            class="choice-button points"
            aria-pressed={value === n}
            onClick={() => onChoose(n)}
          >
            {n}
          </button>
        ))}
      </span>
    </div>
  );
}
