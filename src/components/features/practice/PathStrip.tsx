import { useStore } from '@nanostores/preact';
import type { ComponentType } from 'preact';
import { useMemo } from 'preact/hooks';
import type { BookId } from '../../../engine/rulebooks/ids.ts';
import { sitePath } from '../../../locales.ts';
import type { PracticeRecord } from '../../../quizzes/memory/record.ts';
import { NO_JOURNEY } from '../../../quizzes/path/journey.ts';
import { lastTime } from '../../../quizzes/path/last-time.ts';
import { testLength } from '../../../quizzes/path/test.ts';
import { $journey } from '../../../stores/path.ts';
import { momentOf } from '../../../stores/moment.ts';
import { PathLine } from '../../widgets/path-status/PathLine.tsx';
import { nextOnPath, standingNow } from './next-on-path.ts';
import { type StandingWords, fetchLearnerWords } from './learner-words.ts';
import { useStrings } from '../../widgets/questions/strings.ts';

interface Props {
  readonly record: PracticeRecord;
  readonly rules: BookId;
  readonly said: StandingWords;
}

/** Progress on the path and its next stop, above the map of skills; hidden from newcomers who have not set out. */
function PathStrip({ record, rules, said }: Props) {
  const { words, lang, locale } = useStrings();
  const journey = useStore($journey, { ssr: () => NO_JOURNEY });
  const standing = useMemo(() => standingNow(rules), [record, rules, journey]);
  const hasSetOut = journey.can !== '';
  if (!hasSetOut && Object.keys(record.days).length === 0) return null;
  const { practice } = words;
  const { day } = momentOf(Date.now());
  const next = nextOnPath(standing, rules, said, { words, locale });
  return (
    <div class="path-strip">
      <PathLine
        {...standing}
        test={testLength(rules)}
        last={lastTime(record, rules, day)}
        today={day}
        words={said}
        skill={(id) => practice[`skill.${id}`]}
        lang={lang}
      />
      <p class="actions">
        <a class="button" href={next.href}>
          {next.text}
        </a>
        <a href={sitePath(hasSetOut ? '#path' : '#ask-path', locale)}>{hasSetOut ? said.show : said.make}</a>
      </p>
    </div>
  );
}

/** The same with its strings, which are fetched with it; undefined when they do not arrive. */
export async function fetchStrip(): Promise<ComponentType<Omit<Props, 'said'>> | undefined> {
  const words = await fetchLearnerWords();
  return words && ((props) => <PathStrip {...props} said={words.standing} />);
}
