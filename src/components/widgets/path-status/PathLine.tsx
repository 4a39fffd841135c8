import { fill, type Strings } from '../../../i18n/strings.ts';
import { plural } from '../../../i18n/plural.ts';
import type { LastTime } from '../../../quizzes/path/last-time.ts';
import type { Due } from '../../../quizzes/path/due.ts';
import type { Path } from '../../../quizzes/path/plan.ts';
import type { StopState } from '../../../quizzes/path/marks.ts';
import type { Coverage, Loss, Readiness, Ready } from '../../../quizzes/path/ready.ts';
import type { SkillId } from '../../../quizzes/base/skill-ids.ts';

interface Props {
  /** Days until the tournament, negative afterwards; undefined without a date. */
  readonly daysLeft: number | undefined;
  readonly ready: Ready;
  readonly states: readonly StopState[];
  readonly path: Path;
  readonly due: Due;
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
/** What has faded is told from this share of the test on. */
const TOLD_FADING = 0.05;
/** How many of the skills still to try are named, and of those that faded. */
const [NAMED, NAMED_FADED] = [3, 2] as const;
/** The length of the year in a day. */
const YEAR = 4;

/** The skills that were not asked for longest, and since when. */
function describeLosses(losses: readonly Loss[], { words, skill, lang }: Props): string {
  const ago = new Intl.RelativeTimeFormat(lang);
  const skills = losses
    .slice(0, NAMED_FADED)
    .map((loss) => fill(words['ready.lost.each'], { skill: skill(loss.skill), ago: ago.format(-loss.days, 'day') }));
  return new Intl.ListFormat(lang).format(skills);
}

/** Says that answers to these skills were left out, where there are such. */
function describeNotCounted(untried: readonly SkillId[], { states, words }: Props): string {
  const isAnswered = states.some(({ stop, answered }) => answered > 0 && untried.some((id) => id === stop.id));
  return isAnswered ? ` ${words['ready.not-counted']}` : '';
}

/** How far the test was tried, and what to try next. */
function describeCoverage({ tried, untried, answers, more, best, away }: Coverage, props: Props): string {
  const { states, path, words, skill, lang } = props;
  const notCounted = describeNotCounted(untried, props);
  if (answers === 0) return words['ready.none'] + notCounted;
  const skills = [...tried, ...untried];
  if (path.route) return fill(words['ready.tried'], { n: tried.length, of: skills.length }) + notCounted;
  if (away) return fill(words['ready.away'], { skills: describeLosses(away, props) });
  const proven = states.filter(({ stop, proof }) => proof === 'practice' && skills.some((id) => id === stop.id)).length;
  const list = (ids: readonly SkillId[]): string => new Intl.ListFormat(lang).format(ids.slice(0, NAMED).map(skill));
  const left = list(untried);
  const toTry = untried.length > NAMED ? fill(words['ready.among'], { n: untried.length, skills: left }) : left;
  return untried.length > 0
    ? fill(words['ready.some'], { n: tried.length, of: skills.length, proven, skills: toTry }) + notCounted
    : fill(words['ready.too-few'], { proven, n: more, skills: list(best) });
}

/** By how much the result fell, and through which skills. */
function describeLoss({ faded, losses }: Readiness, props: Props): string {
  const { due, path, words, lang } = props;
  return [
    fill(words['ready.faded'], { n: Math.round(100 * faded).toLocaleString(lang) }),
    due.n > 0 && !path.route && words['ready.back'],
    fill(words['ready.lost'], { skills: describeLosses(losses, props) }),
  ]
    .filter(Boolean)
    .join(' ');
}

function describeReadiness(props: Props): string {
  const { ready, test, words, skill, lang } = props;
  if (!ready.known) return describeCoverage(ready, props);
  const { from, to, weakest, faded, losses } = ready;
  const percent = (n: number): string => Math.round(100 * n).toLocaleString(lang);
  const step = (n: number, round: (n: number) => number): number => (STEP * round((100 * n) / STEP)) / 100;
  const [low, high] = [step(from, Math.floor), step(to, Math.ceil)];
  const range = fill(words['ready.range'], {
    from: percent(low),
    to: percent(high),
    low: Math.floor(low * test),
    high: Math.ceil(high * test),
    of: test,
  });
  return [
    range,
    weakest !== undefined && fill(words['ready.weakest'], { skill: skill(weakest) }),
    faded >= TOLD_FADING && losses.length > 0 && describeLoss(ready, props),
  ]
    .filter(Boolean)
    .join(' ');
}

function describeLastSession({ last, today, words, skill, lang }: Props): string {
  if (!last) return '';
  const { day, right, n, begun, isOfAll } = last;
  const summary =
    day === today
      ? fill(words.today, { right, n })
      : fill(words.last, {
          day: new Date(`${day}T12:00`).toLocaleDateString(lang, {
            weekday: 'long',
            day: 'numeric',
            month: 'long',
            // A day of another year would be taken for one of this year.
            ...(day.slice(0, YEAR) !== today.slice(0, YEAR) && { year: 'numeric' }),
          }),
          right,
          n,
        });
  const skills = new Intl.ListFormat(lang).format(begun.map(skill));
  return [summary, isOfAll && words['all-books'], begun.length > 0 && fill(words.new, { skills })]
    .filter(Boolean)
    .join(' ');
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
