import { describe, expect, test } from 'vitest';
import { featuresOf, sharedFeaturesOf } from '../../src/components/referee/find/features.ts';
import { askedOf, type Contrast, type Parted } from '../../src/components/referee/find/ask.ts';
import { makeFinding } from '../../src/components/referee/find/find.ts';
import { makeHearing } from '../../src/components/referee/find/hear.ts';
import { kindsOf } from '../../src/components/referee/find/kinds.ts';
import { learnFrom } from '../../src/components/referee/find/learning/learn.ts';
import { modelOf } from '../../src/components/referee/find/model.ts';
import { makeRenaming } from '../../src/components/referee/find/renamed.ts';
import { makeSpelling } from '../../src/components/referee/find/spelling.ts';
import { readSaid } from '../../src/components/referee/find/said.ts';
import { vocabularyOf } from '../../src/components/referee/find/vocabulary.ts';
import english from '../../src/content/words/en/finder.json' with { type: 'json' };
import russian from '../../src/content/words/ru/finder.json' with { type: 'json' };

const vocabulary = vocabularyOf([english]);
const said = (text: string) => readSaid(text, vocabulary);

const NOTHING_PARTED: Parted = { contrasts: [], contraries: {} };

describe('where no ways to tell of cards were kept', () => {
  const card = { ranges: [], words: '', standing: 'ruled' } as const;
  const hear = makeHearing([english], undefined);
  const find = makeFinding(
    [
      { ...card, id: 'late', title: 'Late', signs: [{ needs: ['late'] }] },
      { ...card, id: 'drunk', title: 'Drunk', signs: [{ needs: ['drunk'] }] },
    ],
    NOTHING_PARTED,
  );
  const found = (text: string) => find(hear(text)).cards.map(({ id }) => id);

  test('signs have to do', () => {
    expect(found('he came late')).toEqual(['late']);
    expect(found('is he drunk?')).toEqual(['drunk']);
  });

  test.each(['hello', 'lorem ipsum dolor', 'price of a ticket', ''])('nothing is found for “%s”', (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe('slips of the finger', () => {
  const mend = makeSpelling(['furiten, discard*, riichi stick, six', 'снос сбросил*'], (word) => word === 'record');

  test.each([
    ['a letter doubled', 'furitten', 'furiten'],
    ['a letter left out', 'dicarded', 'discarded'],
    ['two letters swapped', 'fuirten after the riichi stikc', 'furiten after the riichi stick'],
    ['a letter doubled in a short word', 'siix', 'six'],
    ['Russian letters', 'сборсила тайл', 'сбросила тайл'],
  ])('are mended: %s', (_, typed, meant) => {
    expect(mend(typed)).toBe(meant);
  });

  test.each(['furiten', 'discards', 'record', 'stock', 'sick', 'discomfort'])('leave %s as it is', (word) => {
    expect(mend(word)).toBe(word);
  });
});

describe('how late somebody came', () => {
  test.each([
    ['the start was at 10, she walked in at 10:07', [7]],
    ['begin 14:00, he came 14:12', [12]],
    ['we play from 10:00 to 18:00', []],
  ])('%s', (text, minutes) => {
    expect(
      said(text)
        .quantities.filter(({ unit }) => unit === 'minutes')
        .map(({ value }) => value),
    ).toEqual(minutes);
  });
});

test('a thing that is said not to be there is denied, before the word or behind it', () => {
  for (const text of ['no riichi', 'without riichi', 'riichi none']) expect(said(text).concepts).toContain('-riichi');
  expect(said('riichi not turned').concepts).not.toContain('-riichi');
  const russianSaid = readSaid('Риичи нет, тайл прошлый раз упустила', vocabularyOf([english, russian]));
  expect(russianSaid.concepts).toContain('-riichi');
});

test.each(['fell', 'of the wall', 'of the dead wall', 'were shown'])('how many tiles %s is few or many', (what) => {
  expect(said(`3 tiles ${what}`).concepts).toContain('few');
  expect(said(`6 tiles ${what}`).concepts).toContain('many');
  expect(said('3 tiles').concepts).not.toContain('few');
});

test('a tile is heard by its other names, in their case and number; dice are none of them', () => {
  const rename = makeRenaming([english, russian]);
  expect(rename('Фишек на одну меньше, где кирпич?')).toBe('тайлов на одну меньше, где тайл?');
  expect(rename('Кости упали, стикам больно')).toBe('Кости упали, стикам больно');
  const hear = makeHearing([english, russian], undefined);
  expect([...hear('не хватает фишки').said.concepts]).toContain('wrong-count');
  expect([...hear('не хватает стика').said.concepts]).not.toContain('wrong-count');
});

test('small numbers are the same in digits and in words, and count tiles that are not named', () => {
  expect([...said('four of us reached').numbers]).toEqual([...said('4 of us reached').numbers]);
  expect(said('only 12 in hand').quantities).toEqual([{ unit: 'tiles', value: 12 }]);
});

test('what is turned over is no more than it is', () => {
  expect(said('turned over 2 tiles').quantities).toEqual([{ unit: 'tiles', value: 2 }]);
  expect(said('over 2 tiles').quantities).toEqual([{ unit: 'tiles', value: 3 }]);
});

test('a number below zero is said to be one', () => {
  expect(said('I am at -2400').words).toContain('minus');
  expect(said('furiten 1-4-7').words).not.toContain('minus');
});

test('of a set and a win it is known which was called first', () => {
  expect(said('pon… wait, that completes my hand, ron').concepts).toContain('set-then-win');
  expect(said('ron, oh, I only have a pon').concepts).toContain('win-then-set');
  expect(said('ron, then tsumo').concepts).not.toContain('win-then-set');
});

test('three numbers are a chow or a pung, or no set', () => {
  for (const set of ['3-4-5', '5-4-3', '4-4-4']) expect(said(`chow with ${set}`).concepts).not.toContain('bad-set');
  for (const none of ['3-4-6', '4-4-5']) expect(said(`chow with ${none}`).concepts).toContain('bad-set');
});

describe('what is learnt from ways to tell', () => {
  const kindOf = kindsOf([{ taking: 'took grab*' }]);
  const features = (text: string) => featuresOf(text, said(text), kindOf);
  const tellings = [
    ['late', 'he came late to the table'],
    ['late', 'she came much too late'],
    ['taken', 'he took a tile of the wall'],
    ['taken', 'she took the wall tile'],
  ] as const;
  const model = learnFrom(tellings.map(([card, text]) => ({ card, features: features(text) })));
  const likely = (text: string) =>
    [...modelOf(model).tell(features(text)).likeness].toSorted((a, b) => b[1] - a[1])[0]?.[0];

  test('tells cards apart, by words of the same kind too', () => {
    expect(likely('came too late')).toBe('late');
    expect(likely('grabbed the wall tile')).toBe('taken');
  });

  test.each([
    ['minutes late', 10, 11],
    ['minutes late', 15, 16],
    ['points', 7, 8],
    ['points', 999, 1000],
  ])('takes %s for one thing up to %i, and from %i on for another', (unit, most, least) => {
    const meant = (n: number) =>
      [...features(`${String(n)} ${unit}`).keys()].filter((part) => /^meant unit:.*:/.test(part));
    expect(meant(most)).toHaveLength(1);
    expect(meant(most)).toEqual(meant(most - 1));
    expect(meant(least)).not.toEqual(meant(most));
    expect(meant(least)).toEqual(meant(least + 1));
  });

  test('takes from another language kinds of words and small numbers, but no words', () => {
    const shared = (text: string) => [...sharedFeaturesOf(text, said(text), kindOf).keys()];
    expect(shared('zebras grabbed four')).toEqual(['kind taking', 'next kind taking #4', 'kind #4']);
    expect(shared('zebras ran')).toEqual([]);
  });

  test('is the same each time', () => {
    expect(learnFrom(tellings.map(([card, text]) => ({ card, features: features(text) })))).toEqual(model);
  });
});

describe('which of two it was is asked', () => {
  const shown: Contrast = {
    asks: 'shown',
    cards: ['empty-win', 'false-win'],
    says: ['-shown', 'shown'],
    answers: ['no', 'yes'],
  };
  const parted: Parted = { contrasts: [shown], contraries: {} };
  const asked = { between: ['empty-win', 'false-win'], asks: 'shown' };
  const unsaid = said('she called ron by mistake');
  const winsApart = (by: number) => [
    { id: 'empty-win', score: 0 },
    { id: 'late', score: -0.2 },
    { id: 'false-win', score: -by },
  ];

  test('by the fact that parts them, where nothing was said of it', () => {
    expect(askedOf(winsApart(2.3), unsaid, parted)).toEqual(asked);
    expect(askedOf(winsApart(2.5), unsaid, parted)).toBeUndefined();
  });

  test('further apart where it was said for the other only', () => {
    const saidForOther = said('he called ron and showed his hand');
    expect(askedOf(winsApart(3.4), saidForOther, parted)).toEqual(asked);
    expect(askedOf(winsApart(3.6), saidForOther, parted)).toBeUndefined();
  });

  test('closer together where it was said for the first only, and as where nothing was where it was said for both', () => {
    const telling = said('called ron, has not shown his hand');
    const both = { ...parted, contrasts: [{ ...shown, says: ['-shown', '-shown'] }] };
    expect(askedOf(winsApart(2.3), telling, both)).toEqual(asked);
    expect(askedOf(winsApart(2.5), telling, both)).toBeUndefined();
    expect(askedOf(winsApart(1.1), telling, parted)).toEqual(asked);
    expect(askedOf(winsApart(1.3), telling, parted)).toBeUndefined();
  });

  test('by what they are called where no one fact parts contraries, whichever of them is named first', () => {
    const between = ['empty-win', 'false-win'];
    for (const contraries of [{ 'empty-win': ['false-win'] }, { 'false-win': ['late', 'empty-win'] }]) {
      expect(askedOf(winsApart(2.3), unsaid, { contrasts: [], contraries })).toEqual({ between, asks: undefined });
      expect(askedOf(winsApart(2.5), unsaid, { contrasts: [], contraries })).toBeUndefined();
    }
    expect(askedOf(winsApart(0.1), unsaid, { contrasts: [], contraries: { 'false-win': ['late'] } })).toBeUndefined();
  });

  test('but not where either has the same outcome, no fact parts them, or one was found alone', () => {
    const same = winsApart(0.1).map((one) => ({ ...one, outcome: 'dead-hand' }));
    expect(askedOf(same, unsaid, parted)).toBeUndefined();
    expect(askedOf(winsApart(0.1), unsaid, NOTHING_PARTED)).toBeUndefined();
    expect(askedOf(winsApart(0.1).slice(0, 1), unsaid, parted)).toBeUndefined();
  });
});
