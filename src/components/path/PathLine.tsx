import { fill, type Strings } from '../../i18n/strings.ts';
import { plural } from '../../i18n/plural.ts';
import { ANSWERS_FOR_A_NUMBER, type Ready } from '../../quizzes/path/ready.ts';
import type { Standing } from '../../quizzes/path/standing.ts';
import type { SkillId } from '../../quizzes/skills/ids.ts';

interface Props extends Pick<Standing, 'daysLeft' | 'due' | 'ready'> {
  readonly words: Strings<'standing'>;
  readonly skill: (id: SkillId) => string;
  readonly lang: string;
}

const MINUTE = 60_000;
/** A range is said in steps of this many percent: it is no more exact. */
const STEP = 5;

function sayReady({ share, from, to, answers, weakest }: Ready, { words, skill, lang }: Props): string {
  if (weakest === undefined) return words['ready.none'];
  const percent = (n: number): string => Math.round(100 * n).toLocaleString(lang);
  const step = (n: number, round: (n: number) => number): string => percent((STEP * round((100 * n) / STEP)) / 100);
  const weak = fill(words.weakest, { skill: skill(weakest) });
  return answers < ANSWERS_FOR_A_NUMBER
    ? fill(words['ready.range'], { from: step(from, Math.floor), to: step(to, Math.ceil), weak })
    : fill(words.ready, { n: percent(share), weak });
}

/** How one stands, in a line: the days that are left, what is due, and how ready one is. */
export function PathLine(props: Props) {
  const { daysLeft, due, ready, words, lang } = props;
  const days =
    daysLeft === undefined || daysLeft < 0
      ? ''
      : daysLeft === 0
        ? words['left.today']
        : plural(words, 'left', daysLeft, lang);
  const minutes = Math.max(1, Math.round(due.time / MINUTE)).toLocaleString(lang);
  const dues = due.n === 0 ? '' : fill(plural(words, 'due', due.n, lang), { minutes });
  return <p class="path-line">{[days, dues, sayReady(ready, props)].filter(Boolean).join(' ')}</p>;
}
