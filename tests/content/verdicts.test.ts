import { describe, expect, test } from 'vitest';
import type { RuledCase } from '../../src/components/features/referee/verdict/rule.ts';
import type { BookId } from '../../src/engine/rulebooks/ids.ts';
import type { Lang } from '../../src/locales.ts';
import toldByCard from '../fixtures/told-by-card.json' with { type: 'json' };
import { readFacts, ruledBy, ruledIn } from './ruled.ts';

describe('a hand that is still going', () => {
  test.each([
    ['en', 'she riichied, now says hand isn’t tenpai, hand still going', 'ema-2016'],
    ['en', 'riichi player admits he is noten but the hand is not over', 'rrc-2026'],
    ['ru', 'объявила риичи, говорит что не темпай, раздача ещё идёт', 'ema-2016'],
  ] as const)('in %s: “%s” under %s is played on', (lang, text, book) => {
    expect(ruledIn(lang, text, book)).toMatchObject({
      card: 'riichi-noten',
      verdict: 'settled-at-draw',
      facts: ['end'],
    });
  });

  test('is asked about where nothing is said of it', () => {
    expect(ruledIn('en', 'riichi without tenpai', 'ema-2016')?.ask).toEqual({
      fact: 'end',
      values: ['going', 'drawn', 'other-won', 'own-won'],
    });
  });

  test('is over in a draw', () => {
    const ruled = ruledIn('en', 'riichi was noten, found in the draw', 'ema-2016');
    expect(ruled).toMatchObject({ card: 'riichi-noten', verdict: undefined });
  });
});

describe('a number of exposed tiles', () => {
  test.each([
    ['6 of his own tiles fell face up', 'own-hand-shown'],
    ['5 of his own tiles fell face up', 'few-exposed'],
    ['8 tiles of the wall fell face up', 'many-exposed'],
  ] as const)('“%s” is ruled by the limit of EMA 2012, and not asked', (text, card) => {
    expect(ruledIn('en', text, 'ema-2012')).toMatchObject({ card, verdict: undefined });
  });

  test('decides by the limit of the rulebook', () => {
    const text = '6 of his own tiles fell face up';
    expect(ruledIn('en', text, 'ema-2012', { exposed: 6 })).toMatchObject({ card: 'few-exposed' });
  });

  test('is asked with the limit in the question where it is not said', () => {
    expect(ruledIn('en', 'some of his own tiles fell face up', 'ema-2012')?.ask).toEqual({ fact: 'tiles', limit: 5 });
    expect(ruledIn('en', 'some of his own tiles fell face up', 'tesuji-2018')?.ask).toEqual({
      fact: 'tiles',
      limit: 4,
    });
  });
});

describe('a swap call', () => {
  test.each([
    ['chi 234 with the 4 and threw the 1', 'tesuji-2018', 'swap-free'],
    ['chi 234 with the 4 and threw the 1', 'ema-2016', undefined],
    ['chi 234 with the 4 and threw the 4', 'tesuji-2018', undefined],
    ['chi 234 with the 4 and threw the 9', 'ema-2016', 'swap-none'],
  ] as const)('“%s” under %s is %s', (text, book, verdict) => {
    expect(ruledIn('en', text, book)).toMatchObject({ card: 'swap-call', verdict });
  });

  test.each(['called the 4 for a chow and discarded the 7', 'called the 4 for a chow and discarded one like it'])(
    '“%s” is asked about',
    (text) => {
      expect(ruledIn('en', text, 'ema-2016')?.ask).toEqual({ fact: 'swap', values: ['same', 'other-end', 'neither'] });
    },
  );
});

test('a number that is denied is not counted', () => {
  expect(ruledIn('en', 'exactly five, not six, from the wall', 'ema-2012')).toMatchObject({ card: 'few-exposed' });
  expect(ruledIn('ru', 'ровно пять, не шесть, со стены', 'ema-2012')).toMatchObject({ card: 'few-exposed' });
});

test('beside a question stand only facts that the rulebook in force looks at', () => {
  const ruled = ruledIn('en', 'a few of his own tiles fell face up', 'ema-2012');
  expect(ruled).toMatchObject({ ask: { fact: 'tiles', limit: 5 }, facts: ['whose'] });
});

/** How the page rules on a telling once its card is found. */
const ruledAs = (card: string, lang: Lang, text: string, book: BookId, chosen?: string): RuledCase | undefined =>
  ruledBy({ cards: [{ id: card, score: 0 }], followUp: undefined }, readFacts(lang, text), book, {}, chosen);

