import { useStore } from '@nanostores/preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type RiichiId, baseBook, editionsBefore, isRiichiId } from '../../../engine/rulebooks/ids.ts';
import { fill } from '../../../i18n/strings.ts';
import { sitePath } from '../../../locales.ts';
import { daysBetween } from '../../../quizzes/base/calendar.ts';
import { lastTime } from '../../../quizzes/path/last-time.ts';
import { pathStatus } from '../../../quizzes/path/status.ts';
import { testLength } from '../../../quizzes/path/test.ts';
import { $journey, notePlaced } from '../../../stores/path.ts';
import { $record, followOtherTabs, loadMemory } from '../../../stores/practice/memory.ts';
import { momentOf } from '../../../stores/moment.ts';
import { $taught } from '../../../stores/practice/taught.ts';
import { $book } from '../../../stores/rulebook.ts';
import { ArticleOf } from './ArticleOf.tsx';
import { PathDays } from './PathDays.tsx';
import { PathForm } from './PathForm.tsx';
import { PathRoute } from './PathRoute.tsx';
import { PathLine } from '../../widgets/path-status/PathLine.tsx';
import { beginHref, nextHref } from '../../widgets/path-status/path-links.ts';
import { describeDue, describeNextStep } from '../../widgets/path-status/next-step.ts';
import { type PathSpeech, StringsProvider, nameOf } from './words.ts';
import { bookName } from '../../base/words/book-name.ts';

interface Props extends PathSpeech {
  /** Whether it was set up just now: then all of it is unfolded, and its title has the focus. */
  readonly isNew: boolean;
}

/** The learner's path: progress, one button to the next stop, and everything that is to come. */
export function Path({ isNew, ...strings }: Props) {
  const { words, lang, locale } = strings;
  const { path, book, skills, standing: said } = words;
  const record = useStore($record);
  const journey = useStore($journey);
  const taught = useStore($taught);
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
  const standing = pathStatus(record, rules, journey, taught, moment);
  const { next, due } = standing;
  const { route } = standing.path;
  const hasSetOut = journey.can !== '';
  const isOver = journey.date !== '' && daysBetween(moment.day, journey.date) < 0;
  const known = isRiichiId(rules) ? editionsBefore(rules) : [];
  const length = testLength(rules);
  const date = new Date(`${journey.date}T12:00`).toLocaleDateString(lang, { day: 'numeric', month: 'long' });
  return (
    <StringsProvider value={strings}>
      <h2 tabIndex={-1} ref={heading}>
        {fill(path[hasSetOut ? 'title' : 'title.none'], { book: bookName(rules, book) })}
      </h2>
      {isOver && <p>{fill(path.over, { date })}</p>}
      <PathLine
        {...standing}
        test={length}
        last={lastTime(record, rules, moment.day)}
        today={moment.day}
        words={said}
        skill={(id) => skills[id]}
        lang={lang}
      />
      {!isChanging && !isOver && (
        <>
          {next.to === 'placement' && <p class="hint">{path['placement.about']}</p>}
          <p class="path-actions">
            <a class="button" href={nextHref(next, locale)}>
              {describeNextStep(standing, said, (stop) => nameOf(stop, words), length)}
            </a>
            {next.to === 'placement' && (
              <button type="button" class="button quiet" onClick={() => notePlaced(rules, [])}>
                {path.skip}
              </button>
            )}
            {next.to === 'placement' &&
              known.map((id) => (
                <a
                  key={id}
                  class="button quiet"
                  href={beginHref(`changes/${id}/${baseBook(rules as RiichiId)}`, locale)}
                  onClick={() => notePlaced(rules, [])}
                >
                  {fill(path.known, { book: book[id] })}
                </a>
              ))}
            {route && next.to !== 'rehearsal' && (
              <a class="button quiet" href={beginHref('rehearsal', locale)}>
                {fill(said['next.rehearsal'], { n: length })}
              </a>
            )}
            {!route && next.to !== 'due' && due.n > 0 && (
              <a class="button quiet" href={beginHref('due', locale)}>
                {describeDue(due, said)}
              </a>
            )}
            {!route && isRiichiId(rules) && (
              <a class="button quiet" href={sitePath('practice/#day=today', locale)}>
                {words.day}
              </a>
            )}
            {hasSetOut && (
              <button type="button" class="button quiet" onClick={() => setChanging(true)}>
                {path.change}
              </button>
            )}
          </p>
          {'skill' in next && (
            <p class="hint">
              {next.to === 'lesson' && said['lesson.about']} <ArticleOf stop={next.stop.stop} isNamed />
            </p>
          )}
        </>
      )}
      {(isChanging || isOver) && (
        <PathForm words={words} book={rules} can={journey.can} date={isOver ? '' : journey.date} />
      )}
      {route && <PathRoute route={route} rules={rules} />}
      {!route && hasSetOut && (
        <details open={isNew}>
          <summary>{path.whole}</summary>
          <p class="hint">{fill(path['ready.about'], { n: length })}</p>
          <PathDays standing={standing} rules={rules} today={moment.day} />
        </details>
      )}
    </StringsProvider>
  );
}
