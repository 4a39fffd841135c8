import './take-up-riichi.ts';
import { describe, expect, test } from 'vitest';
import { RIICHI_RULEBOOKS } from '../../src/engine/riichi/index.ts';
import { formatQuestion, parseQuestion } from '../../src/quizzes/games/link.ts';
import { fieldsOf } from '../../src/quizzes/skill-kit/link-fields.ts';
import type { QuestionOf } from '../../src/quizzes/games/question.ts';
import { decidedBy } from '../../src/quizzes/skills/several-wins/index.ts';
import { skillOf } from '../../src/quizzes/games/skills.ts';
import { parseScene } from '../../src/quizzes/table/scene-link.ts';
import { areSeats, isSeat } from '../../src/quizzes/table/seats.ts';

test('a seat is one of four, and several seats differ', () => {
  expect([0, 3, 4, -1, 0.5, '0', undefined].filter(isSeat)).toEqual([0, 3]);
  expect([[], [0, 3], [0, 0], [0, 4], 'x'].map(areSeats)).toEqual([true, true, false, false, false]);
});

test('a scene is read with its twist, but not if either is missing', () => {
  const read = (link: string) => parseScene(fieldsOf(link), [['empty-win'], ['late']]);
  expect(read('scene=late&twist=1')).toEqual({ id: 'late', twist: true });
  expect(read('scene=late&twist=0')).toEqual({ id: 'late', twist: false });
  for (const link of ['scene=late', 'scene=late&twist=2', 'scene=never&twist=0', 'twist=1'])
    expect(read(link), link).toBeUndefined();
});

describe('a link to a finished game', () => {
  const question: QuestionOf<'final-scores'> = {
    skill: 'final-scores',
    rules: 'ema-2016',
    scores: [19_200, 24_300, 45_900, 30_600],
    bets: 0,
    seat: 1,
  };

  test('reads back as written, but not with a missing seat or score', () => {
    const read = (other: object) => parseQuestion(formatQuestion({ ...question, ...other }));
    expect([read({}), read({ chombo: 3 })]).toEqual([question, { ...question, chombo: 3 }]);
    for (const other of [{ seat: 4 }, { seat: undefined }, { scores: [30_000] }, { scores: 1 }, { chombo: 4 }])
      expect(read(other), JSON.stringify(other)).toBeUndefined();
    expect(parseQuestion('q=final-scores&in=ema-2016&game=7')).toBeUndefined();
  });
});

describe('the rule behind an answer', () => {
  const { cite } = RIICHI_RULEBOOKS['ema-2016'];

  test('in a draw is that of the 3,000, even if nobody receives any', () => {
    const after = (tenpai: number) => skillOf('noten').cites({ skill: 'noten', rules: 'ema-2016', tenpai, seat: 0 });
    for (const tenpai of [0, 1, 7, 15]) expect(after(tenpai)).toContainEqual(cite.notenPool);
  });

  test('for several winners is the head bump; for one winner there is none', () => {
    const won = (...seats: readonly (0 | 1 | 2)[]): QuestionOf<'several-wins'> => ({
      skill: 'several-wins',
      rules: 'ema-2016',
      knobs: { severalRons: 'head-bump' },
      event: { type: 'ron', discarder: 3, winners: seats.map((seat) => ({ seat, han: 2, fu: 30 })) },
      riichi: [],
      counters: 0,
      bets: 0,
      seat: 0,
    });
    expect(decidedBy(won(0, 1))).toEqual([{ id: 'head-bump', cite: cite.severalRons }]);
    expect(decidedBy(won(0))).toEqual([]);
  });
});
