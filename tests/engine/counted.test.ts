import { describe, expect, test } from 'vitest';
import { leastHan } from '../../src/engine/riichi/score/counted.ts';
import { type Options, leastHan as enumerated } from '../oracle-settle/least-han.ts';

const ALL_FU = [20, 25, ...Array.from({ length: 18 }, (_, i) => 30 + 10 * i)];
const FLAGS = [true, false];
const OPTIONS: readonly Options[] = ([2, 4] as const).flatMap((doubleWindPairFu) =>
  FLAGS.flatMap((openPinfuFu) => FLAGS.map((pinfuTsumo) => ({ doubleWindPairFu, openPinfuFu, pinfuTsumo }))),
);

describe('the fewest han for a number of fu', () => {
  test.each(OPTIONS)('agrees with an enumeration of every choice of sets, pair and wait under %o', (options) => {
    const differing = ALL_FU.flatMap((fu) =>
      (['discard', 'draw'] as const).flatMap((by) =>
        FLAGS.map((inRiichi) => {
          const [own, other] = [leastHan(fu, by, inRiichi, options), enumerated(fu, by, inRiichi, options)];
          return own === other
            ? ''
            : `${String(fu)} fu by ${by}${inRiichi ? ' in riichi' : ''}: ${String(own)}, enumerated ${String(other)}`;
        }).filter(Boolean),
      ),
    );
    expect(differing).toEqual([]);
  });
});
