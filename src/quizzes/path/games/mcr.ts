import type { McrSkillId } from '../../base/skill-ids.ts';
import { type GamePath, type Stop, rung } from './game-path.ts';

type Row = readonly [skill: McrSkillId, needs: readonly McrSkillId[], article: string];

/** What there is to learn in MCR; the articles are those of our chapter on counting. */
const SKILLS: readonly Row[] = [
  ['fan-sets', [], 'C3'],
  ['fan-win', [], 'C6'],
  ['fan-exclusions', ['fan-sets'], 'C4'],
  ['fan-total', ['fan-win', 'fan-exclusions'], 'C10'],
  ['eight', ['fan-total'], 'C2'],
  ['flowers', ['eight'], 'C8'],
  ['mcr-payment', [], 'C9'],
  ['mcr-whole', ['fan-total', 'mcr-payment'], 'C10'],
];

const PENALTIES: Row = ['mcr-penalties', ['eight'], '3.1'];

const stopOf = ([id, needs, article]: Row): Stop => ({ id, needs, articles: [`mers-2014 ${article}`] });

/** The path of MCR. */
export const MCR_PATH: GamePath = {
  skillStops: () => SKILLS.map(stopOf),
  lastStop: () => stopOf(PENALTIES),
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
    { skill: 'fan-sets', count: 4 },
    { skill: 'fan-win', count: 2 },
    { skill: 'fan-exclusions', count: 3 },
    { skill: 'fan-total', count: 3 },
    { skill: 'eight', count: 2 },
    { skill: 'flowers', count: 1 },
    { skill: 'mcr-payment', count: 2 },
    { skill: 'mcr-whole', count: 3 },
  ],
  harderWhenAimed: 1.6,
};
