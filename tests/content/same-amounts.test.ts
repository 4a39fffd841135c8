import { expect, test } from 'vitest';
import { CARDS } from '../../src/components/features/referee/offences.ts';
import { rulingUnder } from '../../src/components/features/referee/rulings.ts';
import { penaltyWords } from '../../src/components/features/referee/words.ts';
import { BOOK_IDS } from '../../src/engine/rulebooks/ids.ts';

/** The numbers of a text, however its language groups thousands. */
const numbersIn = (text: string): readonly string[] =>
  (text.replace(/(?<=\d)[,\s\u00a0\u202f](?=\d{3}(?!\d))/g, '').match(/[−-]?\d+/g) ?? []).toSorted();

test('each amount that a ruling names in English it names in Russian, and no other', () => {
  const [english, russian] = [penaltyWords('en'), penaltyWords('ru')];
  const told = CARDS.flatMap((card) =>
    BOOK_IDS.flatMap((book) => {
      const ruled = rulingUnder(card, book);
      const text = ruled && english.textOf(ruled)?.text;
      return text ? [{ what: `${card.id} ${book}`, text, twin: russian.textOf(ruled)?.text ?? '' }] : [];
    }),
  );
  expect(told.filter(({ text }) => numbersIn(text).length > 0).length).toBeGreaterThan(80);
  expect(told.filter(({ text, twin }) => numbersIn(text).join() !== numbersIn(twin).join())).toEqual([]);
});
