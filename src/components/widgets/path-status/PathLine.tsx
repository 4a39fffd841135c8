import { fill, type Strings } from '../../../i18n/strings.ts';
import { plural } from '../../../i18n/plural.ts';
import type { LastTime } from '../../../quizzes/path/last-time.ts';
import { ANSWERS_FOR_A_NUMBER, type Ready } from '../../../quizzes/path/ready.ts';
import type { SkillId } from '../../../quizzes/base/skill-ids.ts';

interface Props {
  /** Days until the tournament, negative afterwards; undefined without a date. */
  readonly daysLeft: number | undefined;
  readonly ready: Ready;
  /** Number of questions in the mixed test behind “ready”. */
  readonly test: number;
  readonly last: LastTime | undefined;
  readonly today: string;
  readonly words: Strings<'standing'>;
  readonly skill: (id: SkillId) => string;
  readonly lang: string;
}

/** Ranges are rounded to steps of this many percent: they are no more exact. */
const STEP = 5;

function describeReadiness({ ready, test, words, skill, lang }: Props): string {
  const { share, from, to, answers, weakest } = ready;
  if (weakest === undefined) return words['ready.none'];
  const percent = (n: number): string => Math.round(100 * n).toLocaleString(lang);
  const step = (n: number, round: (n: number) => number): number => (STEP * round((100 * n) / STEP)) / 100;
  const name = skill(weakest);
  if (answers >= ANSWERS_FOR_A_NUMBER)
    return fill(words.ready, { n: percent(share), right: Math.round(share * test), of: test, skill: name });
  const [low, high] = [step(from, Math.floor), step(to, Math.ceil)];
  return fill(words['ready.range'], {
    from: percent(low),
    to: percent(high),
    low: Math.round(low * test),
    high: Math.round(high * test),
    of: test,
    skill: name,
  });
}

function describeLastSession({ last, today, words, skill, lang }: Props): string {
  if (!last) return '';
  const { day, right, n, begun } = last;
  const summary =
    day === today
      ? fill(words.today, { right, n })
      : fill(words.last, {
          day: new Date(`${day}T12:00`).toLocaleDateString(lang, { weekday: 'long', day: 'numeric', month: 'long' }),
          right,
          n,
        });
  const skills = new Intl.ListFormat(lang).format(begun.map(skill));
  return begun.length === 0 ? summary : `${summary} ${fill(words.new, { skills })}`;
}

/** Days left and readiness, then the last session. */
export function PathLine(props: Props) {
  const { daysLeft, words, lang } = props;
  const days =
    daysLeft === undefined || daysLeft < 0
      ? ''
      : daysLeft === 0
        ? words['left.today']
        : plural(words, 'left', daysLeft, lang);
  const last = describeLastSession(props);
  return (
    <>
      <p class="path-line">{[days, describeReadiness(props)].filter(Boolean).join(' ')}</p>
      {last !== '' && <p class="path-last">{last}</p>}
    </>
  );
}
