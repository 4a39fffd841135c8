import { describe, expect, test } from 'vitest';
import {
  type Bounds,
  exactly,
  makeFactReader,
  type Swap,
} from '../../src/components/features/referee/verdict/facts.ts';
import list from '../../src/content/penalties/facts.json' with { type: 'json' };
import enFacts from '../../src/content/words/en/facts.json' with { type: 'json' };
import enFinder from '../../src/content/words/en/finder.json' with { type: 'json' };
import frFacts from '../../src/content/words/fr/facts.json' with { type: 'json' };
import itFacts from '../../src/content/words/it/facts.json' with { type: 'json' };
import ruFacts from '../../src/content/words/ru/facts.json' with { type: 'json' };
import ruFinder from '../../src/content/words/ru/finder.json' with { type: 'json' };
import ukFacts from '../../src/content/words/uk/facts.json' with { type: 'json' };

const ENGLISH = [enFinder, enFacts];
const READERS = {
  en: makeFactReader(ENGLISH, list),
  ru: makeFactReader([...ENGLISH, ruFinder, ruFacts], list),
  uk: makeFactReader([...ENGLISH, ukFacts], list),
  it: makeFactReader([...ENGLISH, itFacts], list),
  fr: makeFactReader([...ENGLISH, frFacts], list),
};
type Lang = keyof typeof READERS;

describe('a number of tiles is the one that stands by them', () => {
  test.each<[Lang, string, number]>([
    ['en', 'one player showed six tiles', 6],
    ['en', 'one player showed six of his tiles', 6],
    ['en', 'one player showed 6 tiles', 6],
    ['en', 'one player showed one tile', 1],
    ['en', 'player 3 showed six tiles', 6],
    ['en', 'showed 3 of his 13 tiles', 3],
    ['en', 'one of his tiles fell', 1],
    ['ru', 'один игрок показал шесть тайлов', 6],
    ['ru', 'показал 3 из своих 13 тайлов', 3],
    ['uk', 'один гравець показав шість тайлів', 6],
    ['it', 'Una giocatrice ha mostrato sei tessere', 6],
    ['it', 'Una giocatrice ha mostrato una tessera', 1],
    ['fr', 'Une joueuse a montré six tuiles', 6],
  ])('in %s: “%s” is %i', (lang, text, tiles) => {
    expect(READERS[lang](text).tiles).toEqual(exactly(tiles));
  });
});

const atMost = (most: number): Bounds => ({ least: 0, most });
const atLeast = (least: number): Bounds => ({ least, most: Infinity });

describe('“not more” is a most, and “not less” a least', () => {
  test.each<[Lang, string, Bounds]>([
    ['en', 'not more than five tiles fell', atMost(5)],
    ['en', 'no more than 5 tiles fell', atMost(5)],
    ['en', 'not less than five tiles fell', atLeast(5)],
    ['en', 'more than five tiles fell', atLeast(6)],
    ['en', 'he did not stop, more than five tiles fell', atLeast(6)],
    ['en', 'less than five tiles fell', atMost(4)],
    ['ru', 'упало не больше 5 тайлов', atMost(5)],
    ['ru', 'упало не более чем пять тайлов', atMost(5)],
    ['ru', 'упало более чем пять тайлов', atLeast(6)],
    ['ru', 'упало не меньше 5 тайлов', atLeast(5)],
    ['ru', 'упало больше 5 тайлов', atLeast(6)],
    ['ru', 'упало не со стены, больше 5 тайлов', atLeast(6)],
    ['uk', 'впало не більше 5 тайлів', atMost(5)],
    ['uk', 'впало не більш ніж п’ять тайлів', atMost(5)],
    ['uk', 'впало не більше ніж 5 тайлів', atMost(5)],
    ['uk', 'впало більше 5 тайлів', atLeast(6)],
    ['uk', 'впало не зі стіни, більше 5 тайлів', atLeast(6)],
    ['it', 'sono cadute non più di cinque tessere', atMost(5)],
    ['it', 'non meno di cinque tessere', atLeast(5)],
    ['it', 'sono cadute più di cinque tessere', atLeast(6)],
    ['it', 'non dal muro, più di cinque tessere', atLeast(6)],
    ['fr', 'pas plus de cinq tuiles sont tombées', atMost(5)],
    ['fr', 'pas moins de cinq tuiles', atLeast(5)],
    ['fr', 'plus de cinq tuiles sont tombées', atLeast(6)],
    ['fr', 'pas du mur, plus de cinq tuiles', atLeast(6)],
  ])('in %s: “%s”', (lang, text, tiles) => {
    expect(READERS[lang](text).tiles).toEqual(tiles);
  });
});

