import { describe, expect, test } from 'vitest';
import { featuresOf, groupsOf, sharedFeaturesOf } from '../../src/components/features/referee/finder/features.ts';
import {
  type Contrast,
  type Distinctions,
  followUpFor,
} from '../../src/components/features/referee/finder/follow-up.ts';
import { trainLinearModel } from '../../learning/linear-training.ts';
import { makeClassifier } from '../../src/components/features/referee/finder/classifier.ts';
import { linearModelOf } from '../../src/components/features/referee/finder/linear-model.ts';
import { makeSearch } from '../../src/components/features/referee/finder/search.ts';
import { makeSpelling } from '../../src/components/features/referee/finder/spelling.ts';
import { parseQuery } from '../../src/components/features/referee/finder/query.ts';
import { tokensOf } from '../../src/components/features/referee/finder/tokens.ts';
import { makeAliases, vocabularyOf } from '../../src/components/features/referee/finder/vocabulary.ts';
import english from '../../src/content/words/en/finder.json' with { type: 'json' };
import russian from '../../src/content/words/ru/finder.json' with { type: 'json' };

const vocabulary = vocabularyOf([english]);
const parse = (text: string) => parseQuery(text, vocabulary);

const NO_DISTINCTIONS: Distinctions = { contrasts: [], contraries: {} };

