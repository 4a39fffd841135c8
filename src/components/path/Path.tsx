import { useStore } from '@nanostores/preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { fill } from '../../i18n/strings.ts';
import { daysBetween } from '../../quizzes/calendar.ts';
import type { Next } from '../../quizzes/path/next.ts';
import { standingOf } from '../../quizzes/path/standing.ts';
import { PLACEMENT_LENGTH } from '../../quizzes/path/placement.ts';
import { testOf } from '../../quizzes/path/test.ts';
import { $journey, notePlaced } from '../../stores/path.ts';
import { $record, followOtherTabs, loadMemory } from '../../stores/practice/memory.ts';
import { momentOf } from '../../stores/practice/moment.ts';
import { $book } from '../../stores/rulebook.ts';
import { PathDays } from './PathDays.tsx';
import { PathForm } from './PathForm.tsx';
import { PathLine } from './PathLine.tsx';
import { nextHref } from './path-links.ts';
import { type PathSpeech, type PathWords, SpeechProvider, nameOf } from './words.ts';

function sayNext(next: Next, words: PathWords, rehearsal: number): string {
  const text = words.path[`next.${next.to}`];
  if ('stop' in next) return fill(text, { stop: nameOf(next.stop.stop, words) });
  return fill(text, { n: next.to === 'placement' ? PLACEMENT_LENGTH : rehearsal });
}

interface Props extends PathSpeech {
  /** Whether it was laid out just now: then all of it is open, and its title has the focus. */
  readonly isNew: boolean;
}

/** The path of somebody who has set out: how he stands, one button to what begins next, and all that is to come. */
export function Path({ isNew, ...speech }: Props) {
  const { words, lang, locale } = speech;
  const { path, book, skills } = words;
  const record = useStore($record);
  const journey = useStore($journey);
  const rules = useStore($book);
  const [isChanging, setChanging] = useState(false);
  useEffect(() => {
    loadMemory();
    return followOtherTabs();
  }, []);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    setChanging(false);
    if (isNew) heading.current?.focus();
  }, [isNew, journey, rules]);
  const moment = momentOf(Date.now());
  const standing = standingOf(record, rules, journey, moment);
  const { next } = standing;
  const isOver = journey.date !== '' && daysBetween(moment.day, journey.date) < 0;
  const length = testOf(rules).reduce((sum, { count }) => sum + count, 0);
  const date = new Date(`${journey.date}T12:00`).toLocaleDateString(lang, { day: 'numeric', month: 'long' });
  return (
    <SpeechProvider value={speech}>
      <h2 tabIndex={-1} ref={heading}>
        {fill(path.title, { book: book[rules] })}
      </h2>
      {isOver && <p>{fill(path.over, { date })}</p>}
      <PathLine {...standing} words={words.standing} skill={(id) => skills[id]} lang={lang} />
      {!isChanging && !isOver && (
        <p class="path-actions">
          <a class="button" href={nextHref(next, locale)}>
            {sayNext(next, words, length)}
          </a>
          {next.to === 'placement' && (
            <button type="button" class="button quiet" onClick={() => notePlaced(rules, [])}>
              {path.skip}
            </button>
          )}
          <button type="button" class="button quiet" onClick={() => setChanging(true)}>
            {path.change}
          </button>
        </p>
      )}
      {(isChanging || isOver) && (
        <PathForm words={words} book={rules} can={journey.can} date={isOver ? '' : journey.date} />
      )}
      <details open={isNew}>
        <summary>{path.whole}</summary>
        <p class="hint">{fill(path['ready.about'], { n: length })}</p>
        <PathDays standing={standing} rules={rules} today={moment.day} />
      </details>
    </SpeechProvider>
  );
}
