import './take-up-riichi.ts';
import { describe, expect, test } from 'vitest';
import type { HandRequest } from '../../src/engine/riichi/index.ts';
import { type MisconceptionCheck, explanationsAmong } from '../../src/quizzes/misconceptions/small.ts';
import { pairWaitWrongs } from '../../src/quizzes/skills/pair-wait/misconceptions.ts';
import { setFuWrongs } from '../../src/quizzes/skills/set-fu/misconceptions.ts';
import type { LoneSet } from '../../src/quizzes/skills/set-fu/set.ts';

const named = (wrongs: readonly MisconceptionCheck[]): readonly string[] =>
  wrongs.filter(({ applies, fits }) => applies && fits).map(({ id }) => id);

describe('a misconception about one set', () => {
  const inPlay = (set: LoneSet): readonly string[] =>
    setFuWrongs(set, -1)
      .filter(({ applies }) => applies)
      .map(({ id }) => id);

  test.each<[string, LoneSet, readonly string[], readonly string[]]>([
    [
      'a closed kong',
      { type: 'kong', tiles: '1111m', made: 'concealed' },
      ['closed-kong-as-open', 'closed-as-open', 'kong-as-pung', 'terminals-as-simple'],
      ['open-as-closed', 'simple-as-outside', 'discard-pung-closed'],
    ],
    [
      'a closed pung',
      { type: 'pung', tiles: '222m', made: 'concealed' },
      ['closed-as-open', 'simple-as-outside'],
      ['closed-kong-as-open', 'kong-as-pung', 'outside-as-simple'],
    ],
    [
      'an added kong of honours',
      { type: 'kong', tiles: '5555z', made: 'added' },
      ['open-as-closed', 'kong-as-pung', 'outside-as-simple'],
      ['closed-kong-as-open', 'closed-as-open', 'terminals-as-simple'],
    ],
    [
      'a pung by a discard',
      { type: 'pung', tiles: '999s', made: 'discard' },
      ['discard-pung-closed', 'terminals-as-simple'],
      ['open-as-closed', 'closed-as-open'],
    ],
  ])('of %s', (_, set, some, none) => {
    expect(inPlay(set)).toEqual(expect.arrayContaining([...some]));
    expect(inPlay(set).filter((id) => none.includes(id))).toEqual([]);
  });

  test('is named for its number', () => {
    expect(named(setFuWrongs({ type: 'kong', tiles: '1111m', made: 'concealed' }, 16))).toContain(
      'closed-kong-as-open',
    );
  });
});

describe('a misconception about a pair', () => {
  /** South, in the east round, wins by a two-sided wait with a pair of these. */
  const withPair = (pair: string, given: number): readonly string[] => {
    const hand: HandRequest = {
      rules: 'ema-2016',
      concealed: `234m456p67s789s${pair}`,
      winningTile: '8s',
      by: 'discard',
      seatWind: 'south',
      roundWind: 'east',
      riichi: 'riichi',
    };
    const [right, wait] = [pair === '33z' || pair === '55m' ? 0 : 2, 0];
    const question = { skill: 'pair-wait', rules: 'ema-2016', hand } as const;
    return named(pairWaitWrongs(question, { pair: right, wait }, { pair: given, wait })).filter((id) =>
      /pair|wind/.test(id),
    );
  };

  test.each([
    ['33z', 2, ['guest-wind-pair']],
    ['55m', 2, ['plain-pair']],
    ['22z', 0, ['pair-forgotten']],
    ['22z', 4, ['pair-doubled']],
    ['33z', 0, []],
  ] as const)('of %s counted as %i fu', (pair, given, ids) => {
    expect(withPair(pair, given)).toEqual(ids);
  });

  test('of a double wind is that it counts once; of a single one it is not', () => {
    const hand: HandRequest = {
      rules: 'ema-2012',
      concealed: '234m456p67s789s11z',
      winningTile: '8s',
      by: 'discard',
      seatWind: 'east',
      roundWind: 'east',
      riichi: 'riichi',
    };
    const wrongs = (one: HandRequest, pair: number) =>
      named(
        pairWaitWrongs({ skill: 'pair-wait', rules: 'ema-2012', hand: one }, { pair, wait: 0 }, { pair: 1, wait: 0 }),
      );
    expect(wrongs(hand, 4)).toContain('double-wind-once');
    expect(wrongs({ ...hand, roundWind: 'south' }, 2)).not.toContain('double-wind-once');
  });
});

describe('a misconception among possible ones', () => {
  const wrong = (id: string, fits: boolean): MisconceptionCheck => ({
    id,
    fits,
    applies: true,
    clause: { book: 'samara-2019', article: '1' },
  });
  const told = (...given: Parameters<typeof explanationsAmong>) =>
    explanationsAmong(...given).map(({ id, certain }) => [id, certain]);
  const place = () => ({ book: 'samara-2019', article: '1' }) as const;

  test('is certain once it showed often, as slips rarely repeat', () => {
    const wrongs = [wrong('a', true), wrong('b', false)];
    expect(told(wrongs, place)).toEqual([['a', false]]);
    expect(told(wrongs, place, { a: 2 })).toEqual([['a', true]]);
    expect(told(wrongs, place, { b: 2 })).toEqual([['a', false]]);
  });

  test('comes first for its answer if it showed before; others do not come into play', () => {
    const wrongs = [wrong('a', true), wrong('b', true), { ...wrong('c', true), applies: false }];
    expect(told(wrongs, place, { b: 1 }).map(([id]) => id)).toEqual(['b', 'a']);
  });
});
