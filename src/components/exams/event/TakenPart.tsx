import { useState } from 'preact/hooks';
import { fill } from '../../../i18n/strings.ts';
import { plural } from '../../../i18n/plural.ts';
import { type ExamEvent, entriesOf } from '../../../quizzes/exams/event.ts';
import { type TakenIn, snapshot, takeIn } from '../../../quizzes/exams/take-in.ts';
import { changeEvent, changeEventSlowly } from '../../../stores/exams/events.ts';
import { examinerHand } from '../../../stores/exams/examiner.ts';
import { FilePick } from './FilePick.tsx';
import { Part } from './Part.tsx';
import { useSpeech } from './speech.ts';
import { PasteField } from '../../answer/PasteField.tsx';

/** A larger folder of mail is asked for in pieces. */
const MOST_BYTES = 60_000_000;
/** So many damaged codes are shown. */
const [MOST_TOLD, SHOWN_DIGITS] = [12, 24] as const;

/** What came back: a whole chat, a folder of mail or a table is pasted, and the codes in it are found. */
export function TakenPart({ event }: { readonly event: ExamEvent }) {
  const { words, lang } = useSpeech();
  const { event: own } = words;
  const [text, setText] = useState('');
  const [taken, setTaken] = useState<TakenIn | 'busy' | 'failed' | 'too-big'>();
  const codes = entriesOf(event, 'code').length;
  const last = entriesOf(event, 'snapshot').at(-1);
  const take = async (pasted: string): Promise<void> => {
    setTaken('busy');
    try {
      setTaken(await changeEventSlowly((now) => takeIn(now, pasted, examinerHand())));
      setText('');
    } catch {
      setTaken('failed');
    }
  };
  return (
    <Part title={own.taken} note={plural(own, 'taken.codes', codes, lang)}>
      <PasteField label={own['taken.paste']} text={text} onText={setText} />
      <p class="hint">{own['taken.hint']}</p>
      <div class="actions">
        <button type="button" class="button" onClick={() => void take(text)}>
          {own['taken.find']}
        </button>
        <FilePick
          label={own['taken.file']}
          accept=".txt,.csv,.eml,.mbox,.html,.json,text/*"
          mostBytes={MOST_BYTES}
          onText={(read) => (read === undefined ? setTaken('too-big') : void take(read))}
        />
      </div>
      <div role="status">
        {typeof taken === 'string' && <p>{own[`taken.${taken}`]}</p>}
        {typeof taken === 'object' && <Told taken={taken} />}
      </div>
      <h3>{own.snapshot}</h3>
      <p class="hint">{own['snapshot.hint']}</p>
      {last && (
        <p>
          {fill(own['snapshot.taken'], {
            time: new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(last.at),
          })}{' '}
          {plural(own, 'taken.codes', last.entries.length, lang)}
        </p>
      )}
      <div class="actions">
        <button type="button" class="button quiet" onClick={() => changeEvent((now) => snapshot(now, examinerHand()))}>
          {own[last ? 'snapshot.again' : 'snapshot.take']}
        </button>
      </div>
    </Part>
  );
}

function Told({ taken: { fresh, known, unread } }: { readonly taken: TakenIn }) {
  const { words, lang } = useSpeech();
  const { event: own } = words;
  return (
    <>
      <p>
        {plural(own, 'taken.fresh', fresh, lang)}
        {known > 0 && <> {plural(own, 'taken.known', known, lang)}</>}
      </p>
      {unread.length > 0 && (
        <>
          <p class="refused">{plural(own, 'taken.unread', unread.length, lang)}</p>
          <ul class="notes">
            {unread.slice(0, MOST_TOLD).map(({ digits, why }, i) => (
              <li key={i}>
                <code>{digits.slice(0, SHOWN_DIGITS)}…</code> {own[`unread.code.${why}`]}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
