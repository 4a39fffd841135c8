import { type Clause, RIICHI_RULEBOOKS, type SeatNumber } from '../../../engine/riichi/index.ts';
import { numberForm } from '../../skill-kit/answer-forms.ts';
import { formatRules, wholeNumber } from '../../skill-kit/link-fields.ts';
import { rulesetOf } from '../../base/ruleset.ts';
import { type Asked, type Skill, eachOnce, wholly } from '../../skill-kit/skill.ts';
import type { FactId } from '../../base/terms.ts';
import { SEATS } from '../../table/seats.ts';
import { settled } from '../../table/settled.ts';
import { type Taken, checkPoints } from '../../table/taken-for.ts';

/** Who is tenpai in a draw, one bit per seat from East (seat 0) on. */
type NotenQuestion = Asked<'noten'> & { readonly tenpai: number; readonly seat: SeatNumber };

const START = [30000, 30000, 30000, 30000] as const;
const ALL = 15;

/** The seats that are tenpai. */
export const tenpaiIn = ({ tenpai }: { readonly tenpai: number }): readonly SeatNumber[] =>
  SEATS.filter((seat) => (tenpai & (1 << seat)) > 0);

const settlement = (question: NotenQuestion) =>
  settled({
    ...rulesetOf(question),
    roundWind: 'east',
    dealer: 0,
    scores: START,
    event: { type: 'draw', tenpai: tenpaiIn(question) },
  });

const solve = (question: NotenQuestion): number => settlement(question)?.deltas[question.seat] ?? 0;

/** Distractors: 3,000 per player, 1,000 per share, or payers and receivers confused. */
function takenFor(question: NotenQuestion): readonly Taken[] {
  const right = solve(question);
  const way = Math.sign(right);
  return [
    { id: 'noten-thousand-each', rule: 'notenPool', points: way * 1000 },
    { id: 'noten-pool-each', rule: 'notenPool', points: way * 3000 },
    { id: 'noten-other-way', rule: 'notenPool', points: -right },
  ];
}

/** What is asked of a draw with so many tenpai: what it pays them, and costs the others. */
const factsOfDraw = (n: number): readonly FactId[] => [
  ...(n > 0 ? [`table:noten-${String(n)}-tenpai` as const] : []),
  ...(n < SEATS.length ? [`table:noten-${String(n)}-noten` as const] : []),
];

/** What a draw pays or costs a player. */
export const noten: Skill<'noten', NotenQuestion, number> = {
  id: 'noten',
  steps: [],
  teaches: ['table:noten'],
  answer: numberForm,
  format: (question) => `${formatRules(question)}&tp=${question.tenpai}&seat=${question.seat}`,
  parse: (fields) => {
    const tenpai = wholeNumber(fields.get('tp'), 0, ALL);
    const seat = SEATS.find((one) => one === wholeNumber(fields.get('seat'), 0, 3));
    return tenpai === undefined || seat === undefined ? undefined : { tenpai, seat };
  },
  make: (random, order) => {
    const many = random.weighted([
      [0, 0.4],
      [1, 3],
      [2, 3],
      [3, 3],
      [4, 0.3],
    ]);
    const tenpai = random.shuffled(SEATS).slice(0, many);
    const bits = tenpai.reduce<number>((sum, seat) => sum + (1 << seat), 0);
    return { skill: 'noten', ...rulesetOf(order), tenpai: bits, seat: random.pick(SEATS) };
  },
  solve,
  judge: (question, given) => wholly(given === solve(question)),
  misconceptions: (question, given) => checkPoints(takenFor(question), solve(question), given),
  every: () => [0, 1, 2, 3, 4].flatMap((n) => factsOfDraw(n)),
  facts: (question) => {
    const seats = tenpaiIn(question);
    return [`table:noten-${String(seats.length)}-${seats.includes(question.seat) ? 'tenpai' : 'noten'}`];
  },
  cites: (question) => {
    const moved = settlement(question)?.steps.map(({ cite }): Clause => cite) ?? [];
    return eachOnce(moved.length > 0 ? moved : [RIICHI_RULEBOOKS[question.rules].cite.notenPool]);
  },
};

/** The possible payments in a draw, in points. */
export const NOTEN_CHOICES: readonly number[] = [-3000, -1500, -1000, 0, 1000, 1500, 3000];
