import { describe, expect, test } from 'vitest';
import { makeFinding } from '../../src/components/referee/find/find.ts';
import { readSaid } from '../../src/components/referee/find/said.ts';
import { vocabularyOf } from '../../src/components/referee/find/vocabulary.ts';
import english from '../../src/content/words/en/finder.json' with { type: 'json' };
import type { BookId } from '../../src/engine/rulebooks/ids.ts';
import { findIn } from '../content/found-incidents.ts';

const found = (query: string, book: BookId = 'ema-2016'): readonly string[] =>
  findIn(/[а-я]/i.test(query) ? 'ru' : 'en', query, book);

describe.each([
  ['forgot to turn the riichi tile', 'riichi-not-turned'],
  ['I forgot the riichi stick', 'riichi-stick'],
  ['забыл повернуть тайл риичи', 'riichi-not-turned'],
  ['не положил палочку риичи', 'riichi-stick'],
  ['dimenticato di girare la tessera del riichi', 'riichi-not-turned'],
  ['said pon by mistake', 'empty-call'],
  ['false ron, tiles shown', 'false-win-shown'],
  ['knocked over an opponent’s hand', 'opponent-exposed'],
  ['wrong number of tiles', 'wrong-number'],
  ['too few tiles', 'wrong-number'],
  ['late by five minutes', 'late'],
  ['15 minutes late', 'very-late'],
  ['phone rings', 'telephone'],
  ['noten riichi', 'riichi-noten'],
  ['kuikae', 'swap-call'],
  ['player has 12 tiles', 'wrong-number'],
  ['five tiles of the wall fell', 'few-exposed'],
  ['4-4-5 chow, noticed before the discard', 'false-set-before'],
  ['he called chow with 4-4-5 and has already discarded', 'false-set-after'],
  ['показал чи 4-4-5, уже снёс', 'false-set-after'],
  ['called ron, no yaku, did not show his hand', 'empty-win'],
  ['called ron and opened the hand, no yaku', 'false-win-shown'],
  ['объявил рон, руку не показал, яку нет', 'empty-win'],
  ['объявил рон и открыл руку, а яку нет', 'false-win-shown'],
  ['опоздал на 12 минут', 'very-late'],
  ['two players ron the same tile', 'two-rons'],
  ['triple ron', 'three-rons'],
  ['chombo and a win at the same time', 'chombo-and-win'],
  ['who gets the riichi sticks left at the end of the game', 'leftover-bets'],
  ['четыре риичи', 'four-riichi'],
  ['девять разных терминалов', 'nine-terminals'],
  ['дилер заболел посреди сессии', 'substitute-during'],
  ['player under the influence of alcohol', 'drunk'],
  ['ron in furiten, tiles shown', 'false-win-shown'],
  ['may he tsumo in furiten?', 'furiten-tsumo'],
  ['riichi with three tiles left in the wall', 'riichi-few-tiles'],
  ['pung no ron', 'pung-no-ron'],
  ['ron, no, pon', 'ron-no-pung'],
] as const)('%s', (query, id) => {
  test(`is ${id}`, () => {
    expect(found(query)[0]).toBe(id);
  });
});

describe.each([
  ['what does a false hu cost without 8 points', 'false-hu-no-eight', 'mers-2014'],
  ['15 minutes late', 'late-more', 'mers-2014'],
  ['20 minutes late', 'very-late', 'mers-2014'],
  ['late pung', 'late-call', 'mers-2014'],
  ['called hu with 6 points and showed the hand', 'false-hu-no-eight', 'mers-2014'],
  ['объявил ху, но ничего не показал', 'empty-win', 'mers-2014'],
  ['five tiles of my hand shown', 'own-hand-shown', 'tesuji-2018'],
  ['said riichi and took it back before discarding', 'riichi-slip', 'tesuji-2018'],
  ['wall broken in the wrong place', 'wrong-break', 'tesuji-2018'],
] as const)('%s', (query, id, book) => {
  test(`under ${book} is ${id}`, () => {
    expect(found(query, book)[0]).toBe(id);
  });
});

test('a few letters are enough while somebody types', () => {
  expect(found('kuik')).toEqual(['swap-call']);
  expect(found('RIICH').length).toBeGreaterThan(3);
});

test('words of no card find nothing', () => {
  expect(found('xylophone')).toEqual([]);
});

test('signs have to do where no ways to tell of cards were kept', () => {
  const card = { ranges: [], words: '', standing: 'ruled' } as const;
  const find = makeFinding([
    { ...card, id: 'late', title: 'Late', signs: [{ needs: ['late'] }] },
    { ...card, id: 'drunk', title: 'Drunk', signs: [{ needs: ['drunk'] }] },
  ]);
  const said = readSaid('he came late', vocabularyOf([english]));
  expect(find(said, new Map()).map(({ id }) => id)).toEqual(['late']);
});
