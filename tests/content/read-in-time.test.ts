import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { followsId, handAfter, isOnCount } from '../../src/components/features/referee/follows.ts';
import { outcomeOf } from '../../src/components/features/referee/finder/signs.ts';
import type { AskWords } from '../../src/components/features/referee/finder/follow-up.ts';
import { forkWords } from '../../src/components/features/referee/fork.ts';
import { costOf, silenceOf, tellsPayment, unreadOf } from '../../src/components/features/referee/head.ts';
import { CARDS, type Offence } from '../../src/components/features/referee/offences.ts';
import { rulingUnder, coverageOf } from '../../src/components/features/referee/rulings.ts';
import { penaltyWords } from '../../src/components/features/referee/words.ts';
import english from '../../src/content/i18n/en.json' with { type: 'json' };
import russian from '../../src/content/i18n/ru.json' with { type: 'json' };
import asksEn from '../../src/content/words/en/asks.json' with { type: 'json' };
import asksRu from '../../src/content/words/ru/asks.json' with { type: 'json' };
import contraries from '../../src/content/penalties/contraries.json' with { type: 'json' };
import contrasts from '../../src/content/penalties/contrasts.json' with { type: 'json' };
import { BOOK_IDS, type BookId } from '../../src/engine/rulebooks/ids.ts';
import { ui } from '../../src/i18n/strings.ts';
import { wordsOf } from '../../src/i18n/words.ts';
import { LANGUAGES } from '../../src/locales.ts';

/** A referee at a table: two taps to the card, one more per question, and words read at a steady pace. */
const SECONDS = 15;
const TAPS = 2;
const SECONDS_A_TAP = 1.2;
const WORDS_A_SECOND = 3.5;

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
const secondsFor = (text: string, taps: number): number => taps * SECONDS_A_TAP + wordsIn(text) / WORDS_A_SECOND;
const tooLong = (read: readonly (readonly [what: string, seconds: number])[]): readonly string[] =>
  read.flatMap(([what, seconds]) => (seconds > SECONDS ? [`${what}: ${seconds.toFixed(1)} s`] : []));

const cardOf = (id: string): Offence => {
  const card = CARDS.find((one) => one.id === id);
  if (!card) throw new Error(`a question about no card: ${id}`);
  return card;
};

const nameless = (id: string): never => {
  throw new Error(`no few words for ${id}`);
};

/** Cards that no single fact tells apart. */
const CONTRARIES = Object.entries(contraries).flatMap(([id, others]) =>
  others.map((other) => [cardOf(id), cardOf(other)] as const),
);

/** The kind of a ruling, as the finder reads it from the page. */
const kindOf = (card: Offence, book: BookId): string => rulingUnder(card, book)?.ruling.kind ?? 'silent';

