import { EXTRA_FU, baseFu } from '../../engine/riichi/index.ts';
import { isPairs, upToTen, linesAsTheyAre, counting, without, asItem, tilesWhere, pairsFu } from './fu-lines.ts';
import { type FuMisconception, fu } from './fu-misconception.ts';
import { FU_OF_PAIR_AND_WAIT } from './fu-of-pair-and-wait.ts';
import { FU_OF_SETS } from './fu-of-sets.ts';
import { FU_OF_THE_WIN } from './fu-of-the-win.ts';
import { FU_PARAMETERS } from './fu-parameters.ts';

/** What goes wrong in counting fu. */
export const FU_MISCONCEPTIONS: readonly FuMisconception[] = [
  ...FU_OF_THE_WIN,
  ...FU_OF_SETS,
  ...FU_OF_PAIR_AND_WAIT,
  fu('seven-pairs-rounded', 3, 'base-seven-pairs', (one) =>
    isPairs(one) ? { lines: linesAsTheyAre(one), round: upToTen } : undefined,
  ),
  fu('seven-pairs-with-wait', 1, 'base-seven-pairs', (one) =>
    isPairs(one) ? { lines: { ...linesAsTheyAre(one), wait: EXTRA_FU }, round: upToTen } : undefined,
  ),
  fu('seven-pairs-closed-ron', 1, 'base-seven-pairs', (one) =>
    isPairs(one) && one.hand.by === 'discard'
      ? { lines: { base: baseFu['base-closed-ron'], wait: EXTRA_FU, pair: pairsFu(one) }, round: upToTen }
      : undefined,
  ),
  fu('open-pinfu-twenty', 4, 'openPinfuFu', counting(without('open-pinfu'))),
  fu(
    'kong-twice-pung',
    1,
    'kong-simple-open',
    counting((line, one) => {
      const pung = asItem((item) => item.replace('kong', 'pung'))(line, one);
      return line.rule.startsWith('kong') && pung !== undefined ? 2 * pung : line.value;
    }),
    tilesWhere(({ rule }) => rule.startsWith('kong')),
  ),
  fu(
    'closed-kong-as-open',
    1,
    'kong-simple-closed',
    counting(asItem((item) => (item.startsWith('kong') ? item.replace('closed', 'open') : item))),
    tilesWhere(({ rule }) => rule.startsWith('kong') && rule.endsWith('closed')),
  ),
  ...FU_PARAMETERS,
];
