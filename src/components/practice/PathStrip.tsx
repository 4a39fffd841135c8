import { useStore } from '@nanostores/preact';
import { useMemo } from 'preact/hooks';
import type { BookId } from '../../engine/rulebooks/ids.ts';
import { sitePath } from '../../locales.ts';
import type { PracticeRecord } from '../../quizzes/memory/record.ts';
import { NO_JOURNEY } from '../../quizzes/path/journey.ts';
import { dueIn } from '../../quizzes/path/due.ts';
import { readyIn } from '../../quizzes/path/ready.ts';
import { daysBetween } from '../../quizzes/calendar.ts';
import { $journey } from '../../stores/path.ts';
import { momentOf } from '../../stores/practice/moment.ts';
import { PathLine } from '../path/PathLine.tsx';
import { useSpeech } from './speech.ts';

/** How one stands on the path, above the map of skills, and the way to it; nothing before the first answer of somebody who has not set out. */
export function PathStrip({ record, rules }: { readonly record: PracticeRecord; readonly rules: BookId }) {
  const { words, lang, locale } = useSpeech();
  const { standing, practice } = words;
  const { can, date } = useStore($journey, { ssr: () => NO_JOURNEY });
  const { now, day } = useMemo(() => momentOf(Date.now()), [record, rules]);
  const ready = useMemo(() => readyIn(record, rules, now), [record, rules, now]);
  const hasSetOut = can !== '';
  if (!hasSetOut && ready.answers === 0) return null;
  return (
    <div class="path-strip">
      <PathLine
        daysLeft={date === '' ? undefined : daysBetween(day, date)}
        due={dueIn(record, rules, now)}
        ready={ready}
        words={standing}
        skill={(id) => practice[`skill.${id}`]}
        lang={lang}
      />
      <a href={sitePath(hasSetOut ? '#path' : '#ask-path', locale)}>{hasSetOut ? standing.show : standing.make}</a>
    </div>
  );
}
