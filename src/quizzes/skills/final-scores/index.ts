import {
  type Clause,
  AT_HAND_IDS,
  RIICHI_RULEBOOKS,
  type Readings,
  type SeatNumber,
  entryUnder,
  finishRequest,
  pointsEntered,
  readingsOpen,
} from '../../../engine/riichi/index.ts';
import { numberForm } from '../../skill-kit/answer-forms.ts';
import { attempts } from '../../base/attempts.ts';
import { formatJson, formatRules, readJson } from '../../skill-kit/link-fields.ts';
import type { Random } from '../../base/random.ts';
import type { OpenReading } from '../../base/terms.ts';
import { optionsOf } from '../../base/riichi-options.ts';
import { type Ruleset, rulesetOf } from '../../base/ruleset.ts';
import { type Asked, type Order, type Skill, eachOnce, wholly } from '../../skill-kit/skill.ts';
import { choicesAmong } from '../../table/choices.ts';
import { isObject } from '../../table/read.ts';
import { SEATS, isSeat } from '../../table/seats.ts';
import { type Taken, checkPoints } from '../../table/taken-for.ts';

/** A finished game: points, sticks left on the table, and chombo still to be booked. */
interface OverGame {
  readonly scores: readonly [number, number, number, number];
  readonly bets: number;
  readonly chombo?: SeatNumber;
  /** Readings other than ours, in a question that is never dealt. */
  readonly readings?: Partial<Readings>;
  /** The player whose result is asked for. */
  readonly seat: SeatNumber;
}

type FinalQuestion = Asked<'final-scores'> & OverGame;

const STICK = 1000;
const HUNDRED = 100;
const START = 30000;

/** A chombo booked after the game, where the rules do so. */
function penaltiesOf({ chombo }: OverGame, ruleset: Ruleset): readonly object[] {
  const paid = optionsOf(ruleset).chombo;
  return chombo === undefined || paid.kind !== 'tournament'
    ? []
    : [{ seat: chombo, points: paid.points, when: 'after-uma', why: 'chombo' }];
}

function finished(game: OverGame, ruleset: Ruleset) {
  const { scores, bets, readings = {} } = game;
  const penalties = penaltiesOf(game, ruleset);
  const found = finishRequest({ rules: ruleset.rules, scores, bets, penalties, readings });
  return found.ok ? found : undefined;
}

/**
 * The entry for the player in question: raw points under a rulebook that ranks by places, otherwise the total with uma.
 */
export const entryOf = ({ rules }: Pick<Ruleset, 'rules'>) => entryUnder(RIICHI_RULEBOOKS[rules]);

const playerIn = (game: OverGame, ruleset: Ruleset) =>
  finished(game, ruleset)?.players.find(({ seat }) => seat === game.seat);

const enteredIn = (game: OverGame, ruleset: Ruleset): number | undefined => {
  const player = playerIn(game, ruleset);
  return player && pointsEntered(player, entryOf(ruleset));
};

/** The question with the start not in plus, where the uma goes by who is. */
export function finalOtherwise(question: FinalQuestion): readonly (readonly [OpenReading, FinalQuestion])[] {
  const { options, cite } = RIICHI_RULEBOOKS[question.rules];
  if (options.uma.kind !== 'by-players-in-plus') return [];
  const inPlus = 'above-start';
  return [
    [
      { option: 'inPlus', value: inPlus, cite: cite.uma },
      { ...question, readings: { inPlus } },
    ],
  ];
}

const solve = (question: FinalQuestion): number => enteredIn(question, question) ?? 0;

/** What a learner enters who follows another rulebook, in the form of the one in force. */
function byOthers(question: FinalQuestion): readonly (number | undefined)[] {
  const base = entryOf(question).enters === 'points' ? START : 0;
  return AT_HAND_IDS.filter((rules) => rules !== question.rules).map((rules) => {
    const player = playerIn(question, { rules });
    return player && base + player.total;
  });
}

/** What the player enters by the readings that the rulebook leaves open. */
const byOtherReadings = (question: FinalQuestion): readonly (number | undefined)[] => [
  ...readingsOpen(RIICHI_RULEBOOKS[question.rules], question.knobs).map(({ option, value }) =>
    enteredIn(question, { ...question, knobs: { ...question.knobs, [option]: value } }),
  ),
  ...finalOtherwise(question).map(([, other]) => enteredIn(other, other)),
];

