import { EXTRA_FU, baseFu } from '../../engine/riichi/index.ts';
import { isPairs, counting, adding, without, otherReading, rounding } from './fu-lines.ts';
import { type FuMisconception, fu, telling } from './fu-misconception.ts';

const CLOSED_RON_MORE = baseFu['base-closed-ron'] - baseFu['base-other'];

/** What goes wrong in the fu of the whole hand: its reading, rounding, and the way it is won. */
export const FU_OF_THE_WIN: readonly FuMisconception[] = [
  {
    id: 'other-reading',
    step: 'fu',
    weight: 8,
    rule: 'dearest-reading',
    answer: (one) => otherReading(one)?.fu ?? undefined,
    tiles: (one) => otherReading(one)?.sets.split(' ') ?? [],
    about: telling('wait', otherReading),
  },
  fu(
    'fu-unrounded',
    3,
    'fu-rounding',
    rounding((exact) => exact),
  ),
  fu(
    'fu-rounded-down',
    2,
    'fu-rounding',
    rounding((exact) => Math.floor(exact / 10) * 10),
  ),
  fu(
    'fu-rounded-nearest',
    1,
    'fu-rounding',
    rounding((exact) => Math.round(exact / 10) * 10),
  ),
  fu(
    'closed-ron-forgotten',
    3,
    'base-closed-ron',
    counting(({ rule, value }) => (rule === 'base-closed-ron' ? value - CLOSED_RON_MORE : value)),
  ),
  fu(
    'closed-ron-for-open',
    1.5,
    'base-closed-ron',
    adding(
      'base',
      CLOSED_RON_MORE,
      ({ win, hand }) =>
        hand.by === 'discard' && win.steps.some((step) => step.kind === 'add' && step.rule === 'base-other'),
    ),
  ),
  fu(
    'closed-ron-for-draw',
    2,
    'base-closed-ron',
    adding(
      'base',
      CLOSED_RON_MORE,
      (one) => one.hand.by === 'draw' && !isPairs(one) && one.win.items.some(({ id }) => id === 'menzen-tsumo'),
    ),
  ),
  fu(
    'pinfu-draw-two',
    4,
    'pinfuTsumo',
    adding('draw', EXTRA_FU, ({ win, hand }) => hand.by === 'draw' && win.items.some(({ id }) => id === 'pinfu')),
  ),
  fu('draw-forgotten', 2, 'tsumo', counting(without('tsumo'))),
  fu(
    'draw-on-discard',
    0.5,
    'tsumo',
    adding('draw', EXTRA_FU, (one) => one.hand.by === 'discard' && !isPairs(one)),
  ),
];
