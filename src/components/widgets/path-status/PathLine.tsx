import { fill, type Strings } from '../../../i18n/strings.ts';
import { plural } from '../../../i18n/plural.ts';
import type { LastTime } from '../../../quizzes/path/last-time.ts';
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

/** The skills that were not asked for longest, and since when. */
function describeLosses(losses: readonly Loss[], { words, skill, lang }: Props): string {
  const ago = new Intl.RelativeTimeFormat(lang);
  const skills = losses
    .slice(0, NAMED_FADED)
    .map((loss) => fill(words['ready.lost.each'], { skill: skill(loss.skill), ago: ago.format(-loss.days, 'day') }));
  return new Intl.ListFormat(lang).format(skills);
}

/** How far the test was tried, and what to try next. */
function describeCoverage({ tried, untried, answers, more, best, away }: Coverage, props: Props): string {
  const { states, path, words, skill, lang } = props;
  if (answers === 0) return words['ready.none'];
  const skills = [...tried, ...untried];
  if (path.route) return fill(words['ready.tried'], { n: tried.length, of: skills.length });
  if (away) return fill(words['ready.away'], { skills: describeLosses(away, props) });
  const proven = states.filter(({ stop, marks }) => marks.stamp && skills.some((id) => id === stop.id)).length;
  const list = (ids: readonly SkillId[]): string => new Intl.ListFormat(lang).format(ids.slice(0, NAMED).map(skill));
  return untried.length > 0
    ? fill(words['ready.some'], { n: tried.length, of: skills.length, proven, skills: list(untried) })
    : fill(words['ready.too-few'], { proven, n: more, skills: list(best) });
}

/** By how much the result fell, and through which skills. */
function describeLoss({ faded, losses }: Readiness, props: Props): string {
  const { words, lang } = props;
  const fell = fill(words['ready.faded'], { n: Math.round(100 * faded).toLocaleString(lang) });
  return losses.length === 0 ? fell : `${fell} ${fill(words['ready.lost'], { skills: describeLosses(losses, props) })}`;
}

function describeReadiness(props: Props): string {
  const { ready, test, words, skill, lang } = props;
  if (!ready.known) return describeCoverage(ready, props);
  const { from, to, weakest, faded } = ready;
  const percent = (n: number): string => Math.round(100 * n).toLocaleString(lang);
  const step = (n: number, round: (n: number) => number): number => (STEP * round((100 * n) / STEP)) / 100;
  const [low, high] = [step(from, Math.floor), step(to, Math.ceil)];
  const range = fill(words['ready.range'], {
    from: percent(low),
    to: percent(high),
    low: Math.round(low * test),
    high: Math.round(high * test),
    of: test,
    skill: skill(weakest),
  });
  return faded < TOLD_FADING ? range : `${range} ${describeLoss(ready, props)}`;
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
