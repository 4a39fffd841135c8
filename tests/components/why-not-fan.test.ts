import { describe, expect, test } from 'vitest';
import { fansOfOtherReadings, nearMisses } from '../../src/components/widgets/count/WhyNotFan.tsx';
import type { HandRequest } from '../../src/engine/mcr/index.ts';
import { fansOfFamily } from '../../src/quizzes/mcr/hands/families.ts';

const won = (concealed: string, winningTile: string): HandRequest => ({
  rules: 'mers-2014',
  concealed,
  winningTile,
  by: 'discard',
  seatWind: 'south',
  roundWind: 'east',
});

describe('a near miss', () => {
  const chows = fansOfFamily('chows');
  const twice = won('567m234p45567s77z', '3s');

  test('lacks one set or one suit', () => {
    expect(nearMisses(twice, chows)).toContain('mixed-triple-chow');
  });

  test('is neither a fan that counts nor one that lacks more', () => {
    expect(nearMisses(twice, chows)).not.toContain('mixed-double-chow');
    expect(nearMisses(twice, chows)).not.toContain('quadruple-chow');
  });

  test('does not come from a hand that is not complete', () => {
    expect(nearMisses(won('567m234p4556s77z', '3s'), chows)).toEqual([]);
  });
});

describe('the fan of another reading', () => {
  test('are those of the cheaper one', () => {
    expect(fansOfOtherReadings(won('111222333m456p7s', '7s'))).toContain('pure-triple-chow');
  });

  test('are none where the tiles can be read in one way', () => {
    expect(fansOfOtherReadings(won('567m234p45567s77z', '3s'))).toEqual([]);
  });
});
