import { describe, expect, test } from 'vitest';
import { CARDS } from '../../src/components/features/referee/offences.ts';
import { cardsAt, PICTURED, PLACES, SCENES } from '../../src/components/features/referee/places.ts';
import { coverageOf } from '../../src/components/features/referee/rulings.ts';
import { BOOK_IDS, gameOf } from '../../src/engine/rulebooks/ids.ts';

/** Cards that two taps may lead to: more are no choice at a table. */
const MOST = 8;

test('every place and scene has its pictures, each once', () => {
  expect(PICTURED.map(({ id }) => id)).toEqual(PLACES);
  expect(PICTURED.flatMap(({ scenes }) => scenes.map(({ id }) => id))).toEqual(SCENES);
});

test('a card names only scenes that have a picture', () => {
  const scenes: readonly string[] = SCENES;
  expect(
    CARDS.flatMap(({ id, at }) => at.filter((one) => !scenes.includes(one)).map((one) => `${id}: ${one}`)),
  ).toEqual([]);
});

test.each(SCENES)('%s leads to at most eight cards under any rulebook, and to some', (scene) => {
  const counts = BOOK_IDS.map(
    (book) => cardsAt(scene, gameOf(book)).filter((card) => coverageOf(card, book) !== 'foreign').length,
  );
  expect(Math.max(...counts)).toBeLessThanOrEqual(MOST);
  expect(Math.max(...counts)).toBeGreaterThan(0);
});

describe.each(BOOK_IDS)('under %s', (book) => {
  test('pictures lead to every card of the rulebook', () => {
    const reached = new Set(SCENES.flatMap((scene) => cardsAt(scene, gameOf(book)).map(({ id }) => id)));
    const own = CARDS.filter((card) => coverageOf(card, book) !== 'foreign').map(({ id }) => id);
    expect(own.length).toBeGreaterThan(50);
    expect(own.filter((id) => !reached.has(id))).toEqual([]);
  });

  test('no picture leads to a card of the other game', () => {
    const foreign = SCENES.flatMap((scene) => cardsAt(scene, gameOf(book))).filter(
      (card) => coverageOf(card, book) === 'foreign',
    );
    expect(foreign.map(({ id }) => id)).toEqual([]);
  });
});
