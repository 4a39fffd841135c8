import { describe, expect, test } from 'vitest';
import { featuresOf } from '../../src/components/referee/find/features.ts';
import { forkIn, makeFinding } from '../../src/components/referee/find/find.ts';
import { kindsOf } from '../../src/components/referee/find/kinds.ts';
import { learnFrom } from '../../src/components/referee/find/learn.ts';
import { likenessBy } from '../../src/components/referee/find/model.ts';
import { readSaid } from '../../src/components/referee/find/said.ts';
import { vocabularyOf } from '../../src/components/referee/find/vocabulary.ts';
import english from '../../src/content/words/en/finder.json' with { type: 'json' };

const vocabulary = vocabularyOf([english]);
const said = (text: string) => readSaid(text, vocabulary);

test('signs have to do where no ways to tell of cards were kept', () => {
  const card = { ranges: [], words: '', standing: 'ruled' } as const;
  const find = makeFinding([
    { ...card, id: 'late', title: 'Late', signs: [{ needs: ['late'] }] },
    { ...card, id: 'drunk', title: 'Drunk', signs: [{ needs: ['drunk'] }] },
  ]);
  expect(find(said('he came late'), new Map()).map(({ id }) => id)).toEqual(['late']);
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
  const likely = (text: string) => [...likenessBy(model)(features(text))].toSorted((a, b) => b[1] - a[1])[0]?.[0];

  test('tells cards apart, by words of the same kind too', () => {
    expect(likely('came too late')).toBe('late');
    expect(likely('grabbed the wall tile')).toBe('taken');
  });

  test('is the same each time', () => {
    expect(learnFrom(tellings.map(([card, text]) => ({ card, features: features(text) })))).toEqual(model);
  });
});

describe('which of two it was is asked', () => {
  const mistaken = [['late', 'very-late']];
  const late = { id: 'late', score: -1 };
  const veryLate = (score: number) => ({ id: 'very-late', score });
  const much = said('the fourth player came to the table long after the gong');

  test('when they are taken for each other and hardly apart, or little was said', () => {
    expect(forkIn([late, veryLate(-1.1)], much, mistaken)).toBe(true);
    expect(forkIn([late, veryLate(-2.5)], said('late'), mistaken)).toBe(true);
  });

  test('but not when one is far ahead, alone or another matter', () => {
    expect(forkIn([late, veryLate(-2.5)], much, mistaken)).toBe(false);
    expect(forkIn([late, { id: 'drunk', score: -1.1 }], much, mistaken)).toBe(false);
    expect(forkIn([late], much, mistaken)).toBe(false);
  });
});
