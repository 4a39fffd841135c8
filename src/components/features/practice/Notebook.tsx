import { useEffect } from 'preact/hooks';
import type { BookId } from '../../../engine/rulebooks/ids.ts';
import { fill } from '../../../i18n/strings.ts';
import { parseQuestion } from '../../../quizzes/games/link.ts';
import {
  DAYS_TO_RETIRE,
  type NotebookEntry,
  suspectedMisconceptions,
  openMisconceptions,
} from '../../../quizzes/memory/notebook.ts';
import { bookOf } from '../../../quizzes/memory/progress.ts';
import { practiseError, replay } from '../../../stores/practice/begin.ts';
import { $record } from '../../../stores/practice/memory.ts';
import { $mcrWords } from '../../widgets/fan/fetch-words.ts';
import { $learnerWords, type LearnerWords, fetchLearnerWords } from './learner-words.ts';
import { gameUnder } from '../../widgets/questions/games/games.ts';
import { $tableWords } from '../../widgets/questions/table-words.ts';
import { useAtOnce } from '../../widgets/questions/use-at-once.ts';
import { misconceptionText } from './use-misconceptions.ts';
import { useStrings } from '../../widgets/questions/strings.ts';

interface LineProps {
  readonly id: string;
  readonly entry: NotebookEntry;
  readonly rules: BookId;
  readonly said: LearnerWords['notebook'];
}

/** One mistaken idea: how often it showed, the learner's own questions, and the way to practise it. */
function Line({ id, entry, rules, said }: LineProps) {
  const { words } = useStrings();
  const { times, days, own } = entry;
  const questions = own.map(parseQuestion).filter((question) => question !== undefined);
  return (
    <li>
      <p>{misconceptionText(id, words)}</p>
      <p class="hint">{fill(said.state, { times, days: days.length, of: DAYS_TO_RETIRE })}</p>
      <p class="actions">
        <button type="button" class="button quiet" onClick={() => practiseError(rules, id)}>
          {said.practise}
        </button>
        {questions.map((question, i) => (
          <button key={i} type="button" class="plain" onClick={() => replay([question])}>
            {fill(said.own, { n: i + 1 })}
          </button>
        ))}
      </p>
    </li>
  );
}

/** The notebook of errors: what is open, with the learner's own questions, and how much was overcome. */
export function Notebook({ rules }: { readonly rules: BookId }) {
  const { words } = useStrings();
  const { practice } = words;
  useAtOnce($mcrWords);
  useAtOnce($tableWords);
  useEffect(() => {
    void Promise.all([gameUnder(rules).fetchWords(), fetchLearnerWords()]);
  }, [rules]);
  const said = useAtOnce($learnerWords)?.notebook;
  const record = useAtOnce($record) ?? $record.get();
  const { errors } = bookOf(record, rules);
  const open = openMisconceptions(errors).filter(([id]) => misconceptionText(id, words) !== '');
  const doubts = suspectedMisconceptions(errors);
  const [doubt] = doubts;
  const overcome = Object.keys(errors).length - openMisconceptions(errors).length - doubts.length;
  if (!said) return <p role="status">{practice.loading}</p>;
  return (
    <>
      <p>{fill(said.text, { n: DAYS_TO_RETIRE })}</p>
      {open.length === 0 ? (
        <p>{said.none}</p>
      ) : (
        <ul class="notebook">
          {open.map(([id, entry]) => (
            <Line key={id} id={id} entry={entry} rules={rules} said={said} />
          ))}
        </ul>
      )}
      {doubt && (
        <p>
          {fill(said.doubts, { n: doubts.length })}{' '}
          <button type="button" class="plain" onClick={() => practiseError(rules, doubt[0])}>
            {said.settle}
          </button>
        </p>
      )}
      {overcome > 0 && <p class="hint">{fill(said.overcome, { n: overcome })}</p>}
    </>
  );
}
