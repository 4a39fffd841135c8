import './take-up-riichi.ts';
import { describe, expect, test } from 'vitest';
import { RIICHI_IDS, editionsBefore, scoreRequest } from '../../src/engine/riichi/index.ts';
import { RIICHI_DIAGNOSIS } from '../../src/quizzes/games/riichi/diagnosis.ts';
import { answered } from '../../src/quizzes/games/answered.ts';
import { type Answer, type Question, type QuestionOf } from '../../src/quizzes/games/question.ts';
import { judgeAnswer, makeQuestion, smallExplanations, solveQuestion } from '../../src/quizzes/games/skills.ts';
import { editionIn } from '../../src/quizzes/misconceptions/edition-ids.ts';
import { answeredBetween, recordStep } from '../../src/quizzes/memory/record-answer.ts';
import { suspectedMisconceptions } from '../../src/quizzes/memory/notebook.ts';
import { EMPTY } from '../../src/quizzes/memory/record.ts';
import { contrastTo, showsIn } from '../../src/quizzes/session/contrast.ts';
import { explainAnswer } from '../../src/quizzes/session/feedback.ts';
import { beginSession } from '../../src/quizzes/agenda/begin.ts';
import { step } from '../../src/quizzes/session/step.ts';
import { STEPS, type StepAnswers } from '../../src/quizzes/base/terms.ts';

type Worth = QuestionOf<'payment'>;

const worth = (han: number, fu: number, more: Partial<Worth> = {}): Worth => ({
  skill: 'payment',
  rules: 'ema-2016',
  han,
  fu,
  by: 'discard',
  dealer: false,
  counters: 0,
  ...more,
});
const ron = (discarder: number) => ({ discarder, east: null, others: null });

const causesOf = (question: Question, given: Answer) =>
  Object.values(explainAnswer(answered(question, given as never), STEPS, 0, {}).causes).flat();
const named = (question: Question, given: Answer): readonly string[] => [
  ...causesOf(question, given).map(({ mistake }) => mistake.id),
  ...smallExplanations(question, given).map(({ id }) => id),
];
const editions = (question: Question, given: Answer) => named(question, given).filter((id) => editionIn(id));

describe('a number that is right in an older edition', () => {
  test('is named as such beside other explanations, none of them certain', () => {
    const causes = causesOf(worth(13, 30), ron(32000));
    expect(causes.map(({ mistake }) => mistake.id)).toEqual(
      expect.arrayContaining(['payment-by-ema-2012', 'limit-one-high']),
    );
    expect(causes.filter(({ certain }) => certain)).toEqual([]);
  });

  test('is not named if it is wrong in both, or if both pay the same', () => {
    expect(editions(worth(13, 30), ron(16000))).toEqual([]);
    expect(editions(worth(12, 30), ron(32000))).toEqual([]);
    expect(editions(worth(13, 30), ron(24000))).toEqual([]);
  });

  test('cites the changed option', () => {
    const [cause] = smallExplanations({ skill: 'limits', rules: 'ema-2016', han: 13, fu: 30 }, 'yakuman').filter(
      ({ id }) => editionIn(id),
    );
    expect(cause?.clause).toMatchObject({ published: 'ema-2016', section: '6' });
  });

  test('is not named under a rulebook without a predecessor', () => {
    expect(editions({ skill: 'limits', rules: 'ema-2012', han: 13, fu: 30 }, 'sanbaiman')).toEqual([]);
  });
});

