import { describe, expect, test } from 'vitest';
import {
  type Bounds,
  exactly,
  type FactValue,
  makeFactReader,
  type Swap,
} from '../../src/components/features/referee/verdict/facts.ts';
import list from '../../src/content/penalties/facts.json' with { type: 'json' };
import enFacts from '../../src/content/words/en/facts.json' with { type: 'json' };
import enFinder from '../../src/content/words/en/finder.json' with { type: 'json' };
import frFacts from '../../src/content/words/fr/facts.json' with { type: 'json' };
import frFinder from '../../src/content/words/fr/finder.json' with { type: 'json' };
import itFacts from '../../src/content/words/it/facts.json' with { type: 'json' };
import itFinder from '../../src/content/words/it/finder.json' with { type: 'json' };
import ruFacts from '../../src/content/words/ru/facts.json' with { type: 'json' };
import ruFinder from '../../src/content/words/ru/finder.json' with { type: 'json' };
import ukFacts from '../../src/content/words/uk/facts.json' with { type: 'json' };
import ukFinder from '../../src/content/words/uk/finder.json' with { type: 'json' };

const ENGLISH = [enFinder, enFacts];
const READERS = {
  en: makeFactReader(ENGLISH, list),
  ru: makeFactReader([...ENGLISH, ruFinder, ruFacts], list),
  uk: makeFactReader([...ENGLISH, ukFinder, ukFacts], list),
  it: makeFactReader([...ENGLISH, itFinder, itFacts], list),
  fr: makeFactReader([...ENGLISH, frFinder, frFacts], list),
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

describe('everyday words tell', () => {
  test.each<[Lang, string, FactValue | undefined]>([
    ['uk', 'у ріічі зізналась що нотен, стіна ще ціла, ходимо далі', 'going'],
    ['uk', 'каже ріічі хибне, а роздача ще не дограна', 'going'],
    ['uk', 'ріічі без темпая, ще ніхто не сказав рон', 'going'],
    ['uk', 'ріічі без темпая, роздачу забрав південь', 'other-won'],
    ['uk', 'ріічі було порожнє, виграв схід', 'other-won'],
    ['uk', 'у ріічі змінила очікування каном, потім виграла сусідка', 'other-won'],
    ['uk', 'зробив заборонений кан і за хід сам взяв цумо', 'own-won'],
    ['uk', 'стіни не лишилось, ріічник нотен', 'drawn'],
    ['uk', 'кінець стіни, показує руку без темпая', 'drawn'],
    ['uk', 'оголосив ріічі без темпая', undefined],
    ['uk', 'хоче виграти, а в нього ріічі без темпая', undefined],
    ['uk', 'узяв не з кінця стіни, ріічі тримається', undefined],
    ['uk', 'південь у ріічі каже, що виграє', undefined],
  ])('how the hand ended, or that it goes on: in %s “%s”', (lang, text, told) => {
    expect(READERS[lang](text).end).toEqual(told);
  });
  test.each<[Lang, string, FactValue | undefined]>([
    ['uk', 'впало шість тайлів моєї руки', 'own'],
    ['uk', 'впало шість тайлів гравця навпроти', 'opponent'],
    ['uk', 'я зачепила чужу руку, видно два тайли', 'opponent'],
    ['uk', 'перевернув два тайли в мертвій стіні', 'dead-wall'],
    ['uk', 'два тайли стіни догори', 'wall'],
    ['uk', 'шість тайлів лягли догори', undefined],
  ])('whose tiles they were: in %s “%s”', (lang, text, told) => {
    expect(READERS[lang](text).whose).toEqual(told);
  });
  test.each<[Lang, string, FactValue | undefined]>([
    ['uk', 'запізнився на двадцять п’ять хвилин', exactly(25)],
    ['uk', 'запізнилась на сімнадцять хвилин', exactly(17)],
    ['uk', 'спізнився на чверть години', exactly(15)],
    ['uk', 'прийшов через пів години', exactly(30)],
    ['uk', 'запізнився менше ніж на десять хвилин', atMost(9)],
    ['uk', 'запізнився більш ніж на десять хвилин', atLeast(11)],
  ])('how many minutes somebody was late: in %s “%s”', (lang, text, told) => {
    expect(READERS[lang](text).minutes).toEqual(told);
  });
  test.each<[Lang, string, FactValue | undefined]>([
    ['uk', 'не п’ять, а шість тайлів упало', exactly(6)],
    ['uk', 'впало щонайменше шість тайлів', atLeast(6)],
    ['uk', 'упав лише один тайл', exactly(1)],
    ['uk', 'десяток тайлів стіни догори', exactly(10)],
  ])('how many tiles fell: in %s “%s”', (lang, text, told) => {
    expect(READERS[lang](text).tiles).toEqual(told);
  });
  test.each<[Lang, string, FactValue | undefined]>([['uk', 'тайл узяв не звідти й уже скинув', 'yes']])(
    'whether the discard was made: in %s “%s”',
    (lang, text, told) => {
      expect(READERS[lang](text).discarded).toEqual(told);
    },
  );
  test.each<[Lang, string, FactValue | undefined]>([
    ['uk', 'узяв не звідти, сорочкою вгору, не перевертав', 'no'],
    ['uk', 'узяла не звідти й роздивилась', 'yes'],
  ])('whether the tile was seen: in %s “%s”', (lang, text, told) => {
    expect(READERS[lang](text).seen).toEqual(told);
  });
  test.each<[Lang, string, FactValue | undefined]>([
    ['uk', 'тайла не взяв, після нього ходили двоє', 'yes'],
    ['uk', 'тайла не взяла, знесли вже двоє', 'yes'],
    ['uk', 'тайла не взяв, після нього ходив лише сусід', 'no'],
  ])('whether two more players had discarded: in %s “%s”', (lang, text, told) => {
    expect(READERS[lang](text)['two-more']).toEqual(told);
  });
  test.each<[Lang, string, FactValue | undefined]>([
    ['uk', 'каже рон, руку не розкривав', 'no'],
    ['uk', 'рон і тримає тайли закритими', 'no'],
    ['uk', 'рон, тайли на столі горілиць', 'yes'],
  ])('whether the hand was shown: in %s “%s”', (lang, text, told) => {
    expect(READERS[lang](text).shown).toEqual(told);
  });
  test.each<[Lang, string, FactValue | undefined]>([
    ['uk', 'вже вдруге каже пон помилково', '2'],
    ['uk', 'уперше каже пон помилково', '1'],
    ['uk', 'це його третє таке порушення', '3'],
    ['uk', 'двічі попереджали', '2'],
  ])('for which time it happened: in %s “%s”', (lang, text, told) => {
    expect(READERS[lang](text).time).toEqual(told);
  });
  test.each<[Lang, string, FactValue | undefined]>([
    ['uk', 'стіну зламали не там, тайлів ще не роздано', 'no'],
    ['uk', 'стіну зламали не там, руки вже набрали', 'yes'],
  ])('whether tiles had been dealt: in %s “%s”', (lang, text, told) => {
    expect(READERS[lang](text).dealt).toEqual(told);
  });
  test.each<[Lang, string, FactValue | undefined]>([
    ['uk', 'суддя сказав рука мертва, а він пон', 'yes'],
    ['uk', 'рука мертва, та ніхто ще цього не сказав', 'no'],
    ['uk', 'сказав пон з мертвою рукою', undefined],
    ['uk', 'суддя не назвав руку мертвою, а він каже пон', 'no'],
  ])('whether the hand had been declared dead: in %s “%s”', (lang, text, told) => {
    expect(READERS[lang](text).declared).toEqual(told);
  });
  test.each<[Lang, string, FactValue | undefined]>([
    ['uk', 'видно більшу половину руки', 'yes'],
    ['uk', 'видно лише два тайли руки', 'no'],
  ])('whether more than half of the hand was seen: in %s “%s”', (lang, text, told) => {
    expect(READERS[lang](text).half).toEqual(told);
  });
  test.each<[Lang, string, FactValue | undefined]>([
    ['uk', 'дограти ніяк, усе змішалось', 'no'],
    ['uk', 'усе поставили назад і грали далі', 'yes'],
  ])('whether play can go on: in %s “%s”', (lang, text, told) => {
    expect(READERS[lang](text).playable).toEqual(told);
  });
  test.each<[Lang, string, FactValue | undefined]>([
    ['uk', 'стіл сам склався', 'no'],
    ['uk', 'вітер звалив стіну', 'no'],
  ])('whether somebody was at fault: in %s “%s”', (lang, text, told) => {
    expect(READERS[lang](text).fault).toEqual(told);
  });
  test.each<[Lang, string, FactValue | undefined]>([
    ['uk', 'ху на сім очок', 'yes'],
    ['uk', 'ху, а рука не склалась', 'no'],
  ])('whether the hand was complete: in %s “%s”', (lang, text, told) => {
    expect(READERS[lang](text).whole).toEqual(told);
  });
  test.each<[Lang, string, FactValue | undefined]>([
    ['uk', 'показав, що був темпай, і довів це', 'yes'],
    ['uk', 'показувати темпай відмовився', 'no'],
    ['uk', 'довів темпай, показав', 'yes'],
  ])('whether tenpai was proved: in %s “%s”', (lang, text, told) => {
    expect(READERS[lang](text).proved).toEqual(told);
  });
});
