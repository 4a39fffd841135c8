import { useStore } from '@nanostores/preact';
import { useMemo } from 'preact/hooks';
import type { BookId } from '../../engine/rulebooks/ids.ts';
import { sitePath } from '../../locales.ts';
import type { PracticeRecord } from '../../quizzes/memory/record.ts';
import { NO_JOURNEY } from '../../quizzes/path/journey.ts';
import { standingOf } from '../../quizzes/path/standing.ts';
import { $journey } from '../../stores/path.ts';
import { momentOf } from '../../stores/practice/moment.ts';
import { PathLine } from '../path/PathLine.tsx';
import { useSpeech } from './speech.ts';

/** How one stands on the path, above the map of skills, and the way to it; nothing before the first answer of somebody who has not set out. */
export function PathStrip({ record, rules }: { readonly record: PracticeRecord; readonly rules: BookId }) {
  const { words, lang, locale } = useSpeech();
  const { path, practice } = words;
  const journey = useStore($journey, { ssr: () => NO_JOURNEY });
  const standing = useMemo(() => standingOf(record, rules, journey, momentOf(Date.now())), [record, rules, journey]);
  const hasSetOut = journey.can !== '';
  if (!hasSetOut && standing.ready.answers === 0) return null;
  return (
    <div class="path-strip">
      <PathLine {...standing} words={path} skill={(id) => practice[`skill.${id}`]} lang={lang} />
      <a href={sitePath(hasSetOut ? '#path' : '#ask-path', locale)}>{hasSetOut ? path.show : path.make}</a>
    </div>
  );
}
