import { useState } from 'preact/hooks';
import { LANGUAGES } from '../../../../locales.ts';
import { fill } from '../../../../i18n/strings.ts';
import { semicolon } from '../../../../i18n/signs.ts';
import { plural } from '../../../../i18n/plural.ts';
import { type ExamEvent, note } from '../../../../quizzes/exams/event.ts';
import { peopleOf } from '../../../../quizzes/exams/people.ts';
import { type PastedRoster, type Row, enrol, parseRoster } from '../../../../quizzes/exams/roster.ts';
import { examinerHand } from '../../../../stores/exams/examiner.ts';
import { changeEvent } from '../../../../stores/exams/events.ts';
import { Part } from './Part.tsx';
import { useExamStrings } from '../strings.ts';
import { PasteField } from '../../../base/answer/PasteField.tsx';

/** The words in a roster, in any language of the site, for somebody who has the questions read aloud. */
const SPOKEN = ['spoken', 'вслух', 'уголос', 'vocale', 'oral'];
/** How many lines that need a look are listed. */
const MOST_TOLD = 10;

/** Enrols everybody at once. */
const enrolAll = (rows: readonly Row[]): void =>
  changeEvent((event) => {
    const people = [...peopleOf(event)];
    const hand = examinerHand();
    return rows.reduce((now, row) => {
      const person = enrol(row, people, hand.vault);
      people.push(person);
      return note(now, { kind: 'person', ...person }, hand);
    }, event);
  });

/** The roster: paste names, and see which lines were not understood. */
export function PeoplePart({ event }: { readonly event: ExamEvent }) {
  const { words, lang } = useExamStrings('event');
  const { event: own } = words;
  const [text, setText] = useState('');
  const [read, setRead] = useState<PastedRoster>();
  const people = peopleOf(event);
  const add = (): void => {
    const words = { languages: LANGUAGES.map((one) => one.lang), language: lang, spoken: SPOKEN };
    const parsed = parseRoster(
      text,
      words,
      people.map(({ name }) => name),
    );
    if (parsed.rows.length > 0) enrolAll(parsed.rows);
    setRead(parsed);
    setText(parsed.left);
  };
  const special = (read?.rows ?? []).flatMap(({ name, language, timeFactor, spoken }) => {
    const said = [
      ...(language === lang ? [] : [language]),
      ...(timeFactor === 100 ? [] : [`${String(timeFactor)} %`]),
      ...(spoken ? [own['people.read-aloud']] : []),
    ];
    return said.length > 0 ? [`${name} (${said.join(', ')})`] : [];
  });
  return (
    <Part title={own.people} note={plural(own, 'people.count', people.length, lang)} isOpen={people.length === 0}>
      <PasteField label={own['people.paste']} text={text} onText={setText} />
      <p class="hint">{own['people.hint']}</p>
      <div class="actions">
        <button type="button" class="button" onClick={add}>
          {own['people.add']}
        </button>
      </div>
      <div role="status">
        {read && plural(own, 'people.added', read.rows.length, lang)}
        {read && read.known > 0 && <> {plural(own, 'people.known', read.known, lang)}</>}
        {special.length > 0 && <> {fill(own['people.special'], { list: special.join(semicolon(lang)) })}</>}
        {read && read.troubles.length > 0 && (
          <ul class="notes refused">
            {read.troubles.slice(0, MOST_TOLD).map(({ line, why }) => (
              <li key={`${line}${why}`}>{fill(own[`people.${why}`], { n: line })}</li>
            ))}
          </ul>
        )}
      </div>
    </Part>
  );
}
