import { useMemo, useRef, useState } from 'preact/hooks';
import { plural } from '../../../../i18n/plural.ts';
import { fill } from '../../../../i18n/strings.ts';
import { dash } from '../../../../i18n/signs.ts';
import { LANGUAGES, sitePath } from '../../../../locales.ts';
import type { ExamEvent } from '../../../../quizzes/exams/event.ts';
import { attemptsOf, exemptionOf, peopleOf } from '../../../../quizzes/exams/people.ts';
import type { Person } from '../../../../quizzes/exams/roster.ts';
import { picturesThere } from '../../../base/hand/pictures-there.ts';
import { fetchScenes } from '../../../widgets/questions/scenes.ts';
import { download } from '../../../base/files/download.ts';
import { useOwnWords } from '../own-words.ts';
import { Marking } from './Marking.tsx';
import { OwnIsland } from './OwnIsland.tsx';
import { PrintedKey } from './PrintedKey.tsx';
import { PrintedSheet } from './PrintedSheet.tsx';
import { laidSheet } from './laid-out.ts';
import { sheetText } from './sheet-text.ts';
import { useExamStrings } from '../strings.ts';
import { useDealing } from './use-dealing.ts';
import { AttemptField } from './AttemptField.tsx';
import './paper.css';

/** Which sheets: everybody's, those in one language, or one person's by token. */
const ofWhom = (people: readonly Person[], whom: string): readonly Person[] =>
  whom === '' ? people : people.filter(({ token, language }) => whom === token || whom === language);

const SCENES = ['scenarios', 'mcr-scenarios'] as const;

/** Printed pictures must be loaded first; each is requested once. */
async function printWhole(area: HTMLElement | null, languages: readonly string[]): Promise<void> {
  if (!area) return;
  const scenes = area.querySelector('.scene')
    ? languages.flatMap((lang) => SCENES.map((file) => fetchScenes(file, lang)))
    : [];
  await Promise.allSettled([picturesThere(area), ...scenes]);
  await new Promise((resolve) => setTimeout(resolve));
  print();
}

/** Lays out sheets and keys in roster order, prints them in one go, and takes in the marks. */
export function Part({ event }: { readonly event: ExamEvent }) {
  const { words, lang } = useExamStrings('supervised');
  const { supervised, levels } = words;
  const people = useMemo(() => peopleOf(event).filter(({ token }) => exemptionOf(event, token) === undefined), [event]);
  const [whom, setWhom] = useState('');
  const [attempt, setAttempt] = useState(1);
  const [isLaid, setLaid] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const { done, failed, deal } = useDealing();
  const wanted = ofWhom(people, whom);
  const sheets = useMemo(
    () => (isLaid ? wanted.flatMap((person) => laidSheet(event, person, attempt) ?? []) : []),
    [isLaid, event.sheets, whom, attempt],
  );
  const ownWords = useOwnWords('supervised', people, event.blueprint);
  const isWhole = ownWords.missing?.length === 0;
  const languages = LANGUAGES.filter((one) => people.some(({ language }) => language === one.lang));
  const most = Math.max(1, ...people.map(({ token }) => attemptsOf(event, token)));
  const choose = (set: () => void): void => {
    setLaid(false);
    set();
  };
  const saveText = (number: number): void => {
    const sheet = area.current?.querySelector<HTMLElement>(`[data-sheet="${String(number)}"]`);
    if (sheet) download(sheetText(sheet), `${String(number)}.txt`, 'text/plain;charset=utf-8');
  };
  return (
    <>
      <div class="no-print paper-tools">
        <p class="hint">
          <strong>{levels.supervised}</strong>
          {dash(lang)}
          {levels['supervised.proves']}
        </p>
        <h2>{supervised.sheets}</h2>
        {!event.ownPaper && <p class="refused">{supervised['sheets.as-links']}</p>}
        <div class="fields">
          <label class="field">
            <span>{supervised.whom}</span>
            <select value={whom} onChange={({ currentTarget: { value } }) => choose(() => setWhom(value))}>
              <option value="">{fill(supervised['whom.all'], { n: people.length })}</option>
              {languages.length > 1 &&
                languages.map((one) => (
                  <option key={one.lang} value={one.lang} lang={one.lang}>
                    {one.label}
                  </option>
                ))}
              {people.map(({ token, number, name }) => (
                <option key={token} value={token}>
                  {number}. {name}
                </option>
              ))}
            </select>
          </label>
          <AttemptField attempt={attempt} most={most} onChoose={(one) => choose(() => setAttempt(one))} />
        </div>
        {isWhole && languages.some((one) => one.lang !== lang) && (
          <p class="hint">{supervised['sheets.own-language']}</p>
        )}
        {ownWords.missing && !isWhole && languages.some((one) => one.lang !== lang) && (
          <p class="hint">
            {supervised['sheets.language']}{' '}
            {languages
              .filter((one) => one.lang !== lang)
              .map((one) => (
                <a
                  key={one.lang}
                  class="other-language"
                  lang={one.lang}
                  hreflang={one.lang}
                  href={`${sitePath('qualify/paper/', one.locale)}#${event.id}`}
                >
                  {one.label}
                </a>
              ))}
          </p>
        )}
        <div class="actions">
          <button
            type="button"
            class="button"
            aria-disabled={done !== undefined}
            onClick={() => done === undefined && deal(wanted, attempt, () => setLaid(true))}
          >
            {fill(supervised.lay, { n: wanted.length })}
          </button>
          {isLaid && (
            <button
              type="button"
              class="button"
              onClick={() =>
                void printWhole(area.current, [...new Set(sheets.map(({ person }) => ownWords.of(person).lang))])
              }
            >
              {supervised.print}
            </button>
          )}
        </div>
        <p role="status">
          {done !== undefined && fill(supervised.dealing, { n: done + 1, of: wanted.length })}
          {isLaid && plural(supervised, 'laid', sheets.length, lang)}
        </p>
        {failed && (
          <p class="trouble" role="alert">
            {supervised['deal.failed']}
          </p>
        )}
        {isLaid && (
          <details class="tool">
            <summary>{supervised.texts}</summary>
            <p class="hint">{supervised['texts.hint']}</p>
            <div class="actions">
              {sheets.map(({ person }) => (
                <button key={person.token} type="button" class="button quiet" onClick={() => saveText(person.number)}>
                  {fill(supervised[person.spoken ? 'texts.save.spoken' : 'texts.save'], { n: person.number })}
                </button>
              ))}
            </div>
          </details>
        )}
        <Marking event={event} people={people} attempts={most} />
      </div>
      {isLaid && (
        <div class="printed" ref={area}>
          {sheets.map((sheet) => (
            <OwnIsland key={sheet.person.token} strings={ownWords.of(sheet.person)}>
              <PrintedSheet event={event} sheet={sheet} />
            </OwnIsland>
          ))}
          <section class="printed-keys">
            <h2>{supervised.keys}</h2>
            {sheets.map((sheet) => (
              <OwnIsland key={sheet.person.token} strings={ownWords.of(sheet.person)}>
                <PrintedKey event={event} sheet={sheet} />
              </OwnIsland>
            ))}
          </section>
        </div>
      )}
    </>
  );
}
