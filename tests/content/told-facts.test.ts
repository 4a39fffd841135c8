import { describe, expect, test } from 'vitest';
import { type Bounds, exactly } from '../../src/components/features/referee/finder/numbers.ts';
import type { Swap } from '../../src/components/features/referee/finder/sets.ts';
import { type FactValue, makeFactReader } from '../../src/components/features/referee/verdict/facts.ts';
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
    ['en', 'took the 5 for 5-6-7 and discarded the 5', 'same'],
    ['uk', 'забрав п’ятірку на 5-6-7 і зніс п’ятірку', 'same'],
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
    ['it', 'confessa che il riichi è noten ma la mano non è finita', 'going'],
    ['it', 'riichi sbagliato, stiamo ancora pescando', 'going'],
    ['it', 'riichi noten, nessuno ha ancora detto ron', 'going'],
    ['it', 'riichi vuoto, ha vinto nord', 'other-won'],
    ['it', 'kan vietato in riichi, poi vince la vicina', 'other-won'],
    ['it', 'kan vietato e poi ha fatto tsumo lui', 'own-won'],
    ['it', 'muro finito, era in riichi noten', 'drawn'],
    ['it', 'niente più tessere, il riichi era noten', 'drawn'],
    ['it', 'ha dichiarato riichi senza tenpai', undefined],
    ['it', 'vuole vincere ma il riichi è noten', undefined],
    ['fr', 'il avoue que son riichi est noten mais la main n’est pas finie', 'going'],
    ['fr', 'faux riichi, on pioche encore', 'going'],
    ['fr', 'riichi noten, personne n’a encore dit ron', 'going'],
    ['fr', 'riichi vide, c’est nord qui a gagné', 'other-won'],
    ['fr', 'kan interdit en riichi, puis la voisine gagne', 'other-won'],
    ['fr', 'kan interdit et ensuite il a fait tsumo lui-même', 'own-won'],
    ['fr', 'mur fini, il était en riichi noten', 'drawn'],
    ['fr', 'plus aucune tuile, le riichi était noten', 'drawn'],
    ['fr', 'il a déclaré riichi sans tenpai', undefined],
    ['fr', 'il veut gagner mais son riichi est noten', undefined],
    ['uk', 'узяв не з кінця стіни, ріічі тримається', undefined],
    ['uk', 'південь у ріічі каже, що виграє', undefined],
    ['it', 'ha pescato non dalla fine, il riichi resta', undefined],
    ['fr', 'nord en riichi attend toujours', undefined],
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
    ['it', 'sei tessere della mia mano scoperte', 'own'],
    ['it', 'sei tessere del giocatore di fronte scoperte', 'opponent'],
    ['it', 'ho urtato la mano di un altro, due tessere scoperte', 'opponent'],
    ['it', 'girate due tessere del muro morto', 'dead-wall'],
    ['it', 'due tessere del muro scoperte', 'wall'],
    ['it', 'sei tessere a faccia in su', undefined],
    ['fr', 'six tuiles de ma main visibles', 'own'],
    ['fr', 'six tuiles du joueur d’en face visibles', 'opponent'],
    ['fr', 'j’ai heurté la main d’un autre, deux tuiles visibles', 'opponent'],
    ['fr', 'deux tuiles du mur mort retournées', 'dead-wall'],
    ['fr', 'deux tuiles du mur visibles', 'wall'],
    ['fr', 'six tuiles face visible', undefined],
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
    ['it', 'venticinque minuti di ritardo', exactly(25)],
    ['it', 'diciassette minuti di ritardo', exactly(17)],
    ['it', 'in ritardo di un quarto d’ora', exactly(15)],
    ['it', 'arrivata dopo mezz’ora', exactly(30)],
    ['it', 'in ritardo di meno di dieci minuti', atMost(9)],
    ['it', 'più di dieci minuti di ritardo', atLeast(11)],
    ['fr', 'vingt-cinq minutes de retard', exactly(25)],
    ['fr', 'dix-sept minutes de retard', exactly(17)],
    ['fr', 'un quart d’heure de retard', exactly(15)],
    ['fr', 'arrivée au bout d’une demi-heure', exactly(30)],
    ['fr', 'moins de dix minutes de retard', atMost(9)],
    ['fr', 'plus de dix minutes de retard', atLeast(11)],
  ])('how many minutes somebody was late: in %s “%s”', (lang, text, told) => {
    expect(READERS[lang](text).minutes).toEqual(told);
  });
  test.each<[Lang, string, FactValue | undefined]>([
    ['uk', 'не п’ять, а шість тайлів упало', exactly(6)],
    ['uk', 'впало щонайменше шість тайлів', atLeast(6)],
    ['uk', 'упав лише один тайл', exactly(1)],
    ['uk', 'десяток тайлів стіни догори', exactly(10)],
    ['it', 'non cinque ma sei tessere cadute', exactly(6)],
    ['it', 'almeno sei tessere cadute', atLeast(6)],
    ['it', 'è caduta una sola tessera', exactly(1)],
    ['it', 'una decina di tessere del muro scoperte', exactly(10)],
    ['fr', 'pas cinq mais six tuiles tombées', exactly(6)],
    ['fr', 'au moins six tuiles tombées', atLeast(6)],
    ['fr', 'une seule tuile est tombée', exactly(1)],
    ['fr', 'une dizaine de tuiles du mur visibles', exactly(10)],
  ])('how many tiles fell: in %s “%s”', (lang, text, told) => {
    expect(READERS[lang](text).tiles).toEqual(told);
  });
  test.each<[Lang, string, FactValue | undefined]>([
    ['uk', 'тайл узяв не звідти й уже скинув', 'yes'],
    ['it', 'non ha ancora scartato', 'no'],
    ['it', 'pescata sbagliata e ha già buttato', 'yes'],
    ['fr', 'il n’a pas encore jeté', 'no'],
    ['fr', 'mauvaise pioche et il a déjà jeté', 'yes'],
    ['it', 'non ha ancora scartato e si accorge', 'no'],
  ])('whether the discard was made: in %s “%s”', (lang, text, told) => {
    expect(READERS[lang](text).discarded).toEqual(told);
  });
  test.each<[Lang, string, FactValue | undefined]>([
    ['uk', 'узяв не звідти, сорочкою вгору, не перевертав', 'no'],
    ['uk', 'узяла не звідти й роздивилась', 'yes'],
    ['it', 'presa dal punto sbagliato, ancora coperta, non girata', 'no'],
    ['it', 'presa dal punto sbagliato e l’ha guardata', 'yes'],
    ['fr', 'prise au mauvais endroit, encore cachée, pas retournée', 'no'],
    ['fr', 'prise au mauvais endroit et il l’a regardée', 'yes'],
    ['it', 'la tessera non è stata vista', 'no'],
  ])('whether the tile was seen: in %s “%s”', (lang, text, told) => {
    expect(READERS[lang](text).seen).toEqual(told);
  });
  test.each<[Lang, string, FactValue | undefined]>([
    ['uk', 'тайла не взяв, після нього ходили двоє', 'yes'],
    ['uk', 'тайла не взяла, знесли вже двоє', 'yes'],
    ['uk', 'тайла не взяв, після нього ходив лише сусід', 'no'],
    ['it', 'tessera non presa, dopo hanno giocato in due', 'yes'],
    ['it', 'tessera non presa, dopo ha scartato solo il vicino', 'no'],
    ['fr', 'tuile pas prise, deux joueurs ont joué depuis', 'yes'],
    ['fr', 'tuile pas prise, seul le voisin a défaussé depuis', 'no'],
    ['uk', 'пона не забрав сходив тільки сусід', 'no'],
    ['it', 'non ha preso la tessera solo il vicino ha scartato', 'no'],
    ['fr', 'elle oublie de la prendre seul le voisin a jeté', 'no'],
  ])('whether two more players had discarded: in %s “%s”', (lang, text, told) => {
    expect(READERS[lang](text)['two-more']).toEqual(told);
  });
  test.each<[Lang, string, FactValue | undefined]>([
    ['uk', 'каже рон, руку не розкривав', 'no'],
    ['uk', 'рон і тримає тайли закритими', 'no'],
    ['uk', 'рон, тайли на столі горілиць', 'yes'],
    ['it', 'ron ma non ha aperto la mano', 'no'],
    ['it', 'dice ron e tiene le tessere in piedi', 'no'],
    ['it', 'ron con le tessere sul tavolo scoperte', 'yes'],
    ['fr', 'ron mais il n’a pas ouvert sa main', 'no'],
    ['fr', 'dit ron et garde ses tuiles debout', 'no'],
    ['fr', 'ron avec ses tuiles étalées sur la table', 'yes'],
    ['it', 'la mano non è stata mostrata', 'no'],
  ])('whether the hand was shown: in %s “%s”', (lang, text, told) => {
    expect(READERS[lang](text).shown).toEqual(told);
  });
  test.each<[Lang, string, FactValue | undefined]>([
    ['uk', 'вже вдруге каже пон помилково', '2'],
    ['uk', 'уперше каже пон помилково', '1'],
    ['uk', 'це його третє таке порушення', '3'],
    ['uk', 'двічі попереджали', '2'],
    ['it', 'è la seconda volta che dice pon per sbaglio', '2'],
    ['it', 'prima volta che dice pon per sbaglio', '1'],
    ['it', 'terza infrazione uguale', '3'],
    ['it', 'già ammonito due volte', '2'],
    ['fr', 'deuxième fois qu’il dit pon par erreur', '2'],
    ['fr', 'première fois qu’il dit pon par erreur', '1'],
    ['fr', 'troisième infraction pareille', '3'],
    ['fr', 'averti deux fois', '2'],
  ])('for which time it happened: in %s “%s”', (lang, text, told) => {
    expect(READERS[lang](text).time).toEqual(told);
  });
  test.each<[Lang, string, FactValue | undefined]>([
    ['uk', 'стіну зламали не там, тайлів ще не роздано', 'no'],
    ['uk', 'стіну зламали не там, руки вже набрали', 'yes'],
    ['it', 'muro aperto male, tessere non ancora distribuite', 'no'],
    ['it', 'muro aperto male, mani già fatte', 'yes'],
    ['fr', 'mur mal ouvert, tuiles pas encore distribuées', 'no'],
    ['fr', 'mur mal ouvert, mains déjà faites', 'yes'],
    ['it', 'il muro non è aperto bene ma tutti hanno già le tessere', 'yes'],
  ])('whether tiles had been dealt: in %s “%s”', (lang, text, told) => {
    expect(READERS[lang](text).dealt).toEqual(told);
  });
  test.each<[Lang, string, FactValue | undefined]>([
    ['uk', 'суддя сказав рука мертва, а він пон', 'yes'],
    ['uk', 'рука мертва, та ніхто ще цього не сказав', 'no'],
    ['uk', 'сказав пон з мертвою рукою', undefined],
    ['it', 'l’arbitro aveva detto mano morta e fa pon', 'yes'],
    ['it', 'mano morta ma nessuno l’ha ancora detto', 'no'],
    ['it', 'chiama pon con la mano morta', undefined],
    ['it', 'la mano non è dichiarata morta e fa pon', 'no'],
    ['fr', 'l’arbitre avait dit main morte et il fait pon', 'yes'],
    ['fr', 'main morte mais personne ne l’a encore dit', 'no'],
    ['fr', 'annonce pon avec une main morte', undefined],
    ['uk', 'суддя не назвав руку мертвою, а він каже пон', 'no'],
  ])('whether the hand had been declared dead: in %s “%s”', (lang, text, told) => {
    expect(READERS[lang](text).declared).toEqual(told);
  });
  test.each<[Lang, string, FactValue | undefined]>([
    ['uk', 'видно більшу половину руки', 'yes'],
    ['uk', 'видно лише два тайли руки', 'no'],
    ['it', 'si vede più di metà della mano', 'yes'],
    ['it', 'si vedono solo due tessere della mano', 'no'],
    ['fr', 'on voit plus de la moitié de sa main', 'yes'],
    ['fr', 'on ne voit que deux tuiles de sa main', 'no'],
    ['it', 'ha urtato la sua mano e se ne vede più di metà', 'yes'],
    ['it', 'si vede meno della metà della mano', 'no'],
  ])('whether more than half of the hand was seen: in %s “%s”', (lang, text, told) => {
    expect(READERS[lang](text).half).toEqual(told);
  });
  test.each<[Lang, string, FactValue | undefined]>([
    ['uk', 'дограти ніяк, усе змішалось', 'no'],
    ['uk', 'усе поставили назад і грали далі', 'yes'],
    ['it', 'tutto mescolato, non si riesce ad andare avanti', 'no'],
    ['it', 'rimesso tutto a posto si va avanti', 'yes'],
    ['fr', 'tout est mélangé, plus possible de continuer', 'no'],
    ['fr', 'tout remis en place, on continue', 'yes'],
    ['fr', 'pas possible de continuer, tout est par terre', 'no'],
    ['fr', 'il est possible de continuer', 'yes'],
  ])('whether play can go on: in %s “%s”', (lang, text, told) => {
    expect(READERS[lang](text).playable).toEqual(told);
  });
  test.each<[Lang, string, FactValue | undefined]>([
    ['uk', 'стіл сам склався', 'no'],
    ['uk', 'вітер звалив стіну', 'no'],
    ['it', 'il tavolo si è rotto da solo', 'no'],
    ['it', 'un colpo di vento butta giù il muro', 'no'],
    ['fr', 'la table s’est cassée toute seule', 'no'],
    ['fr', 'un coup de vent renverse le mur', 'no'],
  ])('whether somebody was at fault: in %s “%s”', (lang, text, told) => {
    expect(READERS[lang](text).fault).toEqual(told);
  });
  test.each<[Lang, string, FactValue | undefined]>([
    ['uk', 'ху на сім очок', 'yes'],
    ['uk', 'ху, а рука не склалась', 'no'],
    ['it', 'hu con sette punti', 'yes'],
    ['it', 'hu ma la mano non era completa', 'no'],
    ['fr', 'hu avec sept points', 'yes'],
    ['fr', 'hu mais la main n’était pas complète', 'no'],
  ])('whether the hand was complete: in %s “%s”', (lang, text, told) => {
    expect(READERS[lang](text).whole).toEqual(told);
  });
  test.each<[Lang, string, FactValue | undefined]>([
    ['uk', 'показав, що був темпай, і довів це', 'yes'],
    ['uk', 'показувати темпай відмовився', 'no'],
    ['it', 'ha dimostrato che era tenpai', 'yes'],
    ['it', 'si rifiuta di mostrare il tenpai', 'no'],
    ['fr', 'il a prouvé qu’il était tenpai', 'yes'],
    ['fr', 'il refuse de montrer son tenpai', 'no'],
    ['uk', 'довів темпай, показав', 'yes'],
  ])('whether tenpai was proved: in %s “%s”', (lang, text, told) => {
    expect(READERS[lang](text).proved).toEqual(told);
  });
});