describe('how a called tile and the discard after it belong together', () => {
  test.each<[Lang, string, Swap | undefined]>([
    ['en', 'called the 4 for a chow and discarded the 4', 'same'],
    ['en', 'called the 4 for a pung and discarded the 4', 'same'],
    ['en', 'called the 4 for a pung and discarded the 7', 'neither'],
    ['en', 'called the 4 for a chow and discarded the 9', 'neither'],
    ['en', 'chow 234 with the 4 and discarded the 1', 'other-end'],
    ['en', 'chow 345 with the 4 and discarded the 7', 'neither'],
    ['en', 'called the 5 for a chow and discarded the one of bamboo', 'neither'],
    ['en', 'called the one of dots for a pung and discarded the one of dots', 'same'],
    ['en', 'called the 1 for a pung and discarded the 1', 'same'],
    ['ru', 'чи с четвёркой, снёс девятку', 'neither'],
    ['ru', 'пон единиц, снёс единицу', 'same'],
    ['uk', 'пон одиниць, зніс одиницю', 'same'],
    ['it', 'pung di uno di bambù, ha scartato uno di bambù', 'same'],
    ['fr', 'pung de un de bambou, écarte un un de bambou', 'same'],
  ])('in %s: “%s” is %s', (lang, text, swap) => {
    expect(READERS[lang](text).swap).toBe(swap);
  });

  test.each<[Lang, string]>([
    ['en', 'called the 4 for a chow and discarded the 7'],
    ['en', 'called the 4 for a chow and discarded one like it'],
    ['en', 'called the 4 for a pung and discarded one like it'],
    ['en', 'chow 234, one player discarded the 5'],
    ['en', 'one player called a chow and discarded the 7'],
    ['en', 'one man called a chow and discarded the 7'],
    ['ru', 'чи с четвёркой, снёс один со стены'],
    ['ru', 'чи с четвёркой, снёс один такой же'],
    ['ru', 'чи с четвёркой, снёс семёрку'],
    ['uk', 'чі з 4, зніс один такий самий'],
    ['it', 'ha chiamato il 4 per un chow e ha scartato una tessera uguale'],
    ['it', 'ha chiamato il 4 per un pung e ha scartato una tessera uguale'],
    ['fr', 'a appelé le 4 pour un chow et écarte une tuile pareille'],
  ])('in %s “%s” does not tell', (lang, text) => {
    expect(READERS[lang](text).swap).toBeUndefined();
  });
});

describe('whether a hand had been declared dead', () => {
  test.each<[Lang, string, string | undefined]>([
    ['en', 'his hand was declared dead and he still called pon', 'yes'],
    ['en', 'called pon with a hand not declared dead', 'no'],
    ['en', 'called pon with a dead hand', undefined],
    ['ru', 'руку объявили мёртвой, а он сказал пон', 'yes'],
    ['ru', 'сказал пон, хотя руку ещё не объявили мёртвой', 'no'],
    ['ru', 'сказал пон с мёртвой рукой', undefined],
    ['uk', 'руку оголошено мертвою, а він сказав пон', 'yes'],
    ['uk', 'сказав пон, а руку ще не оголошено мертвою', 'no'],
    ['it', 'la mano era già dichiarata morta e ha chiamato pon', 'yes'],
    ['it', 'ha chiamato pon con una mano non ancora dichiarata morta', 'no'],
    ['fr', 'sa main était déclarée morte et il a réclamé une tuile', 'yes'],
    ['fr', 'il a réclamé une tuile, sa main n’était pas encore déclarée morte', 'no'],
  ])('%s: %s', (lang, text, declared) => {
    expect(READERS[lang](text).declared).toBe(declared);
  });
});
