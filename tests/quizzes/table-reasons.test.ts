import './take-up-riichi.ts';
import { describe, expect, test } from 'vitest';
import type { PlayState } from '../../src/engine/riichi/index.ts';
import type { QuestionOf } from '../../src/quizzes/games/question.ts';
import { skillOf } from '../../src/quizzes/games/skills.ts';
import { furtherReasons } from '../../src/quizzes/skills/may-i/index.ts';
import { decidedBy, movesOf } from '../../src/quizzes/skills/several-wins/index.ts';

type Wins = QuestionOf<'several-wins'>;

describe('“may I …?” with two true reasons', () => {
  const state: PlayState = {
    concealed: '789m2345p',
    seatWind: 'south',
    roundWind: 'south',
    melds: [
      { type: 'chow', tiles: '234p', called: '2p', from: 'left' },
      { type: 'chow', tiles: '789p', called: '8p', from: 'left' },
    ],
    history: [{ type: 'discard', tile: '5p' }],
    now: { type: 'discard', tile: '5p', from: 'right' },
  };
  const asked = (history: PlayState['history']): QuestionOf<'may-i'> => ({
    skill: 'may-i',
    rules: 'ema-2016',
    action: { type: 'ron' },
    state: { ...state, ...(history && { history }) },
  });
  const isRight = (question: QuestionOf<'may-i'>, given: 'no-yaku' | 'furiten' | 'too-late' | 'yes'): boolean =>
    skillOf('may-i').judge(question, given).right;

  test('takes each of them, and tells the other with its place (3.4.5)', () => {
    const both = asked(state.history);
    expect([isRight(both, 'no-yaku'), isRight(both, 'furiten')]).toEqual([true, true]);
    expect([isRight(both, 'too-late'), isRight(both, 'yes')]).toEqual([false, false]);
    expect(furtherReasons(both)).toEqual(['furiten']);
    expect(skillOf('may-i').cites(both)).toContainEqual({ book: 'ema-2016', article: '3.4.5' });
  });

  test('takes only the one there is', () => {
    const one = asked([]);
    expect([isRight(one, 'no-yaku'), isRight(one, 'furiten')]).toEqual([true, false]);
    expect(furtherReasons(one)).toEqual([]);
  });
});

describe('several wins', () => {
  const won = (seat: 1 | 2 | 3, han = 2) => ({ seat, han, fu: 30 });
  const asked = (rules: Wins['rules'], event: Wins['event'], seat: Wins['seat']): Wins => ({
    skill: 'several-wins',
    rules,
    event,
    riichi: [],
    counters: 0,
    bets: 0,
    seat,
  });
  const two = { type: 'ron', discarder: 0, winners: [won(1), won(2)] } as const;
  const three = { ...two, winners: [won(1), won(2), won(3)] };
  const fed = {
    type: 'tsumo',
    winner: { seat: 1, yakuman: 1, liable: [{ from: 'right', pattern: 'daisangen' }] },
  } as const;

  test.each([
    ['tesuji-2018', two, 2, 'head-bump', { article: 'R5' }],
    ['tesuji-2018', three, 2, 'triple-ron', { article: 'R5' }],
    ['ema-2016', fed, 3, 'liable-pays', { article: '3.3.9' }],
    ['tesuji-2018', fed, 3, 'liable-pays', { silent: true, from: { book: 'ema-2016', article: '3.3.9' } }],
  ] as const)('%s: who gets and pays nothing is told why', (rules, event, seat, id, cite) => {
    const question = asked(rules, event, seat);
    expect(movesOf(question)).toEqual([]);
    expect(decidedBy(question)).toMatchObject([{ id, cite }]);
  });

  test('where all are paid the moves say it', () => {
    expect(decidedBy(asked('ema-2016', two, 2))).toEqual([]);
    expect(movesOf(asked('ema-2016', two, 2))).toHaveLength(1);
  });
});

describe('where it stands', () => {
  const noten = (tenpai: number): QuestionOf<'noten'> => ({ skill: 'noten', rules: 'ema-2012', tenpai, seat: 0 });

  test('what two tenpai players get is in no text but the booklet of 2016', () => {
    const two = { silent: true, from: { published: 'ema-2016', section: '3.4.2' } };
    expect(skillOf('noten').cites(noten(0b0011))).toMatchObject([two]);
    expect(skillOf('noten').cites(noten(0b0001))).toMatchObject([{ published: 'ema-2012', section: '3.4.2' }]);
  });
});
