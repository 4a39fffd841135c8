import {
  RIICHI_RULEBOOKS,
  type Tile,
  type Wait,
  compareTiles,
  scoreRequest,
  waitsOf,
} from '../../engine/riichi/index.ts';
import type { FactId, QuestionOf } from '../question.ts';
import { dealHand } from '../hands/deal.ts';
import type { Mix } from '../hands/plans.ts';
import { type Skill, wholly } from '../skill.ts';

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

const solve = ({
  concealed,
  melds,
  rules,
}: Pick<QuestionOf<'waits'>, 'concealed' | 'melds' | 'rules'>): readonly Tile[] => {
  const found = waitsOf({ concealed, melds: melds.map(({ tiles }) => tiles) }, RIICHI_RULEBOOKS[rules]);
  return found.ok ? found.value.waits : [];
};

const MANY = 3;

function formOf({ concealed, melds, rules }: QuestionOf<'waits'>, waits: readonly Tile[]): Wait | 'many' {
  const [winningTile] = waits;
  if (winningTile === undefined || waits.length >= MANY) return 'many';
  const score = scoreRequest({
    rules,
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
export const waits: Skill<'waits'> = {
  id: 'waits',
  make: (random, { rules, level }) => {
    const wanted = random.weighted([
      [1, 3],
      [2, 4],
      [MANY, level === 1 ? 0.5 : 2 * level],
    ]);
    for (;;) {
      const { concealed, melds = [] } = dealHand(random, rules, MIX, { level: 1, open: level === 1 ? 0.5 : 0.25 });
      const count = solve({ concealed, melds, rules }).length;
      if (Math.min(count, MANY) === wanted) return { skill: 'waits', rules, concealed, melds };
    }
  },
  solve: (question) => [...solve(question)].sort(compareTiles),
  judge: (question, given) => wholly(same(given, solve(question))),
  facts: (question): FactId[] => [`wait:${formOf(question, solve(question))}`],
  cites: ({ rules }) => [RIICHI_RULEBOOKS[rules].cite.tenpai],
};
