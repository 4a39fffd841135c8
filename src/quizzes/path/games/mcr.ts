import { type GamePath, rung } from './game-path.ts';

/** The path of MCR. */
export const MCR_PATH: GamePath = {
  needs: {
    'fan-sets': [],
    'fan-win': [],
    'fan-exclusions': ['fan-sets'],
    'fan-total': ['fan-win', 'fan-exclusions'],
    eight: ['fan-total'],
    flowers: ['eight'],
    'mcr-payment': [],
    'mcr-whole': ['fan-total', 'mcr-payment'],
    'mcr-penalties': ['eight'],
  },
  last: 'mcr-penalties',
  within: {},
  hurried: ['mcr-payment', 'fan-sets', 'fan-exclusions', 'fan-total', 'mcr-whole', 'fan-win', 'eight', 'mcr-penalties'],
  along: ['fan-sets', 'fan-exclusions', 'mcr-payment'],
  placement: [
    [rung('fan-sets', 1), rung('fan-sets', 2), rung('fan-win', 1), rung('fan-win', 2)],
    [
      rung('fan-exclusions', 1),
      rung('fan-exclusions', 2),
      rung('fan-total', 1),
      rung('fan-total', 2, 'fan-exclusions', 'fan-sets', 'fan-win'),
    ],
    [
      rung('mcr-payment', 2),
      rung('flowers', 2),
      rung('eight', 2),
      rung('mcr-whole', 2, 'mcr-payment', 'flowers', 'fan-total'),
    ],
  ],
  test: [
    { skill: 'fan-sets', count: 4, needs: { 'fan:': 1.4 } },
    { skill: 'fan-win', count: 2, needs: { 'fan:': 1.4 } },
    { skill: 'fan-exclusions', count: 3, needs: { 'fan:': 4, 'out:': 2.5 } },
    { skill: 'fan-total', count: 3, needs: { 'fan:': 4 } },
    { skill: 'eight', count: 2, needs: { 'fan:': 4, 'eight:': 1 } },
    { skill: 'flowers', count: 1, needs: { 'fan:': 0.5, 'flowers:': 1 } },
    { skill: 'mcr-payment', count: 2, needs: { 'pay:': 1 } },
    { skill: 'mcr-whole', count: 3, needs: { 'fan:': 4, 'pay:': 1 } },
  ],
  harderWhenAimed: 1.6,
};
