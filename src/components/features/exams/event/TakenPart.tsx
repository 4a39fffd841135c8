import { useState } from 'preact/hooks';
import { fill } from '../../../../i18n/strings.ts';
import { plural } from '../../../../i18n/plural.ts';
import { type ExamEvent, entriesOf } from '../../../../quizzes/exams/event.ts';
import { deadlineOf, lineOf } from '../../../../quizzes/exams/deadline.ts';
import { isLineSaved } from '../../../../quizzes/exams/saved.ts';
import { askedDate } from '../../../../quizzes/exams/receipts/receipts.ts';
import type { DateOrder, Written } from '../../../../quizzes/exams/receipts/moment.ts';
import {
  type ImportedCodes,
  importCodes,
  likelyOwner,
  namedLike,
  snapshot,
} from '../../../../quizzes/exams/submissions.ts';
import { changeEvent, changeEventSlowly } from '../../../../stores/exams/events.ts';
import { examinerHand, localClock } from '../../../../stores/exams/examiner.ts';
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
  const [asked, setAsked] = useState<Asked>();
  const codes = entriesOf(event, 'code').length;
  const [line, deadline] = [lineOf(event), deadlineOf(event)];
  const [isEarly, setEarly] = useState(false);
  const timeOf = (moment: number): string =>
    new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(moment);
  const takeAll = async (pasted: string, order?: DateOrder | 'unknown'): Promise<void> => {
    const unclear = order === undefined ? askedDate(pasted) : undefined;
    setAsked(unclear && { ...unclear, pasted });
    setTaken(unclear ? undefined : 'busy');
    if (unclear) return;
    try {
      const reading = { local: localClock, order: order === 'unknown' ? undefined : order };
      setTaken(await changeEventSlowly((now) => importCodes(now, pasted, examinerHand(), reading)));
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
        {asked && (
          <>
            <p>{own['sent.asked']}</p>
            <div class="actions">
              <button type="button" class="button" onClick={() => void takeAll(asked.pasted, 'day-first')}>
                {dayOf(asked.dayFirst, lang)}
              </button>
              <button type="button" class="button" onClick={() => void takeAll(asked.pasted, 'month-first')}>
                {dayOf(asked.monthFirst, lang)}
              </button>
              <button type="button" class="button quiet" onClick={() => void takeAll(asked.pasted, 'unknown')}>
                {own['sent.unknown']}
              </button>
            </div>
          </>
        )}
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

/** A pasted text with a date that may be read in two ways. */
interface Asked {
  readonly pasted: string;
  readonly dayFirst: Written;
  readonly monthFirst: Written;
}

const dayOf = ({ year, month, day }: Written, lang: string): string =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.UTC(year, month - 1, day));

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
            {unread.slice(0, MOST_TOLD).map(({ digits, why, claims, receipt }, i) => {
              const owner = likelyOwner(event, claims);
              const namesake = owner ? undefined : namedLike(event, receipt?.sender);
              return (
                <li key={i}>
                  <code>{digits.slice(0, SHOWN_DIGITS)}…</code> {own[`unread.code.${why}`]}
                  {owner && <> {fill(own['unread.code.from'], { name: owner.name, n: owner.number })}</>}
                  {namesake && <> {fill(own['unread.code.like'], { name: namesake.name, n: namesake.number })}</>}
                  {receipt?.sender !== undefined && <> ({fill(own['sent.who'], { who: receipt.sender })})</>}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </>
  );
}
