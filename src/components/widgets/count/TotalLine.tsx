import type { Clause } from '../../../engine/mcr/index.ts';
import { fill } from '../../../i18n/strings.ts';
import { plural } from '../../../i18n/plural.ts';
import { shortOf } from '../../../quizzes/mcr/misconceptions/misconception.ts';
import { type Counted, basicPoints } from '../../../quizzes/mcr/hands/count.ts';
import { mcrWords } from '../fan/fetch-words.ts';
import { type CountStrings, Line } from './Line.tsx';

interface Props extends CountStrings {
  readonly count: Counted;
  readonly cite: Clause;
}

/** The hand's total, and whether it reaches the minimum without flowers. */
export function TotalLine({ count, cite, ...strings }: Props) {
  const { mcr } = mcrWords();
  const short = shortOf(count);
  const basic = plural(mcr, 'points', basicPoints(count), strings.lang);
  return (
    <ol class="steps not-content">
      <Line name={mcr.total} value={plural(mcr, 'points', count.points, strings.lang)} {...strings} />
      <Line name={short > 0 ? fill(mcr.short, { points: basic, short }) : mcr.enough} cite={cite} {...strings} />
    </ol>
  );
}
