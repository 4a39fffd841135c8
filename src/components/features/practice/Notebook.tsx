import { useEffect } from 'preact/hooks';
import type { BookId } from '../../../engine/rulebooks/ids.ts';
import { fill } from '../../../i18n/strings.ts';
import { parseQuestion } from '../../../quizzes/games/link.ts';
import type { Question } from '../../../quizzes/games/question.ts';
import {
  DAYS_TO_RETIRE,
  type NotebookEntry,
  suspectedMisconceptions,
  openMisconceptions,
} from '../../../quizzes/memory/notebook.ts';
import { type MissedQuestion, missedBy, otherMissed } from '../../../quizzes/memory/missed.ts';
import { bookOf } from '../../../quizzes/memory/progress.ts';
import { practiseError, practiseLike, replay } from '../../../stores/practice/begin.ts';
import { $record } from '../../../stores/practice/memory.ts';
import { $mcrWords } from '../../widgets/fan/fetch-words.ts';
import { $learnerWords, type LearnerWords, fetchLearnerWords } from './learner-words.ts';
import { standingNow } from './next-on-path.ts';
import { OnPath } from './OnPath.tsx';
import { gameUnder } from '../../widgets/questions/games/games.ts';
import { $tableWords } from '../../widgets/questions/table-words.ts';
import { useAtOnce } from '../../base/words/use-at-once.ts';
import { misconceptionText } from './use-misconceptions.ts';
import { useStrings } from '../../widgets/questions/strings.ts';

/** How many missed questions are listed one by one. */
const SHOWN = 12;

interface LineProps {
  readonly id: string;
  readonly entry: NotebookEntry;
  /** The questions that it spoilt, as links. */
  readonly own: readonly string[];
  readonly rules: BookId;
  readonly said: LearnerWords['notebook'];
  /** Whether a tournament is so near that no other day is left for practice. */
  readonly isNear: boolean;
}

/** One misconception: how often it showed, the learner's own questions, and a button to practise it. */
function Line({ id, entry, own, rules, said, isNear }: LineProps) {
  const { words } = useStrings();
  const { times, days, skill } = entry;
  const text = misconceptionText(id, words);
  const questions = own.map((link) => parseQuestion(link)).filter((question) => question !== undefined);
  return (
    <li>
      <p>{text === '' ? words.practice[`skill.${skill}`] : text}</p>
      <p class="hint">{fill(said[isNear ? 'seen' : 'state'], { times, days: days.length, of: DAYS_TO_RETIRE })}</p>
      <p class="actions">
        {text !== '' && (
          <button type="button" class="button quiet" onClick={() => practiseError(rules, id)}>
            {said.practise}
          </button>
        )}
        {questions.map((question, i) => (
          <button key={i} type="button" class="plain" onClick={() => replay([question])}>
            {fill(said.own, { n: i + 1 })}
          </button>
        ))}
      </p>
    </li>
  );
}

interface MissedProps {
  readonly questions: readonly (Omit<MissedQuestion, 'question'> & { readonly question: Question })[];
  readonly said: LearnerWords['notebook'];
}

type Missed = MissedProps['questions'][number];

/** A missed question, to be asked as it was or as new ones like it. */
function MissedLine({
  missed: { question, fact, last },
  said,
}: { readonly missed: Missed } & Pick<MissedProps, 'said'>) {
  const { words, lang } = useStrings();
  const isThisYear = new Date(last).getFullYear() === new Date().getFullYear();
  const date = new Intl.DateTimeFormat(lang, {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  });
  const about = `${words.practice[`skill.${question.skill}`]}, ${date.format(last)}`;
  return (
    <li>
      <p>{about}</p>
      <p class="actions">
        <button type="button" class="plain" onClick={() => replay([question])} aria-label={`${said.again}, ${about}`}>
          {said.again}
        </button>
        <button
          type="button"
          class="plain"
          onClick={() => practiseLike(question, fact)}
          aria-label={`${said.like}, ${about}`}
        >
          {said.like}
        </button>
      </p>
    </li>
  );
}

/** Questions that were missed and not answered right since, latest first, each to be asked again. */
function MissedQuestions({ questions, said }: MissedProps) {
  const list = (some: MissedProps['questions']) => (
    <ul class="notebook">
      {some.map((missed) => (
        <MissedLine key={missed.last} missed={missed} said={said} />
      ))}
    </ul>
  );
  const older = questions.slice(SHOWN);
  return (
    <>
      <h3>{said.missed}</h3>
      <p>
        {said['missed.text']}{' '}
        <button type="button" class="plain" onClick={() => replay(questions.map(({ question }) => question))}>
          {fill(said['missed.all'], { n: questions.length })}
        </button>
      </p>
      {list(questions.slice(0, SHOWN))}
      {older.length > 0 && (
        <details>
          <summary>{fill(said['missed.older'], { n: older.length })}</summary>
          {list(older)}
        </details>
      )}
    </>
  );
}

/**
 * The notebook of mistakes: open misconceptions with the learner's own questions, how many were overcome, and every
 * other missed question.
 */
export function Notebook({ rules }: { readonly rules: BookId }) {
  const { words } = useStrings();
  const { practice } = words;
  useAtOnce($mcrWords);
  useAtOnce($tableWords);
  useEffect(() => {
    void Promise.all([gameUnder(rules).fetchWords(), fetchLearnerWords()]);
  }, [rules]);
  const { notebook: said, standing } = useAtOnce($learnerWords) ?? {};
  const record = useAtOnce($record) ?? $record.get();
  const book = bookOf(record, rules);
  const { errors } = book;
  const open = openMisconceptions(errors);
  const doubts = suspectedMisconceptions(errors);
  const [doubt] = doubts;
  const overcome = Object.keys(errors).length - open.length - doubts.length;
  const stored = otherMissed(book);
  const missed = stored.flatMap(({ question, ...rest }) => {
    const read = parseQuestion(question);
    return read ? [{ ...rest, question: read }] : [];
  });
  if (!said || !standing) return <p role="status">{practice.loading}</p>;
  const status = standingNow(rules);
  const isNear = status.path.route !== undefined;
  const unread = stored.length - missed.length;
  return (
    <>
      {open.length + doubts.length + stored.length === 0 && <p>{said.none}</p>}
      {open.length > 0 && (
        <>
          <p>
            {said.text} {!isNear && fill(said.leaves, { n: DAYS_TO_RETIRE })}
          </p>
          <ul class="notebook">
            {open.map(([id, entry]) => (
              <Line key={id} id={id} entry={entry} own={missedBy(book, id)} rules={rules} said={said} isNear={isNear} />
            ))}
          </ul>
        </>
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
      {missed.length > 0 && <MissedQuestions questions={missed} said={said} />}
      {unread > 0 && <p class="hint">{fill(said.unread, { n: unread })}</p>}
      <p class="actions">
        <OnPath standing={status} rules={rules} said={standing} isMain={false} mayGoOn />
      </p>
    </>
  );
}
