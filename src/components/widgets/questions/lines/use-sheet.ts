import { useState } from 'preact/hooks';
import { fill } from '../../../../i18n/strings.ts';
import type { LineId, Lines } from '../../../../quizzes/base/lines.ts';
import type { Question } from '../../../../quizzes/games/question.ts';
import { useStrings } from '../strings.ts';
import { useRefusal } from '../../../base/answer/use-refusal.tsx';
import type { SheetProps } from '../view.ts';
import { lineText } from './line-text.ts';

const NOTHING: Lines = {};

/** State of a line-by-line sheet, and its submit handler, which names missing lines. */
export function useSheet({ question, shown = NOTHING, send }: SheetProps<Question>) {
  const { words } = useStrings();
  const [filled, setFilled] = useState(shown);
  const { refuse, accept, alert, isRefused } = useRefusal();
  const handIn = (event: Event, ids: readonly LineId[], own: Lines = filled): void => {
    event.preventDefault();
    const missing = ids.filter((id) => own[id] === undefined);
    if (missing.length > 0) {
      const lines = missing.map((id) => lineText(id, question, words)).join(', ');
      refuse(fill(words.practice['lines.missing'], { lines }));
      return;
    }
    accept();
    send(Object.fromEntries(ids.map((id) => [id, own[id] ?? 0])));
  };
  return { filled, put: (id: LineId, n: number) => setFilled({ ...filled, [id]: n }), handIn, alert, isRefused };
}
