import { describe, expect, test } from 'vitest';
import { makeFinder } from '../../src/components/referee/find.ts';
import { OFFENCES } from '../../src/components/referee/offences.ts';
import { penaltyWords, searchWords } from '../../src/components/referee/words.ts';

const entries = OFFENCES.map((offence) => ({
  title: penaltyWords('en').nameOf(offence).text,
  words: searchWords(offence),
}));
const find = makeFinder(entries);
const found = (query: string): (string | undefined)[] => find(query).map((position) => OFFENCES[position]?.id);

describe('an offence in plain words', () => {
  test.each([
    ['forgot to turn the riichi tile', 'riichi-not-turned'],
    ['I forgot the riichi stick', 'riichi-stick'],
    ['забыл повернуть тайл риичи', 'riichi-not-turned'],
    ['не положил палочку риичи', 'riichi-stick'],
    ['dimenticato di girare la tessera del riichi', 'riichi-not-turned'],
    ['said pon by mistake', 'empty-call'],
    ['false ron, tiles shown', 'false-win-shown'],
    ['what does a false hu cost without 8 points', 'false-hu-no-eight'],
    ['knocked over an opponent’s hand', 'opponent-exposed'],
    ['wrong number of tiles', 'wrong-number'],
    ['too few tiles', 'wrong-number'],
    ['late by five minutes', 'late'],
    ['phone rings', 'telephone'],
    ['noten riichi', 'riichi-noten'],
    ['kuikae', 'swap-call'],
  ])('%s', (query, id) => {
    expect(found(query)[0]).toBe(id);
  });

  test('a few letters are enough while somebody types', () => {
    expect(found('kuik')).toEqual(['swap-call']);
    expect(found('RIICH').length).toBeGreaterThan(3);
  });

  test('an empty query leaves the whole list in its order', () => {
    expect(found('  the ')).toEqual(OFFENCES.map(({ id }) => id));
  });

  test('words of no offence find nothing', () => {
    expect(found('xylophone')).toEqual([]);
  });
});
