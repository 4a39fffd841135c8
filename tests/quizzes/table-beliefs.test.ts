import './take-up-riichi.ts';
import { describe, expect, test } from 'vitest';
import { RIICHI_IDS } from '../../src/engine/riichi/index.ts';
import { formatQuestion, parseQuestion } from '../../src/quizzes/games/link.ts';
import type { Answer, QuestionOf } from '../../src/quizzes/games/question.ts';
import { contrastTo, showsIn } from '../../src/quizzes/session/contrast.ts';
import { newRun, nextQuestion } from '../../src/quizzes/session/run.ts';
import {
  makeQuestion,
  skillOf,
  smallExplanations,
  solveQuestion,
  misconceptionChecks,
} from '../../src/quizzes/games/skills.ts';
import { scenesUnder } from '../../src/quizzes/skills/penalties/scenarios.ts';
import { type Level, LEVELS } from '../../src/quizzes/base/terms.ts';
import { AT_TABLE } from '../learners/at-table.ts';
import { tellScenes } from '../learners/table/penalties.ts';
import type { Says, WordSkill } from '../learners/table/says.ts';

/** How many questions each rulebook is asked for; some misconceptions show only rarely. */
const QUESTIONS: Readonly<Record<WordSkill, number>> = { furiten: 30, 'may-i': 100, counters: 50, penalties: 50 };
const SKILLS = Object.keys(AT_TABLE) as readonly WordSkill[];

for (const rules of RIICHI_IDS) tellScenes(rules, scenesUnder(rules));

function dealt<S extends WordSkill>(skill: S, seed: string, howMany: number): readonly QuestionOf<S>[] {
  return Array.from({ length: howMany }, (_, i) => {
    const rules = RIICHI_IDS[i % RIICHI_IDS.length] ?? 'ema-2016';
    const level: Level = LEVELS[i % LEVELS.length] ?? 2;
    return (makeQuestion(skill, { rules, level }, `${seed}.${String(i)}`) ?? []) as QuestionOf<S>;
  }).flat();
}

describe.each(SKILLS)('%s', (skill) => {
  const learners = Object.entries(AT_TABLE[skill]) as [string, Says<WordSkill>][];
  const questions = dealt(skill, 'beliefs', QUESTIONS[skill] * RIICHI_IDS.length);
  const isRight = (question: QuestionOf<WordSkill>, given: Answer): boolean =>
    skillOf(skill).judge(question, given).right;
  /** Some learners come to a number of sticks that is no option. */
  const isOption = (given: Answer): boolean => skillOf(skill).answer.safeParse(given).success;
  /** The learners' wrong answers to a question. */
  const said = questions.map((question) => ({
    question,
    wrong: learners
      .map(([belief, says]) => ({ belief, given: says(question) }))
      .filter(({ given }) => isOption(given) && !isRight(question, given)),
  }));

  test('diagnoses every learner’s misconception as often as one answer allows', () => {
    const tallies = new Map(learners.map(([belief]) => [belief, { answers: 0, named: 0, first: 0, best: 0 }]));
    for (const { question, wrong } of said)
      for (const { belief, given } of wrong) {
        const alike = wrong.filter((other) => other.given === given).map((other) => other.belief);
        const names = smallExplanations(question, given).map(({ id }) => id);
        const tally = tallies.get(belief);
        if (!tally) continue;
        tally.answers++;
        tally.named += names.includes(belief) ? 1 : 0;
        tally.first += alike.includes(names[0] ?? '') ? 1 / alike.length : 0;
        tally.best += 1 / alike.length;
      }
    const never = [...tallies].filter(([, { answers }]) => answers === 0).map(([belief]) => belief);
    const poor = [...tallies].filter(([, { answers, named, first, best }]) => named < answers || first < 0.95 * best);
    expect({ never, poor }).toEqual({ never: [], poor: [] });
  });

  test('names nobody’s misconception for a right answer, or for one that nothing explains', () => {
    for (const { question, wrong } of said.slice(0, 40)) {
      expect(smallExplanations(question, solveQuestion(question))).toEqual([]);
      const explained = wrong.map(({ given }) => given);
      const fitting = misconceptionChecks(question, explained[0] ?? solveQuestion(question)).filter(({ fits }) => fits);
      expect(fitting.length > 0).toBe(explained.length > 0);
    }
  });

  test('asks a question next in which it shows, and one beside it in which it does not', () => {
    for (const [belief] of learners) {
      const first = said.find(({ wrong }) => wrong.some((one) => one.belief === belief))?.question;
      if (!first) throw new Error(`${belief} never shows`);
      const next = nextQuestion(newRun(first.rules, 'next'), { skill, level: 2, mistake: belief });
      expect([belief, next && showsIn(belief, next.question)]).toEqual([belief, true]);
    }
    const besides = said.slice(0, 10 * RIICHI_IDS.length).filter(({ wrong }) => wrong.length > 0);
    const found = besides.filter(({ question, wrong }) => wrong.some(({ belief }) => contrastTo(question, belief)));
    // Half of the penalties that WRC and RRC decide have no twist to ask beside them.
    expect(found.length / besides.length).toBeGreaterThan(0.4);
  });

  test('changes one thing only, into another possible question', () => {
    for (const question of questions.slice(0, 20))
      for (const other of skillOf(skill).variants?.(question) ?? [])
        expect(parseQuestion(formatQuestion(other))).toEqual(other);
  });
});
