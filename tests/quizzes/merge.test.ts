import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { merge } from '../../src/quizzes/memory/merge.ts';
import { LONGEST_FILE, readOffer } from '../../src/quizzes/memory/import-file.ts';
import { after } from '../../src/quizzes/memory/outcome.ts';
import { EMPTY, type PracticeRecord } from '../../src/quizzes/memory/record.ts';
import { tally } from '../../src/quizzes/memory/tally.ts';
import type { SkillId } from '../../src/quizzes/base/skill-ids.ts';
import { RIICHI_IDS } from '../../src/stores/rulebook.ts';
import { published } from '../published/published.ts';
import { outcomeOf } from './outcome-of.ts';

const NOON = Date.UTC(2026, 10, 20, 12);
const DAY = 86_400_000;

interface Answer {
  readonly skill: SkillId;
  readonly right: boolean;
  readonly day: number;
}

const answering = (answers: readonly Answer[], before: PracticeRecord = EMPTY): PracticeRecord =>
  answers.reduce((record, { skill, right, day }) => {
    const now = NOON + day * DAY;
    const moment = { now, day: new Date(now).toISOString().slice(0, 10) };
    const outcome = { rules: 'ema-2016', skill, right, milliseconds: 4000, mixed: false } as const;
    return after(record, outcomeOf({ ...outcome, facts: [`fu:${skill}`], leanings: { [skill]: day } }), moment);
  }, before);

const records = fc
  .array(
    fc.record({
      skill: fc.constantFrom('fu', 'payment', 'han'),
      right: fc.boolean(),
      day: fc.integer({ min: 0, max: 4 }),
    }),
    { maxLength: 8 },
  )
  .map((answers) => answering(answers));

describe('merging two records', () => {
  test('keeps what only one of them knows', () => {
    const both = merge(
      answering([{ skill: 'fu', right: true, day: 0 }]),
      answering([{ skill: 'payment', right: false, day: 1 }]),
    );
    expect(tally(both)).toEqual({ answers: 2, skills: 2, days: 2, first: '2026-11-20', last: '2026-11-21' });
  });

  test('with an older copy changes nothing: no answer counts twice', () => {
    const old = answering([{ skill: 'fu', right: true, day: 0 }]);
    const now = answering([{ skill: 'fu', right: false, day: 0 }], old);
    expect(merge(now, old)).toEqual(now);
    expect(merge(old, now)).toEqual(now);
  });

  test('gives the same in any order, and when repeated', () => {
    fc.assert(
      fc.property(records, records, records, (a, b, c) => {
        expect(merge(a, a)).toEqual(a);
        expect(merge(a, b)).toEqual(merge(b, a));
        expect(merge(merge(a, b), c)).toEqual(merge(a, merge(b, c)));
      }),
    );
  });

  test('keeps at least as much as the richer of the two', () => {
    fc.assert(
      fc.property(records, records, (a, b) => {
        expect(tally(merge(a, b)).answers).toBeGreaterThanOrEqual(Math.max(tally(a).answers, tally(b).answers));
      }),
    );
  });

  test('keeps this device’s settings', () => {
    expect(merge({ ...EMPTY, readAloud: true }, EMPTY).readAloud).toBe(true);
    expect(merge(EMPTY, { ...EMPTY, readAloud: true }).readAloud).toBe(false);
  });
});

describe('an imported file', () => {
  const offer = (text: string) => readOffer(text, RIICHI_IDS);

  test.each([
    ['', 'empty'],
    [' \n', 'empty'],
    ['{', 'not-json'],
    ['PK\u0003\u0004', 'not-json'],
    ['{}', 'not-ours'],
    ['null', 'not-ours'],
    ['{"version":99,"rulebooks":{}}', 'newer'],
    ['[]', 'not-ours'],
    ['7', 'not-ours'],
    ['{"version":1}', 'not-ours'],
    ['{"name":"tensu","version":"1.0.0","dependencies":{}}', 'not-ours'],
    ['{"books":["Emma"],"title":"My shelf"}', 'not-ours'],
    ['{"books":{"emma":{"author":"Austen"}}}', 'not-ours'],
    ['{"version":1,"books":{"ema-2016":{"skills":{"fu":{}}}}}', 'not-ours'],
    ['{"version":3,"books":{}}', 'newer'],
    [JSON.stringify(EMPTY), 'nothing'],
    [`{"books":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, 'not-ours'],
    [' '.repeat(LONGEST_FILE + 1), 'too-big'],
  ])('%.40s is refused: %s', (text, why) => {
    expect(offer(text)).toEqual({ why });
  });

  test('written by this site is read in full', () => {
    expect(offer(published('tensu-practice.json'))).toMatchObject({ isWhole: true });
  });

  test('with a damaged part still offers the rest', () => {
    const text = JSON.stringify(answering([{ skill: 'fu', right: true, day: 0 }])).replace('"state":1', '"state":7');
    expect(offer(text)).toMatchObject({ isWhole: false, record: { days: { '2026-11-20': [1, 0] } } });
  });
});
