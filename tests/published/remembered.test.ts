import '../quizzes/take-up-riichi.ts';
import { test } from 'vitest';
import { mixFor } from '../../src/quizzes/agenda/mix.ts';
import { merge } from '../../src/quizzes/memory/merge.ts';
import { nextSkill } from '../../src/quizzes/memory/progress.ts';
import type { PracticeRecord } from '../../src/quizzes/memory/record.ts';
import { dueIn } from '../../src/quizzes/path/due.ts';
import { NO_JOURNEY } from '../../src/quizzes/path/journey.ts';
import { layOut } from '../../src/quizzes/path/plan.ts';
import { statesOf } from '../../src/quizzes/path/marks.ts';
import { nextOn } from '../../src/quizzes/path/next.ts';
import { firstWishes } from '../../src/quizzes/agenda/begin.ts';
import { practise, candidates } from '../quizzes/ready.ts';
import { type Case, expectAnswers } from './answer-book.ts';

const DAY = 86_400_000;
const DIGITS = 6;
const rules = 'ema-2016';

/** Rounds numbers, so that every machine agrees. */
const rounded = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, one: unknown) => (typeof one === 'number' ? Number(one.toPrecision(DIGITS)) : one)),
  );

/** What follows from a record some days later: what is due, the daily mix, the first question, and the next stop. */
function follows(record: PracticeRecord, last: number): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    [0, 1, 9, 90].map((days) => {
      const now = last + days * DAY;
      const moment = { now, day: new Date(now).toISOString().slice(0, 10) };
      const journeys = ['', moment.day, new Date(now + 12 * DAY).toISOString().slice(0, 10)].map((date) => ({
        ...NO_JOURNEY,
        date,
      }));
      const paths = journeys.map((journey) => {
        const states = statesOf(record, rules, journey, moment);
        const path = layOut(states, moment.day, journey.date);
        return { path, next: nextOn(record, rules, journey, path, moment) };
      });
      return [
        String(days),
        {
          due: dueIn(record, rules, now),
          mix: mixFor(record, rules, moment),
          first: firstWishes(record, rules, moment),
          paths,
        },
      ];
    }),
  );
}

// Records live in people's browsers: what answers leave in the record, and what is asked next, must not change by
// accident.
test('the same answers leave the same record and lead to the same next questions', () => {
  const cases = candidates('remembered', 2).flatMap((candidate, i): readonly Case[] => {
    const { record, last } = practise(candidate, 32);
    const early = practise({ ...candidate, seed: `${candidate.seed}.other` }, 6).record;
    const learner = `learner ${String(i + 1)}`;
    return [
      ...Object.entries(record).map(([field, value]): Case => [
        rules,
        learner,
        `record: ${field}`,
        () => rounded(value),
      ]),
      [rules, learner, 'next skill', () => nextSkill(record, rules)],
      ...Object.entries(follows(record, last)).map(([days, value]): Case => [
        rules,
        learner,
        `after ${days} days`,
        () => rounded(value),
      ]),
      [rules, learner, 'merged with an early record', () => rounded(merge(record, early))],
      [rules, learner, 'merged into an early record', () => rounded(merge(early, record))],
    ];
  });
  expectAnswers('shown/remembered', cases);
});