/** The options: another reading's entry, another rulebook's uma, the points alone, sticks or chombo forgotten. */
export function finalChoices(question: FinalQuestion): readonly number[] {
  const { scores, bets, seat } = question;
  const without: OverGame = { scores, bets, seat };
  const difference = entryOf(question).enters === 'points' ? [playerIn(question, question)?.total] : [];
  const forgotten = [enteredIn(without, question), enteredIn({ ...question, bets: 0 }, question)];
  return choicesAmong(
    solve(question),
    [...byOtherReadings(question), ...forgotten, ...difference, ...byOthers(question)].filter(
      (one) => one !== undefined,
    ),
    5 * STICK,
  );
}

/** Final scores by learners who leave something out. */
function takenFor(question: FinalQuestion): readonly Taken[] {
  const { scores, bets, seat } = question;
  const player = playerIn(question, question);
  const entry = entryOf(question);
  return [
    { id: 'final-sticks-forgotten', rule: 'leftoverBets', points: enteredIn({ ...question, bets: 0 }, question) },
    { id: 'final-chombo-forgotten', rule: 'chombo', points: enteredIn({ scores, bets, seat }, question) },
    {
      id: 'final-uma-forgotten',
      rule: 'uma',
      points: player && pointsEntered({ ...player, total: player.total - player.uma }, entry),
    },
  ];
}

function dealGame(random: Random, order: Order): OverGame {
  const { level } = order;
  const bets =
    level === 1
      ? 0
      : random.weighted([
          [0, 3],
          [1, 1],
          [2, 1],
        ]);
  const [a, b, c] = [0, 1, 2].map(() => HUNDRED * (random.below(280) - 140));
  const tie = level > 1 && random.chance(0.25);
  const first = START + (a ?? 0);
  const second = tie ? first : START + (b ?? 0);
  const third = START + (c ?? 0);
  const fourth = 4 * START - bets * STICK - first - second - third;
  const [s0, s1, s2, s3] = random.shuffled([first, second, third, fourth]) as [number, number, number, number];
  const books = optionsOf(order).chombo.kind === 'tournament';
  const chombo = level > 1 && books && random.chance(0.25) ? ({ chombo: random.pick(SEATS) } as const) : {};
  return { scores: [s0, s1, s2, s3], bets, ...chombo, seat: random.pick(SEATS) };
}

/** The places, those that two players share among them. */
const PLACES = [1, 1.5, 2, 2.5, 3, 3.5, 4] as const;

const isScores = (value: unknown): boolean => Array.isArray(value) && value.length === 4;
const MOST_TRIES = 20;

/** A player's result: points, uma, sticks, chombo. */
export const finalScores: Skill<'final-scores', FinalQuestion, number> = {
  id: 'final-scores',
  steps: [],
  teaches: ['table:final'],
  answer: numberForm,
  format: (question) => {
    const { scores, bets, chombo, seat } = question;
    return `${formatRules(question)}${formatJson('game', { scores, bets, ...(chombo !== undefined && { chombo }), seat })}`;
  },
  parse: (fields, ruleset) => {
    const given = readJson(fields, 'game');
    if (!isObject(given) || !isSeat(given.seat) || !isScores(given.scores)) return undefined;
    if (given.chombo !== undefined && !isSeat(given.chombo)) return undefined;
    const game = given as unknown as OverGame;
    return enteredIn(game, ruleset) === undefined ? undefined : game;
  },
  make: (random, order) =>
    attempts(MOST_TRIES, () => {
      const game = dealGame(random, order);
      return enteredIn(game, order) === undefined ? undefined : { skill: 'final-scores', ...rulesetOf(order), ...game };
    }),
  solve,
  judge: (question, given) => wholly(given === solve(question)),
  misconceptions: (question, given) => checkPoints(takenFor(question), solve(question), given),
  every: () => PLACES.map((place) => `table:final-${String(place)}` as const),
  facts: (question) => {
    const player = playerIn(question, question);
    return [`table:final-${String(player?.place ?? 1)}`];
  },
  cites: (question) => {
    const { rules, bets, chombo } = question;
    const { cite } = RIICHI_RULEBOOKS[rules];
    const cited: Clause[] = [entryOf(question).cite, cite.uma];
    if (bets > 0) cited.push(cite.leftoverBets);
    if (chombo !== undefined) cited.push(cite.chombo);
    return eachOnce(cited);
  },
};

/** The line of the player in question: points with sticks, uma, and deductions. */
export const finalLine = (question: FinalQuestion) => playerIn(question, question);
