import {
  type MeldRequest,
  RIICHI_RULEBOOKS,
  formatHandLink,
  type Tile,
  type Wait,
  compareTiles,
  scoreRequest,
  waitsOf,
} from '../../../engine/riichi/index.ts';
import type { FactId } from '../../base/terms.ts';
import { attempts } from '../../base/attempts.ts';
import { dealHand } from '../../hands/deal.ts';
import type { Mix } from '../../hands/plans.ts';
import { rulesetOf } from '../../base/ruleset.ts';
import { type Asked, type Skill, wholly } from '../../skill-kit/skill.ts';
import * as z from 'zod/mini';
import { tileForm } from '../../skill-kit/answer-forms.ts';

const MIX: Mix = [
  ['everyday', 2],
  ['chows', 2],
  ['simples', 3],
  ['half-suit', 2],
  ['one-suit', 2],
  ['pairs', 0.7],
  ['pungs', 0.5],
  ['three-pungs', 1],
];

type WaitsQuestion = Asked<'waits'> & { readonly concealed: string; readonly melds: readonly MeldRequest[] };

function solve({ concealed, melds, rules }: WaitsQuestion): readonly Tile[] {
  const found = waitsOf({ concealed, melds: melds.map(({ tiles }) => tiles) }, RIICHI_RULEBOOKS[rules]);
  return found.ok ? found.value.waits : [];
}

const FORMS = ['two-sided', 'closed', 'edge', 'pung', 'single', 'many'] as const satisfies readonly (Wait | 'many')[];
const MANY = 3;
const MOST_TRIES = 400;

function formOf(question: WaitsQuestion, waits: readonly Tile[]): Wait | 'many' {
  const [winningTile] = waits;
  if (winningTile === undefined || waits.length >= MANY) return 'many';
  const { concealed, melds } = question;
  const score = scoreRequest({
    ...rulesetOf(question),
    concealed,
    melds,
    winningTile,
    by: 'draw',
    seatWind: 'south',
    roundWind: 'east',
  });
  const won = score.ok ? score.readings.find((reading) => reading.won) : undefined;
  return won?.wait ?? 'many';
}

const same = (a: readonly Tile[], b: readonly Tile[]): boolean =>
  new Set(a).size === new Set(b).size && a.every((tile) => b.includes(tile));

/** Which tiles complete a hand. */
export const waits: Skill<'waits', WaitsQuestion, readonly Tile[]> = {
  id: 'waits',
  steps: [],
  teaches: ['wait:'],
  answer: z.array(tileForm),
  format: (question) => {
    const { concealed, melds } = question;
    return formatHandLink({ ...rulesetOf(question), concealed, melds });
  },
  parse: (fields, ruleset) => {
    const { concealed = '', melds = [] } = fields.draft() ?? {};
    return solve({ skill: 'waits', ...ruleset, concealed, melds }).length > 0 ? { concealed, melds } : undefined;
  },
  make: (random, order) => {
    const { level } = order;
    const wanted = random.weighted([
      [1, 3],
      [2, 4],
      [MANY, level === 1 ? 0.5 : 2 * level],
    ]);
    return attempts(MOST_TRIES, () => {
      const hand = dealHand(random, order, MIX, { level: 1, open: level === 1 ? 0.5 : 0.25 });
      if (!hand) return undefined;
      const { concealed, melds = [] } = hand;
      const question = { skill: 'waits', ...rulesetOf(order), concealed, melds } as const;
      return Math.min(solve(question).length, MANY) === wanted ? question : undefined;
    });
  },
  solve: (question) => [...solve(question)].sort(compareTiles),
  judge: (question, given) => wholly(same(given, solve(question))),
  every: () => FORMS.map((form): FactId => `wait:${form}`),
  facts: (question): FactId[] => [`wait:${formOf(question, solve(question))}`],
  cites: ({ rules }) => [RIICHI_RULEBOOKS[rules].cite.tenpai],
};