describe.each([
  ['en', english, asksEn],
  ['ru', russian, asksRu],
] as const)('amount, receiver and the fate of the hand can be read in 15 seconds, in %s', (lang, strings, asks) => {
  const words = ui({ all: () => strings }, 'referee');
  const { nameOf, textOf } = penaltyWords(lang);
  const rulingOf = (card: Offence, book: BookId): string => {
    const ruled = rulingUnder(card, book);
    const said =
      ruled && ruled.ruling.kind !== 'silent'
        ? [
            words[`kind.${ruled.ruling.kind}`],
            costOf(ruled, book, words, lang),
            (tellsPayment(ruled) || isOnCount(ruled)) && textOf(ruled)?.text,
            !isOnCount(ruled) && wordsOf(lang, 'follows').tell(followsId(handAfter(ruled), book), 'hand').text,
          ]
        : [silenceOf(ruled, book, words), unreadOf(card, ruled, book, words)];
    return said.filter((one) => typeof one === 'string').join(' ');
  };
  const headOf = (card: Offence, book: BookId): string => `${nameOf(card).text} ${rulingOf(card, book)}`;
  const isSameOf = (one: Offence, other: Offence, book: BookId): boolean => {
    const outcome = outcomeOf(kindOf(one, book));
    return outcome !== undefined && outcome === outcomeOf(kindOf(other, book));
  };
  const isOf = (card: Offence, book: BookId): boolean => coverageOf(card, book) !== 'foreign';

  test('includes every card, under its rulebook and the silent ones', () => {
    const read = CARDS.flatMap((card) =>
      BOOK_IDS.filter((book) => isOf(card, book)).map(
        (book) => [`${card.id} ${book}`, secondsFor(headOf(card, book), TAPS)] as const,
      ),
    );
    expect(new Set(read.map(([what]) => what.split(' ')[0])).size).toBe(CARDS.length);
    expect(tooLong(read)).toEqual([]);
  });

  test('of both cards that a question parts, the question and its answers read before', () => {
    const read = contrasts.flatMap((contrast) => {
      const [first, other] = contrast.cards.map(cardOf) as [Offence, Offence];
      const between = [first.id, other.id] as const;
      const { question, answers } = forkWords({ asks: contrast.asks, between }, contrasts, asks, nameless);
      return BOOK_IDS.filter((book) => isOf(first, book) && isOf(other, book))
        .filter((book) => !isSameOf(first, other, book))
        .flatMap((book) =>
          [first, other].map((card) => {
            const all = [question, ...answers.map(({ text }) => text), headOf(card, book)].join(' ');
            return [`${contrast.asks}: ${card.id} ${book}`, secondsFor(all, TAPS + 1)] as const;
          }),
        );
    });
    expect(read.length).toBeGreaterThan(contrasts.length);
    expect(tooLong(read)).toEqual([]);
  });

  test('of both cards that no one fact parts, what they are called in short read before, and not once more', () => {
    const read = CONTRARIES.flatMap(([one, another]) => {
      const between = [one.id, another.id] as const;
      const { question, answers } = forkWords({ asks: undefined, between }, contrasts, asks, nameless);
      const both = BOOK_IDS.filter((book) => isOf(one, book) && isOf(another, book));
      const asked = both.filter((book) => !isSameOf(one, another, book));
      expect.soft(asked, between.join(' ')).not.toEqual([]);
      return asked.flatMap((book) =>
        [one, another].map((card) => {
          const all = [question, ...answers.map(({ text }) => text), rulingOf(card, book)].join(' ');
          return [`${between.join(' ')}: ${card.id} ${book}`, secondsFor(all, TAPS + 1)] as const;
        }),
      );
    });
    expect(read.length).toBeGreaterThan(CONTRARIES.length);
    expect(tooLong(read)).toEqual([]);
  });
});

test('each question has its words and an answer for each of its cards, in every language', () => {
  for (const { lang } of LANGUAGES) {
    const {
      questions,
      answers: words,
      which,
    } = JSON.parse(readFileSync(`src/content/words/${lang}/asks.json`, 'utf8')) as AskWords;
    expect(which, lang).not.toBe('');
    for (const { asks, answers } of contrasts) {
      expect(questions, lang).toHaveProperty([asks]);
      for (const answer of answers) expect(words, lang).toHaveProperty([answer]);
    }
    expect(Object.keys(questions).toSorted()).toEqual([...new Set(contrasts.map(({ asks }) => asks))].toSorted());
    expect(Object.keys(words).toSorted()).toEqual([...new Set(contrasts.flatMap(({ answers }) => answers))].toSorted());
  }
  const contrary = new Set(CONTRARIES.flat().map(({ id }) => id));
  for (const { cards } of [asksEn, asksRu]) expect(Object.keys(cards).toSorted()).toEqual([...contrary].toSorted());
  for (const { cards, answers } of contrasts) {
    expect(answers).toHaveLength(cards.length);
    expect(new Set(answers).size).toBe(cards.length);
  }
});