describe('under EMA 2025', () => {
  const now = (han: number, fu: number): Worth => worth(han, fu, { rules: 'ema-2025' });
  const doubleWind = {
    rules: 'ema-2025',
    concealed: '999m234p456p67s11z',
    winningTile: '8s',
    by: 'discard',
    seatWind: 'east',
    roundWind: 'east',
    riichi: 'riichi',
  } as const;

  test('7,700 for 4 han and 30 fu is the payment of EMA 2016, or a limit not known; the next question parts them', () => {
    const question = now(4, 30);
    expect(named(question, ron(7700))).toEqual(expect.arrayContaining(['payment-by-ema-2016', 'limit-not-capped']));
    expect(causesOf(question, ron(7700)).some(({ certain }) => certain)).toBe(false);
    const next = contrastTo(question, 'payment-by-ema-2016', 'limit-not-capped');
    expect(next && [showsIn('payment-by-ema-2016', next), showsIn('limit-not-capped', next)]).toEqual([false, true]);
  });

  test('the same number for a hand that both round up, and 3,900 for one that neither does, are none of EMA 2016', () => {
    expect(editions(now(4, 40), ron(7700))).toEqual([]);
    expect(editions(now(4, 30), ron(3900))).toEqual([]);
    expect(editions(now(3, 30), ron(3900))).toEqual([]);
  });

  test('50 fu for a pair of the double wind are those of EMA 2016, by its clause of today; of another wind they are not', () => {
    const question = { skill: 'fu', rules: 'ema-2025', hand: doubleWind } as const;
    expect(solveQuestion(question)).toBe(40);
    const cause = causesOf(question, 50).find(({ mistake }) => mistake.id === 'fu-by-ema-2016');
    const details = cause && RIICHI_DIAGNOSIS.details(cause, answered(question, 50));
    expect(details?.clause).toMatchObject({ book: 'ema-2025', article: '4.1.1' });
    expect(editions({ ...question, hand: { ...doubleWind, roundWind: 'south' } }, 50)).toEqual([]);
  });

  test('no pair is said to give four fu only if it is a double wind', () => {
    const pair = { skill: 'pair-wait', rules: 'ema-2025', hand: doubleWind } as const;
    expect(named(pair, { pair: 4, wait: 0 })).toEqual(['pair-never-four', 'fu-by-ema-2016']);
    expect(
      named(
        { ...pair, rules: 'ema-2016', hand: { ...doubleWind, rules: 'ema-2016', seatWind: 'south' } },
        { pair: 4, wait: 0 },
      ),
    ).toEqual(['pair-doubled']);
  });
});

describe('a tie', () => {
  const tie = worth(13, 30);

  test('puts both into the notebook as doubts', () => {
    const state = beginSession(
      { mode: 'skill', rules: tie.rules, agenda: { fixed: [tie] }, length: 1, skill: 'payment', stage: 4 },
      'tie',
    );
    if (!state) throw new Error('no session');
    const given = answered(tie, ron(32000) as never);
    const after = step(state, { kind: 'answer', answered: given, now: 1, leanings: {} });
    expect(answeredBetween(state.session, after.session)?.verdict.right).toBe(false);
    const record = recordStep(EMPTY, state.session, after.session, { now: 1, day: '2026-11-23' });
    const doubts = suspectedMisconceptions(record.books[tie.rules]?.errors ?? {}).map(([id]) => id);
    expect(doubts).toEqual(expect.arrayContaining(['payment-by-ema-2012']));
    expect(doubts).toHaveLength(2);
  });

  test('is decided by the next question, in which only one of them would show', () => {
    const next = contrastTo(tie, 'payment-by-ema-2012', 'limit-one-high');
    expect(next && [showsIn('payment-by-ema-2012', next), showsIn('limit-one-high', next)]).toEqual([false, true]);
  });
});

/** What is asked of each skill that an older edition may answer otherwise. */
const SKILLS = [
  'whole',
  'fu',
  'han',
  'payment',
  'limits',
  'pair-wait',
  'may-i',
  'several-wins',
  'final-scores',
] as const;

const under = (question: Question, rules: (typeof RIICHI_IDS)[number]): Question =>
  ({ ...question, rules, ...('hand' in question && { hand: { ...question.hand, rules } }) }) as Question;
const isWin = (question: Question): boolean => {
  if (!('hand' in question)) return true;
  const score = scoreRequest(question.hand);
  return score.ok && score.kind === 'win';
};

const differsInYaku = (...answers: readonly Answer[]): boolean =>
  new Set(answers.map((answer) => JSON.stringify((answer as StepAnswers | null)?.yaku ?? []))).size > 1;

test.each(RIICHI_IDS.filter((rules) => editionsBefore(rules).length > 0))(
  'under %s an older edition is named for its own answers, and for no right one',
  (rules) => {
    const wrong: string[] = [];
    for (const skill of SKILLS)
      for (let i = 0; i < 25; i++) {
        const question = makeQuestion(skill, { rules, level: 3 }, `older.${String(i)}`);
        if (!question) continue;
        expect(editions(question, solveQuestion(question))).toEqual([]);
        const told = new Set<string>();
        for (const book of editionsBefore(rules)) {
          const other = under(question, book);
          if (!isWin(other)) continue;
          const answer = solveQuestion(other);
          const key = JSON.stringify(answer);
          // Other yaku have their own names.
          const isNews =
            !differsInYaku(answer, solveQuestion(question)) && !judgeAnswer(question, answer).right && !told.has(key);
          told.add(key);
          const names = editions(question, answer);
          if (isNews && !names.some((id) => editionIn(id)?.book === book)) wrong.push(`${skill} ${String(i)} ${book}`);
        }
      }
    expect(wrong).toEqual([]);
  },
);
