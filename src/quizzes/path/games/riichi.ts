import type { BookId, RiichiId } from '../../../engine/rulebooks/ids.ts';
import type { RiichiSkillId } from '../../base/skill-ids.ts';
import { type GamePath, type Stop, rung } from './game-path.ts';

type Row = readonly [skill: RiichiSkillId, needs: readonly RiichiSkillId[], article: string];

/** What there is to learn in riichi, counting before the rest; the articles are those of EMA 2016. */
const SKILLS: readonly Row[] = [
  ['dora', [], '2.7'],
  ['yaku', [], '4.2'],
  ['han', ['dora', 'yaku'], '4.1'],
  ['set-fu', [], '4.1.1'],
  ['pair-wait', [], '4.1.1'],
  ['fu', ['set-fu', 'pair-wait'], '4.1.1'],
  ['payment', [], '4.1.2'],
  ['limits', ['payment'], '4.1.3'],
  ['whole', ['han', 'fu', 'limits'], '4.1'],
  ['waits', [], '3.3.13'],
  ['furiten', ['waits'], '3.4.5'],
  ['may-i', [], '3.3.1'],
  ['noten', ['waits'], '3.4.2'],
  ['counters', [], '3.4.10'],
  ['several-wins', ['payment'], '3.3.11'],
  ['final-scores', [], '3.6'],
  ['penalties', [], '3.4.6'],
];

const PENALTIES: Row = ['rulings', ['penalties'], '5.5'];

/** Articles that a rulebook has of its own where it is not EMA 2016 that tells them. */
const OWN: Readonly<Record<RiichiId, Readonly<Partial<Record<RiichiSkillId, string>>>>> = {
  'ema-2016': {},
  'samara-2019': { 'final-scores': '6.3' },
  'ema-2012': {
    yaku: '4.2',
    han: '4.1',
    'set-fu': '4.1.1',
    'pair-wait': '4.1.1',
    fu: '4.1.1',
    payment: '4.1.2',
    limits: '4.1.3',
    whole: '4.1',
    rulings: '5.5',
  },
  'tesuji-2018': { 'several-wins': 'R5', 'final-scores': 'S2', penalties: 'P1', rulings: 'S7' },
};

function stopOf(rules: BookId, [id, needs, article]: Row): Stop {
  const own = OWN[rules as RiichiId][id];
  return { id, needs, articles: [own === undefined ? `ema-2016 ${article}` : `${rules} ${own}`] };
}

/** The path of riichi. */
export const RIICHI_PATH: GamePath = {
  skillStops: (rules) => SKILLS.map((row) => stopOf(rules, row)),
  lastStop: (rules) => stopOf(rules, PENALTIES),
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
    { skill: 'dora', count: 1 },
    { skill: 'waits', count: 1 },
    { skill: 'yaku', count: 3 },
    { skill: 'han', count: 2 },
    { skill: 'set-fu', count: 1 },
    { skill: 'pair-wait', count: 1 },
    { skill: 'fu', count: 4 },
    { skill: 'payment', count: 3 },
    { skill: 'limits', count: 1 },
    { skill: 'whole', count: 3 },
  ],
  harderWhenAimed: 1,
};
