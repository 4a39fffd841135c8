import { type GamePath, rung } from './game-path.ts';

/** The path of riichi. */
export const RIICHI_PATH: GamePath = {
  // Counting comes before the rest.
  lessons: [
    ['dora', []],
    ['yaku', []],
    ['han', ['dora', 'yaku']],
    ['set-fu', []],
    ['pair-wait', []],
    ['fu', ['set-fu', 'pair-wait']],
    ['payment', []],
    ['limits', ['payment']],
    ['whole', ['han', 'fu', 'limits']],
    ['waits', []],
    ['furiten', ['waits']],
    ['may-i', []],
    ['noten', ['waits']],
    ['counters', []],
    ['several-wins', ['payment']],
    ['final-scores', []],
    ['penalties', []],
  ],
  last: ['rulings', ['penalties']],
  hurried: ['payment', 'yaku', 'han', 'fu', 'whole', 'limits', 'waits', 'furiten', 'may-i'],
  along: ['yaku', 'fu', 'payment'],
  placement: [
    [rung('dora', 2), rung('yaku', 1), rung('yaku', 2), rung('han', 2, 'yaku', 'dora')],
    [
      rung('set-fu', 2),
      rung('pair-wait', 2),
      rung('fu', 1, 'set-fu', 'pair-wait'),
      rung('fu', 2, 'set-fu', 'pair-wait'),
    ],
    [rung('limits', 2), rung('payment', 1), rung('payment', 2), rung('whole', 2, 'payment', 'limits')],
  ],
  test: [
    { skill: 'dora', count: 1, needs: { 'han:': 1 } },
    { skill: 'waits', count: 1, needs: { 'wait:': 1 } },
    { skill: 'yaku', count: 3, needs: { 'yaku:': 2 } },
    { skill: 'han', count: 2, needs: { 'yaku:': 2, 'han:': 0.5, 'step:han': 1 } },
    { skill: 'set-fu', count: 1, needs: { 'fu:pung': 0.6, 'fu:kong': 0.3 } },
    { skill: 'pair-wait', count: 1, needs: { 'fu:pair': 1, 'fu:wait': 1 } },
    { skill: 'fu', count: 4, needs: { 'fu:': 6, 'step:fu': 1 } },
    { skill: 'payment', count: 3, needs: { 'pay:': 3 } },
    { skill: 'limits', count: 1, needs: { 'limit:': 1 } },
    { skill: 'whole', count: 3, needs: { 'yaku:': 2, 'han:': 0.5, 'fu:': 6, 'step:': 2, 'pay:': 3 } },
  ],
  harderWhenAimed: 1,
};
