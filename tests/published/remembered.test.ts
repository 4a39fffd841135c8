import '../quizzes/take-up-riichi.ts';
import { test } from 'vitest';
import { mixFor } from '../../src/quizzes/memory/mix.ts';
import { merge } from '../../src/quizzes/memory/merge.ts';
import { nextSkill } from '../../src/quizzes/memory/progress.ts';
import type { PracticeRecord } from '../../src/quizzes/memory/record.ts';
import { dueIn } from '../../src/quizzes/path/due.ts';
import { NO_JOURNEY } from '../../src/quizzes/path/journey.ts';
import { layOut } from '../../src/quizzes/path/lay-out.ts';
import { statesOf } from '../../src/quizzes/path/marks.ts';
import { nextOn } from '../../src/quizzes/path/next.ts';
import { firstWishes } from '../../src/quizzes/sitting/begin.ts';
import { practise, sitters } from '../quizzes/ready.ts';
import { type Asked, isToldAsBefore } from './told.ts';

const DAY = 86_400_000;
const DIGITS = 6;
const rules = 'ema-2016';

/** The same to so many digits, whichever machine reckoned it. */
const rounded = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, one: unknown) => (typeof one === 'number' ? Number(one.toPrecision(DIGITS)) : one)),
  );

/** What follows from a record some days later: what is due, mixed, asked first, and how the path goes on. */
function follows(record: PracticeRecord, last: number): unknown {
  return [0, 1, 9, 90].map((days) => {
    const now = last + days * DAY;
    const moment = { now, day: new Date(now).toISOString().slice(0, 10) };
    const journeys = ['', moment.day, new Date(now + 12 * DAY).toISOString().slice(0, 10)].map((date) => ({
      ...NO_JOURNEY,
      date,
    }));
    const paths = journeys.map((journey) => {
      const states = statesOf(record, rules, journey, moment);
      const path = layOut(states, moment.day, journey.date);
      return [path, nextOn(record, rules, journey, path, moment)];
    });
    return [dueIn(record, rules, now), mixFor(record, rules, moment), firstWishes(record, rules, moment), paths];
  });
}

// Records stand in people's browsers: what answers leave in them, and what is asked next because of it, changes only when it is meant to.
test('the same answers leave the same in memory, and the same comes next', async () => {
  const asked = sitters('remembered', 4).map((sitter, i): Asked => {
    const told = (): unknown => {
      const { record, last } = practise(sitter, 32);
      const early = practise({ ...sitter, seed: `${sitter.seed}.other` }, 6).record;
      return rounded([
        record,
        nextSkill(record, rules),
        follows(record, last),
        merge(record, early),
        merge(early, record),
      ]);
    };
    return [`learner ${String(i)}`, told];
  });
  await isToldAsBefore('said', 'remembered', asked);
});
