import { useEffect, useState } from 'preact/hooks';
import { plural } from '../../../../i18n/plural.ts';
import type { ExamEvent } from '../../../../quizzes/exams/event.ts';
import { peopleOf } from '../../../../quizzes/exams/people.ts';
import { isSaved } from '../../../../quizzes/exams/saved.ts';
import { formatCsv } from '../../../base/files/csv.ts';
import { downloadCsv, fileName } from '../../../base/files/download.ts';
import { useOwnWords } from '../own-words.ts';
import { CopyText } from './CopyText.tsx';
import { LackingWords } from './LackingWords.tsx';
import { Deadline } from './Deadline.tsx';
import { Part } from './Part.tsx';
import { SaveFile } from './SaveFile.tsx';
import { SealedKey } from './SealedKey.tsx';
import { eventPage, openLink, personalLink } from './links.ts';
import { openMessage, personalMessage } from './messages.ts';
import { useExamStrings } from '../strings.ts';

/** What is handed out: links, sheets, the oral exam. The file must be saved first. */
export function GivenPart({ event }: { readonly event: ExamEvent }) {
  const { words, lang } = useExamStrings('event');
  const { event: own } = words;
  const people = peopleOf(event);
  return (
    <Part title={own.given} note={plural(own, 'people.count', people.length, lang)}>
      {isSaved(event) ? (
        <GiveOut event={event} />
      ) : (
        <>
          <p>{people.length === 0 ? own['given.nobody'] : own['given.unsaved']}</p>
          {people.length > 0 && (
            <div class="actions">
              <SaveFile />
            </div>
          )}
        </>
      )}
    </Part>
  );
}

function GiveOut({ event }: { readonly event: ExamEvent }) {
  const strings = useExamStrings('event');
  const { words, lang, locale } = strings;
  const { event: own, levels } = words;
  const people = peopleOf(event);
  const ownWords = useOwnWords('event', people, event.blueprint);
  const [open, setOpen] = useState<string>();
  useEffect(() => {
    let isAsked = true;
    void openLink(event, lang).then((link) => {
      if (isAsked) setOpen(link);
    });
    return () => {
      isAsked = false;
    };
  }, [event, lang]);
  const table = (): void => {
    const rows = people.map((person) => {
      const link = personalLink(event, person, 1);
      return [person.number, person.name, link, personalMessage(event, person, 1, ownWords.of(person))];
    });
    const head = [own['csv.number'], own['csv.name'], own['csv.link'], own['csv.message']];
    downloadCsv(formatCsv([head, ...rows], lang), `${fileName(event.name, 'event')}-links`);
  };
  return (
    <>
      <SealedKey event={event} />
      <h3>{levels[event.sealed ? 'sealed' : 'link']}</h3>
      <p class="hint">{levels[event.sealed ? 'sealed.proves' : 'link.proves']}</p>
      <Deadline event={event} />
      <LackingWords missing={ownWords.missing} />
      <ul class="give-out">
        {people.map((person) => (
          <li key={person.token}>
            <span>
              {person.number}. {person.name}
            </span>
            <CopyText
              label={own['link.message']}
              of={person.name}
              text={() => personalMessage(event, person, 1, ownWords.of(person))}
            />
            <CopyText label={own['link.copy']} of={person.name} text={() => personalLink(event, person, 1)} />
          </li>
        ))}
      </ul>
      <div class="actions">
        <button
          type="button"
          class="button quiet"
          aria-disabled={ownWords.missing ? undefined : 'true'}
          onClick={() => {
            if (ownWords.missing) table();
          }}
        >
          {own['link.table']}
        </button>
      </div>
      <p class="hint">
        {own['open.hint']} {own['open.limit']}
      </p>
      {open !== undefined && (
        <div class="actions">
          <CopyText label={own['open.message']} text={() => openMessage(event, open, strings)} />
          <CopyText label={own['open.copy']} text={() => open} />
        </div>
      )}
      <h3>{levels.supervised}</h3>
      <p class="hint">{levels['supervised.proves']}</p>
      <div class="actions">
        <a class="button quiet" href={eventPage('paper', event, locale)}>
          {own['to.paper']}
        </a>
        <a class="button quiet" href={eventPage('desk', event, locale)}>
          {own['to.desk']}
        </a>
      </div>
    </>
  );
}