describe('without models', () => {
  const card = { ranges: [], words: '', coverage: 'ruled' } as const;
  const classify = makeClassifier([english], undefined);
  const find = makeSearch(
    [
      { ...card, id: 'late', title: 'Late', signs: [{ needs: ['late'] }] },
      { ...card, id: 'drunk', title: 'Drunk', signs: [{ needs: ['drunk'] }] },
    ],
    NO_DISTINCTIONS,
  );
  const found = (text: string) => find(classify(text)).cards.map(({ id }) => id);

  test('finds by signs', () => {
    expect(found('he came late')).toEqual(['late']);
    expect(found('is he drunk?')).toEqual(['drunk']);
  });

  test.each(['hello', 'lorem ipsum dolor', 'price of a ticket', ''])('finds nothing for “%s”', (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe('the spelling corrector', () => {
  const correct = makeSpelling(['furiten, discard*, riichi stick, six', 'снос сбросил*'], (word) => word === 'record');

  test.each([
    ['a letter doubled', 'furitten', 'furiten'],
    ['a letter left out', 'dicarded', 'discarded'],
    ['two letters swapped', 'fuirten after the riichi stikc', 'furiten after the riichi stick'],
    ['a letter doubled in a short word', 'siix', 'six'],
    ['Russian letters', 'сборсила тайл', 'сбросила тайл'],
    ['words run together', 'riichistick, sixstick', 'riichi stick, six stick'],
  ])('corrects %s', (_, typed, meant) => {
    expect(correct(typed)).toBe(meant);
  });

  test.each(['furiten', 'discards', 'record', 'stock', 'sick', 'discomfort', 'riichiman', 'stickler'])(
    'leaves %s alone',
    (word) => {
      expect(correct(word)).toBe(word);
    },
  );
});

describe('works out lateness from times of day', () => {
  test.each([
    ['the start was at 10, she walked in at 10:07', [7]],
    ['begin 14:00, he came 14:12', [12]],
    ['we play from 10:00 to 18:00', []],
  ])('%s', (text, minutes) => {
    expect(
      parse(text)
        .quantities.filter(({ unit }) => unit === 'minutes')
        .map(({ value }) => value),
    ).toEqual(minutes);
  });
});

test('reads a negation before or after the word', () => {
  for (const text of ['no riichi', 'without riichi', 'riichi none']) expect(parse(text).concepts).toContain('-riichi');
  expect(parse('riichi not turned').concepts).not.toContain('-riichi');
  const russianQuery = parseQuery('Риичи нет, тайл прошлый раз упустила', vocabularyOf([english, russian]));
  expect(russianQuery.concepts).toContain('-riichi');
});

test.each(['fell', 'of the wall', 'of the dead wall', 'were shown'])(
  'tells few tiles from many when they %s',
  (what) => {
    expect(parse(`3 tiles ${what}`).concepts).toContain('few');
    expect(parse(`6 tiles ${what}`).concepts).toContain('many');
    expect(parse('3 tiles').concepts).not.toContain('few');
  },
);

test('replaces other names of a tile in their case and number, but not dice', () => {
  const rename = makeAliases([english, russian]);
  expect(rename('Фишек на одну меньше, где кирпич?')).toBe('тайлов на одну меньше, где тайл?');
  expect(rename('Кости упали, стикам больно')).toBe('Кости упали, стикам больно');
  const classify = makeClassifier([english, russian], undefined);
  expect([...classify('не хватает фишки').query.concepts]).toContain('wrong-count');
  expect([...classify('не хватает стика').query.concepts]).not.toContain('wrong-count');
});

test('reads small numbers in digits or words, and as tiles where no unit is named', () => {
  expect([...parse('four of us reached').numbers]).toEqual([...parse('4 of us reached').numbers]);
  expect(parse('only 12 in hand').quantities).toMatchObject([{ unit: 'tiles', value: 12 }]);
});

test('counts past the words between a number and what it counts, but not past the end of a clause', () => {
  const tiles = (text: string) => parse(text).quantities.map(({ value }) => value);
  expect(tiles('four of my own tiles fell')).toEqual([4]);
  expect(tiles('three of his 13 tiles fell')).toEqual([3]);
  expect(tiles('in round four, tiles fell')).toEqual([]);
});

test.each([
  ['more than five tiles', 6],
  ['not more than five tiles', 5],
  ['no more than 5 tiles', 5],
  ['less than five tiles', 4],
  ['not less than five tiles', 5],
])('counts “%s” as %i', (text, value) => {
  expect(parse(text).quantities).toMatchObject([{ unit: 'tiles', value }]);
});

test('does not read “turned over” as more than', () => {
  expect(parse('turned over 2 tiles').quantities).toMatchObject([{ unit: 'tiles', value: 2 }]);
  expect(parse('over 2 tiles').quantities).toMatchObject([{ unit: 'tiles', value: 3 }]);
});

test('reads a negation written together, as people type and as telephones hear it, but no other word that ends so', () => {
  for (const text of ['he isnt tenpai', 'he isn’t tenpai', 'he is not tenpai'])
    expect(parse(text).concepts).toContain('noten');
  for (const word of ['hint', 'student', 'canter']) expect(tokensOf(word)).toEqual([word]);
});

test('reads a minus sign, but no dash between numbers', () => {
  expect(parse('I am at -2400').words).toContain('minus');
  expect(parse('furiten 1-4-7').words).not.toContain('minus');
});

test('knows which of a set and a win was called first', () => {
  expect(parse('pon… wait, that completes my hand, ron').concepts).toContain('set-then-win');
  expect(parse('ron, oh, I only have a pon').concepts).toContain('win-then-set');
  expect(parse('ron, then tsumo').concepts).not.toContain('win-then-set');
});

test('tells three numbers that are a set from those that are not', () => {
  for (const set of ['3-4-5', '5-4-3', '4-4-4']) expect(parse(`chow with ${set}`).concepts).not.toContain('bad-set');
  for (const none of ['3-4-6', '4-4-5']) expect(parse(`chow with ${none}`).concepts).toContain('bad-set');
});

describe('the linear model', () => {
  const groupOf = groupsOf([{ taking: 'took grab*' }]);
  const features = (text: string) => featuresOf(text, parse(text), groupOf);
  const tellings = [
    ['late', 'he came late to the table'],
    ['late', 'she came much too late'],
    ['taken', 'he took a tile of the wall'],
    ['taken', 'she took the wall tile'],
  ] as const;
  const model = trainLinearModel(tellings.map(([card, text]) => ({ card, features: features(text) })));
  const likely = (text: string) =>
    [...linearModelOf(model).predict(features(text)).probabilities].toSorted((a, b) => b[1] - a[1])[0]?.[0];

  test('tells cards apart, by synonyms too', () => {
    expect(likely('came too late')).toBe('late');
    expect(likely('grabbed the wall tile')).toBe('taken');
  });

  test.each([
    ['minutes late', 10, 11],
    ['minutes late', 15, 16],
    ['points', 7, 8],
    ['points', 999, 1000],
  ])('puts the threshold for %s between %i and %i', (unit, most, least) => {
    const meant = (n: number) =>
      [...features(`${String(n)} ${unit}`).keys()].filter((part) => /^meant unit:.*:/.test(part));
    expect(meant(most)).toHaveLength(1);
    expect(meant(most)).toEqual(meant(most - 1));
    expect(meant(least)).not.toEqual(meant(most));
    expect(meant(least)).toEqual(meant(least + 1));
  });

  test('shares synonym groups and small numbers with other languages, but no words', () => {
    const shared = (text: string) => [...sharedFeaturesOf(text, parse(text), groupOf).keys()];
    expect(shared('zebras grabbed four')).toEqual(['kind taking', 'next kind taking #4', 'kind #4']);
    expect(shared('zebras ran')).toEqual([]);
  });

  test('trains the same model every time', () => {
    expect(trainLinearModel(tellings.map(([card, text]) => ({ card, features: features(text) })))).toEqual(model);
  });
});

describe('the follow-up question', () => {
  const shown: Contrast = {
    asks: 'shown',
    cards: ['empty-win', 'false-win'],
    says: ['-shown', 'shown'],
    answers: ['no', 'yes'],
  };
  const distinctions: Distinctions = { contrasts: [shown], contraries: {} };
  const question = { between: ['empty-win', 'false-win'], asks: 'shown' };
  const neutral = parse('she called ron by mistake');
  const winsApart = (by: number) => [
    { id: 'empty-win', score: 0 },
    { id: 'late', score: -0.2 },
    { id: 'false-win', score: -by },
  ];

  test('asks for the fact that tells two close cards apart', () => {
    expect(followUpFor(winsApart(2.3), neutral, distinctions)).toEqual(question);
    expect(followUpFor(winsApart(2.5), neutral, distinctions)).toBeUndefined();
  });

  test('asks at a wider margin when the query speaks for the other card', () => {
    const forOther = parse('he called ron and showed his hand');
    expect(followUpFor(winsApart(3.4), forOther, distinctions)).toEqual(question);
    expect(followUpFor(winsApart(3.6), forOther, distinctions)).toBeUndefined();
  });

  test('asks at a narrower margin when the query speaks for the first card alone', () => {
    const strings = parse('called ron, has not shown his hand');
    const both = { ...distinctions, contrasts: [{ ...shown, says: ['-shown', '-shown'] }] };
    expect(followUpFor(winsApart(2.3), strings, both)).toEqual(question);
    expect(followUpFor(winsApart(2.5), strings, both)).toBeUndefined();
    expect(followUpFor(winsApart(1.1), strings, distinctions)).toEqual(question);
    expect(followUpFor(winsApart(1.3), strings, distinctions)).toBeUndefined();
  });

  test('asks by name where no single fact tells contraries apart', () => {
    const between = ['empty-win', 'false-win'];
    for (const contraries of [{ 'empty-win': ['false-win'] }, { 'false-win': ['late', 'empty-win'] }]) {
      expect(followUpFor(winsApart(2.3), neutral, { contrasts: [], contraries })).toEqual({ between, asks: undefined });
      expect(followUpFor(winsApart(2.5), neutral, { contrasts: [], contraries })).toBeUndefined();
    }
    expect(
      followUpFor(winsApart(0.1), neutral, { contrasts: [], contraries: { 'false-win': ['late'] } }),
    ).toBeUndefined();
  });

  test('asks nothing when outcomes agree, nothing contradicts, or one card is found alone', () => {
    const same = winsApart(0.1).map((one) => ({ ...one, outcome: 'dead-hand' }));
    expect(followUpFor(same, neutral, distinctions)).toBeUndefined();
    expect(followUpFor(winsApart(0.1), neutral, NO_DISTINCTIONS)).toBeUndefined();
    expect(followUpFor(winsApart(0.1).slice(0, 1), neutral, distinctions)).toBeUndefined();
  });
});