describe.each<[card: string, book: BookId, asks: string, rows: readonly (readonly [Lang, string, string])[]]>([
  [
    'call-dead',
    'wrc-2025',
    'called',
    [
      ['en', 'his hand is dead, he did not know and called pon', 'call-dead/call-void'],
      ['en', 'knew that his hand is dead and called chi', 'call-dead'],
      ['en', 'ron with a dead hand', 'call-dead/dead-win'],
      ['ru', 'рука мёртвая, игрок не знал и объявил пон', 'call-dead/call-void'],
      ['ru', 'знал что рука мёртвая и сказал чи', 'call-dead'],
      ['uk', 'рука мертва, рон', 'call-dead/dead-win'],
      ['it', 'mano morta, non sapeva, ha chiamato pon', 'call-dead/call-void'],
      ['fr', 'main morte, il ne savait pas, pon', 'call-dead/call-void'],
    ],
  ],
  [
    'not-taken',
    'wrc-2025',
    'drawn',
    [
      ['en', 'called pon and did not take the tile, now he has already drawn', 'not-taken'],
      ['en', 'called pon, did not take the tile, he has not drawn again', 'not-taken/take-before-draw'],
      ['ru', 'не взял затребованный тайл, а уже взял следующий тайл', 'not-taken'],
      ['uk', 'не забрав тайл, уже взяв наступний тайл', 'not-taken'],
      ['it', 'non ha preso la tessera, ha già pescato', 'not-taken'],
      ['fr', 'il n’a pas pris la tuile, il a déjà pioché', 'not-taken'],
    ],
  ],
  [
    'riichi-slip',
    'rrc-2026',
    'stick',
    [
      ['en', 'said riichi by mistake, the stick was on the table', 'riichi-slip/riichi-binds'],
      ['en', 'said riichi by mistake, stick not on the table', 'riichi-slip'],
      ['ru', 'сказал риичи по ошибке, палочка уже на столе', 'riichi-slip/riichi-binds'],
      ['ru', 'сказал риичи по ошибке, палочку не положил', 'riichi-slip'],
      ['uk', 'сказав ріічі помилково, паличка на столі', 'riichi-slip/riichi-binds'],
      ['it', 'riichi per sbaglio, bastoncino già sul tavolo', 'riichi-slip/riichi-binds'],
      ['fr', 'riichi par erreur, le bâtonnet est sur la table', 'riichi-slip/riichi-binds'],
    ],
  ],
])('the case of %s under %s', (card, book, fact, rows) => {
  test.each(rows)('in %s: “%s” is %s', (lang, text, right) => {
    const ruled = ruledAs(card, lang, text, book);
    expect(ruled?.ask).toBeUndefined();
    expect([ruled?.card, ruled?.verdict].filter(Boolean).join('/')).toBe(right);
  });

  test(`asks first about “${fact}” where nothing is said`, () => {
    expect(ruledAs(card, 'en', '', book)?.ask).toMatchObject({ fact });
  });
});

describe.each<[card: string, book: BookId, rows: readonly (readonly [string, string])[]]>([
  [
    'ron-no-pung',
    'ema-2016',
    [
      ['ron, no, pon', 'ron-no-pung'],
      ['ron, no, pon, but the hand is good', 'ron-no-pung'],
      ['ron, no, pon; he has no yaku and showed nothing', 'empty-win'],
      ['ron, no, pon; no yaku and he showed the whole hand', 'false-win-shown'],
      ['рон, нет, пон; яку нет, ничего не показал', 'empty-win'],
      ['рон, нет, пон; яку нет, показал всю руку', 'false-win-shown'],
    ],
  ],
  ['ron-no-pung', 'wrc-2025', [['ron, no, pon; no yaku', 'empty-win']]],
  [
    'ron-no-pung',
    'mers-2014',
    [
      ['hu, no, pung; not a winning hand, nothing shown', 'empty-win'],
      ['hu, no, pung; not a winning hand, tiles shown', 'false-hu-invalid'],
    ],
  ],
  [
    'wrong-place',
    'wrc-2025',
    [
      ['drew from the wrong place and mixed it into the hand', 'wrong-place/mixed-in'],
      ['drew from the wrong place, not mixed in', 'wrong-place'],
      ['drew from the wrong place', 'wrong-place'],
    ],
  ],
  ['wrong-place', 'rrc-2026', [['drew from the wrong place and mixed it into the hand', 'wrong-place']]],
  [
    'false-tenpai',
    'ema-2016',
    [
      ['said tenpai but the hand was not waiting, and he was in riichi', 'riichi-noten'],
      ['said tenpai but the hand was not waiting, no riichi', 'false-tenpai'],
      ['said tenpai but the hand was not waiting', 'false-tenpai'],
    ],
  ],
])('%s under %s is taken at its word unless more is said', (card, book, rows) => {
  test.each(rows)('“%s” is %s', (text, right) => {
    const ruled = ruledAs(card, /[а-я]/.test(text) ? 'ru' : 'en', text, book);
    expect([ruled?.card, ruled?.verdict].filter(Boolean).join('/')).toBe(right);
  });
});

/** The card, its verdict, or the fact that is asked about as `?carried`. */
const saidOf = (ruled: RuledCase | undefined): string =>
  ruled?.ask ? `?${ruled.ask.fact}` : [ruled?.card, ruled?.verdict].filter(Boolean).join('/');

describe.each(toldByCard)('what parts the case of $card under $book', ({ card, book, rows }) => {
  test.each(rows)('in %s: “%s” is %s', (lang = '', text = '', right = '') => {
    // Where the tables say nothing, the card that was found stands.
    expect(saidOf(ruledAs(card, lang as Lang, text, book as BookId)) || card).toBe(right);
  });
});

test.each([
  ['wrong-word-win', 'ema-2016'],
  ['wrong-word-corrected', 'ema-2016'],
  ['wrong-word-win', 'rrc-2026'],
] as const)('nothing is asked of %s under %s that its name says, where the card itself was chosen', (card, book) => {
  expect(saidOf(ruledAs(card, 'en', '', book, card))).toBe(card);
  expect(ruledAs(card, 'en', '', book)?.ask).toBeDefined();
});
