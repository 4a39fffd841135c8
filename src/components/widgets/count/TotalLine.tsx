import type { Clause } from '../../../engine/mcr/index.ts';
import { fill } from '../../../i18n/strings.ts';
import { plural } from '../../../i18n/plural.ts';
import { shortOf } from '../../../quizzes/mcr/misconceptions/misconception.ts';
import { type Counted, basicPoints } from '../../../quizzes/mcr/hands/count.ts';
import { mcrWords } from '../fan/fetch-words.ts';
import { type CountTelling, Line } from './Line.tsx';

interface Props extends CountTelling {
  readonly count: Counted;
  readonly cite: Clause;
}

/** What a hand comes to, and whether that reaches the minimum without its flowers. */
export function TotalLine({ count, cite, ...telling }: Props) {
  const { mcr } = mcrWords();
  const short = shortOf(count);
  const basic = plural(mcr, 'points', basicPoints(count), telling.lang);
  return (
    <ol class="steps not-content">
      <Line name={mcr.total} value={plural(mcr, 'points', count.points, telling.lang)} {...telling} />
      <Line name={short > 0 ? fill(mcr.short, { points: basic, short }) : mcr.enough} cite={cite} {...telling} />
    </ol>
  );
}
