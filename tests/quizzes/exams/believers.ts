import { type BookId, gameOf } from '../../../src/engine/rulebooks/ids.ts';
import { type ExamQuestion, solveExamQuestion } from '../../../src/quizzes/exams/forms/index.ts';
import { authoredTopics, entriesOn } from '../../../src/quizzes/exams/forms/pool.ts';
import { MERS_RULINGS } from '../../../src/quizzes/skills/mcr-penalties/scenarios.ts';
import { RULINGS } from '../../../src/quizzes/skills/penalties/scenarios.ts';
import { BELIEFS } from '../../learners/learner.ts';
import { LEARNERS } from '../../learners-mcr/learners.ts';
import { chanceOf, oneOf } from '../../learners/chance.ts';
import type { Strength } from './players.ts';

/** A misconception about what a rulebook says: in an authored question, or in the ruling on a scene. */
type Pitfall = `${string}#${number}`;

const pitfallOf = (id: string, n: number): Pitfall => `${id}#${String(n) as `${number}`}`;

const idOf = (question: ExamQuestion): string => {
  if (question.skill === 'authored') return question.id;
  if (question.skill === 'penalties' || question.skill === 'mcr-penalties') return question.id;
  throw new Error(`${question.skill} is no question of facts`);
};

const countsUnder = (rules: BookId): ReadonlyMap<string, number> =>
  new Map(authoredTopics(rules).flatMap((topic) => entriesOn(rules, topic).map(({ id, pitfalls }) => [id, pitfalls])));

/** How common misconceptions are: all alike, or the commonest tenth about ten times as common as the rarest. */
export type Commonness = 'alike' | 'uneven';

function weightsOf(all: readonly Pitfall[], how: Commonness): readonly (readonly [Pitfall, number])[] {
  const chance = chanceOf('how widely each belief is held');
  return all.map((one) => [one, how === 'alike' ? 1 : 10 ** chance()]);
}

/**
 * The share of all misconceptions that somebody has. It is assumed to be the same for facts as for calculations, where
 * the number of misconceptions is known: no players have been asked yet.
 */
const shareHeld = (rules: BookId, { beliefs }: Strength): number =>
  beliefs / (gameOf(rules) === 'mcr' ? LEARNERS : BELIEFS).length;

/** A random selection of this many of all, each at most once. */
function heldBy(rules: BookId, strength: Strength, seed: string, how: Commonness): ReadonlySet<Pitfall> {
  const chance = chanceOf(`facts/${seed}`);
  const all = [...countsUnder(rules)].flatMap(([id, count]) =>
    Array.from({ length: count }, (_, n) => pitfallOf(id, n)),
  );
  const drawn = weightsOf(all, how)
    .map(([one, weight]) => [one, -Math.log(1 - chance()) / weight] as const)
    .sort((a, b) => a[1] - b[1]);
  const exact = shareHeld(rules, strength) * all.length;
  const count = Math.floor(exact) + (chance() < exact % 1 ? 1 : 0);
  return new Set(drawn.slice(0, count).map(([one]) => one));
}

/** The last misconceptions of an MERS scene are about its article. */
const OF_RULING = 3;

const otherOf = <T>(all: readonly T[], right: T, chance: () => number): T =>
  oneOf(
    all.filter((one) => one !== right),
    chance,
  );

/**
 * A candidate who answers questions about facts wrongly where he has a misconception or slips, and rightly otherwise:
 * he never guesses.
 */
export function believer(rules: BookId, strength: Strength, seed: string, how: Commonness = 'alike') {
  const held = heldBy(rules, strength, seed, how);
  const counts = countsUnder(rules);
  const chance = chanceOf(`slips/${seed}`);
  return (question: ExamQuestion): unknown => {
    const id = idOf(question);
    const spoilt = Array.from({ length: counts.get(id) ?? 0 }, (_, n) => n).filter((n) => held.has(pitfallOf(id, n)));
    const slips = chance() < strength.slip;
    if (question.skill === 'mcr-penalties') {
      const { ruling, article } = solveExamQuestion(question) as {
        readonly ruling: (typeof MERS_RULINGS)[number];
        readonly article: string;
      };
      return {
        ruling: slips || spoilt.some((n) => n < OF_RULING) ? otherOf(MERS_RULINGS, ruling, chance) : ruling,
        article: spoilt.some((n) => n >= OF_RULING) ? 'another' : article,
      };
    }
    const isWrong = slips || spoilt.length > 0;
    if (question.skill === 'penalties')
      return isWrong ? otherOf(RULINGS, solveExamQuestion(question), chance) : solveExamQuestion(question);
    const right = solveExamQuestion(question) as number;
    return isWrong ? right + 1 + (spoilt[0] ?? 0) : right;
  };
}
