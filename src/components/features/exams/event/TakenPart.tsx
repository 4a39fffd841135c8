import { useState } from 'preact/hooks';
import { fill } from '../../../../i18n/strings.ts';
import { plural } from '../../../../i18n/plural.ts';
import { type ExamEvent, entriesOf } from '../../../../quizzes/exams/event.ts';
import { deadlineOf, lineOf } from '../../../../quizzes/exams/deadline.ts';
import { isLineSaved } from '../../../../quizzes/exams/saved.ts';
import { type ImportedCodes, importCodes, likelyOwner, snapshot } from '../../../../quizzes/exams/submissions.ts';
import { changeEvent, changeEventSlowly } from '../../../../stores/exams/events.ts';
import { examinerHand } from '../../../../stores/exams/examiner.ts';
import { SaveFile } from './SaveFile.tsx';
import { TakeBack } from './TakeBack.tsx';
import { FilePick } from '../../../base/answer/FilePick.tsx';
import { Part } from './Part.tsx';
import { useExamStrings } from '../strings.ts';
import { PasteField } from '../../../base/answer/PasteField.tsx';

/** A larger folder of mail has to come in pieces. */
const MOST_BYTES = 60_000_000;
/** How many damaged codes are listed. */
const [MOST_TOLD, SHOWN_DIGITS] = [12, 24] as const;

/** What came back: paste a chat, mail or table, and the codes in it are found. */
export function TakenPart({ event }: { readonly event: ExamEvent }) {
  const { words, lang } = useExamStrings('event');
  const { event: own } = words;
  const [text, setText] = useState('');
  const [taken, setTaken] = useState<ImportedCodes | 'busy' | 'failed' | 'too-big'>();
  const codes = entriesOf(event, 'code').length;
  const [line, deadline] = [lineOf(event), deadlineOf(event)];
  const [isEarly, setEarly] = useState(false);
  const timeOf = (moment: number): string =>
    new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(moment);
  const takeAll = async (pasted: string): Promise<void> => {
    setTaken('busy');
    try {
      setTaken(await changeEventSlowly((now) => importCodes(now, pasted, examinerHand())));
      setText('');
    } catch {
      setTaken('failed');
    }
  };
  const take = (): void => {
    if (taken === 'busy') return;
    const hand = examinerHand();
    const isOver = hand.at >= (deadline ?? 0);
    setEarly(!isOver);
    if (isOver) changeEvent((now) => snapshot(now, hand));
  };
  return (
    <Part title={own.taken} note={plural(own, 'taken.codes', codes, lang)}>
      <PasteField label={own['taken.paste']} text={text} onText={setText} />
      <p class="hint">{own['taken.hint']}</p>
      <div class="actions">
        <button type="button" class="button" onClick={() => void takeAll(text)}>
          {own['taken.find']}
        </button>
        <FilePick
          label={own['taken.file']}
          accept=".txt,.csv,.eml,.mbox,.html,.json,text/*"
          mostBytes={MOST_BYTES}
          onText={(read) => (read === undefined ? setTaken('too-big') : void takeAll(read))}
        />
      </div>
      <div role="status">
        {typeof taken === 'string' && <p>{own[`taken.${taken}`]}</p>}
        {typeof taken === 'object' && <Told event={event} taken={taken} />}
      </div>
      <h3>{own.snapshot}</h3>
      {line ? (
        <>
          <p>
            {fill(own['snapshot.taken'], { time: timeOf(line.at) })}{' '}
            {plural(own, 'taken.codes', line.entries.length, lang)}. {own['snapshot.since']}
          </p>
          <TakeBack key={line.id} event={event} snapshot={line} />
          {!isLineSaved(event, line) && (
            <>
              <p class="refused">{own['snapshot.unsaved']}</p>
              <div class="actions">
                <SaveFile isQuiet />
              </div>
            </>
          )}
        </>
      ) : (
        <>
          <p class="hint">{own['snapshot.hint']}</p>
          {deadline !== undefined && <p class="hint">{fill(own['snapshot.deadline'], { time: timeOf(deadline) })}</p>}
          <div class="actions">
            <button
              type="button"
              class="button quiet"
              aria-disabled={taken === 'busy' ? 'true' : undefined}
              onClick={take}
            >
              {own['snapshot.take']}
            </button>
          </div>
          <p role="status">{isEarly && own['snapshot.early']}</p>
        </>
      )}
    </Part>
  );
}

interface ToldProps {
  readonly event: ExamEvent;
  readonly taken: ImportedCodes;
}

function Told({ event, taken: { fresh, known, left, unread } }: ToldProps) {
  const { words, lang } = useExamStrings('event');
  const { event: own } = words;
  return (
    <>
      <p>
        {plural(own, 'taken.fresh', fresh, lang)}
        {known > 0 && <> {plural(own, 'taken.known', known, lang)}</>}
      </p>
      {left > 0 && <p class="refused">{plural(own, 'taken.left', left, lang)}</p>}
      {unread.length > 0 && (
        <>
          <p class="refused">{plural(own, 'taken.unread', unread.length, lang)}</p>
          <ul class="notes">
            {unread.slice(0, MOST_TOLD).map(({ digits, why, claims }, i) => {
              const owner = likelyOwner(event, claims);
              return (
                <li key={i}>
                  <code>{digits.slice(0, SHOWN_DIGITS)}…</code> {own[`unread.code.${why}`]}
                  {owner && <> {fill(own['unread.code.from'], { name: owner.name, n: owner.number })}</>}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </>
  );
}
