import { useState } from 'preact/hooks';
import type { Named } from '../../quizzes/terms.ts';
import type { QuestionOf } from '../../quizzes/question.ts';
import { YakuPick } from './YakuPick.tsx';
import { useSpeech } from './speech.ts';

interface Props {
  readonly question: QuestionOf<'yaku'>;
  readonly send: (given: readonly Named[]) => void;
}

/** The yaku of a hand, to tick; none ticked says that it has none. */
export function YakuForm({ question, send }: Props) {
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
