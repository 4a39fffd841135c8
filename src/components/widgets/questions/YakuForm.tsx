import { useState } from 'preact/hooks';
import type { Named } from '../../../quizzes/base/terms.ts';
import type { QuestionOf } from '../../../quizzes/games/question.ts';
import { YakuField } from '../../base/answer/YakuField.tsx';
import { useStrings } from './strings.ts';
import { yakuPart } from './yaku-part.ts';

interface Props {
  readonly question: QuestionOf<'yaku'>;
  readonly send: (given: readonly Named[]) => void;
}

/** Checkboxes for the yaku of a hand; none ticked means no yaku. */
export function YakuForm({ question, send }: Props) {
  const strings = useStrings();
  const { words } = strings;
  const { practice } = words;
  const [ticked, setTicked] = useState<readonly Named[]>([]);
  return (
    <form
      class="answer-form"
      onSubmit={(event) => {
        event.preventDefault();
        send(ticked);
      }}
    >
      <YakuField part={yakuPart(question.rules, ticked, strings)} words={words} onChange={setTicked} />
      <button type="submit" class="button">
        {ticked.length === 0 ? practice['yaku.none'] : practice.check}
      </button>
    </form>
  );
}
