import { describe, expect, test } from 'vitest';
import { articleHref } from '../../src/articles.ts';
import { chomboCost, chomboRequest } from '../../src/components/features/referee/chombo-cost.ts';
import { ASPECTS, followsId, handAfter } from '../../src/components/features/referee/follows.ts';
import { mistakenFor } from '../../src/components/features/referee/mistaken-for.ts';
import { CARDS, HANDS, SITUATIONS } from '../../src/components/features/referee/offences.ts';
import { rowsOf, rulingUnder, coverageOf } from '../../src/components/features/referee/rulings.ts';
import { OFFENCES } from '../../src/components/features/referee/offences.ts';
import { penaltyWords, searchWords } from '../../src/components/features/referee/words.ts';
import signs from '../../src/content/penalties/signs.json' with { type: 'json' };
import enWords from '../../src/content/words/en/finder.json' with { type: 'json' };
import { AT_HAND_IDS, RIICHI_RULEBOOKS, type RiichiId, settleRequest } from '../../src/engine/riichi/index.ts';
import { BOOK_IDS } from '../../src/engine/rulebooks/ids.ts';
import { wordsOf } from '../../src/i18n/words.ts';
import { articlesOf } from './chapters.ts';

test('each card has a unique id, and cites articles in published chapters', () => {
  expect(new Set(CARDS.map(({ id }) => id)).size).toBe(CARDS.length);
  const dead = SITUATIONS.flatMap(({ id, rulings }) =>
    BOOK_IDS.flatMap((book) =>
      (rulings[book]?.articles ?? [])
        .filter((article) => !articlesOf(book).has(article) || articleHref(book, article, undefined) === undefined)
        .map((article) => `${id}: ${book} ${article}`),
    ),
  );
  expect(dead).toEqual([]);
});

test.each(['en', 'ru'])('each card has a name and a reason in %s, and a text says something of a ruling', (lang) => {
  const { nameOf, whyOf } = penaltyWords(lang);
  expect(CARDS.filter((card) => nameOf(card).mark ?? whyOf(card)?.mark).map(({ id }) => id)).toEqual([]);
  expect(CARDS.filter((card) => !whyOf(card)).map(({ id }) => id)).toEqual([]);
});

describe('what follows', () => {
  test('covers every way in which a hand goes on', () => {
    const ids = CARDS.flatMap(rowsOf).flatMap(({ ruled }) =>
      ruled && ruled.ruling.kind !== 'silent' ? [followsId(handAfter(ruled), ruled.book)] : [],
    );
    expect([...new Set(ids)].filter((id) => !wordsOf('en', 'follows').find(id, 'hand'))).toEqual([]);
  });

  test.each(['en', 'ru'])(
    'tells bets, counters, dealer, signal and open hand of a riichi hand that is touched, in %s',
    (lang) => {
      const { find } = wordsOf(lang, 'follows');
      const touched = HANDS.filter((hand) => hand !== 'apart').map((hand) => `${hand}-riichi`);
      const untold = touched
        .filter((id) => find(id, 'hand'))
        .flatMap((id) =>
          ASPECTS.filter((aspect) => find(id, aspect)?.lang !== lang).map((aspect) => `${id} ${aspect}`),
        );
      expect(untold).toEqual([]);
    },
  );

  test.each(AT_HAND_IDS)('from a chombo under %s is what the engine settles', (book) => {
    for (const offender of [0, 1] as const) {
      const settled = settleRequest(chomboRequest(book, offender));
      if (!settled.ok) throw new Error(settled.error.why);
      expect(settled.redeal).toBe(true);
      // This hand's bet went back, an earlier one stays; the counters and the dealer are unchanged.
      expect(settled.next).toEqual({ kind: 'hand', dealer: 0, roundWind: 'east', counters: 1, bets: 1 });
      expect(settled.deltas[3]).toBe(settled.penalties.length > 0 ? 0 : settled.deltas[2]);
    }
  });

  test('a chombo costs 20,000 after uma, by RRC 40,000, at Samara a reverse mangan at the table', () => {
    expect(chomboCost('ema-2016')).toEqual({ kind: 'after-uma', points: 20_000 });
    expect(chomboCost('tesuji-2018')).toEqual({ kind: 'after-uma', points: 20_000 });
    expect(chomboCost('rrc-2026')).toEqual({ kind: 'after-uma', points: 40_000 });
    const atTable = { kind: 'table', toEast: 4000, toOther: 2000, byEastToEach: 4000 };
    expect(chomboCost('samara-2019')).toEqual(atTable);
  });
});

test('cards that exclude each other say so on both sides', () => {
  for (const card of CARDS) for (const other of mistakenFor(card)) expect(mistakenFor(other)).toContain(card);
});

test.each([
  ['riichi-noten', 'samara-2019', 'ruled'],
  ['riichi-noten', 'mers-2014', 'foreign'],
  ['false-hu-no-eight', 'ema-2016', 'foreign'],
  ['wall-short', 'tesuji-2018', 'silent'],
  ['wrong-seat', 'samara-2019', 'silent'],
  ['wrong-seat', 'mers-2014', 'silent'],
  ['score-sticks-missing', 'mers-2014', 'ruled'],
] as const)('%s under %s is %s', (id, book, standing) => {
  expect(CARDS.filter((card) => card.id === id).map((card) => coverageOf(card, book))).toEqual([standing]);
});

describe('the signs of cards', () => {
  test('exist for each card, and nothing else', () => {
    expect(Object.keys(signs).toSorted()).toEqual(CARDS.map(({ id }) => id).toSorted());
  });

  test('name only concepts that the vocabulary or the reader knows', () => {
    const known = new Set([...Object.keys(enWords), 'bad-set', 'below-eight']);
    const named = Object.entries(signs).flatMap(([id, card]) =>
      card.signs
        .flatMap((sign: { needs: string[]; helps?: string[]; against?: string[] }) => [
          ...sign.needs,
          ...(sign.helps ?? []),
          ...(sign.against ?? []),
        ])
        .flatMap((line) => line.split(' '))
        .map((concept) => ({ id, concept: concept.replace(/^(-|before:|after:)/, '') })),
    );
    expect(named.filter(({ concept }) => !known.has(concept) && !known.has(`-${concept}`))).toEqual([]);
  });
});

test('a card is looked for in the words of the page', () => {
  const [card] = OFFENCES;
  if (!card) throw new Error('no cards');
  const [english, russian] = [searchWords(card, 'en'), searchWords(card, 'ru')];
  expect(russian).toMatch(/[а-я]/);
  expect(russian).not.toMatch(/[a-z]/i);
  expect(english).toMatch(/[a-z]/);
  expect(english).not.toMatch(/[а-я]/);
});

describe.each(['en', 'ru'])('numbers of the rulebook that a card tells are those of the engine, in %s', (lang) => {
  const said = (id: string, book: RiichiId): string => {
    const card = CARDS.find((one) => one.id === id);
    const ruled = card && rulingUnder(card, book);
    return ruled ? (penaltyWords(lang).textOf(ruled)?.text ?? '') : '';
  };
  const numbersIn = (text: string): readonly number[] =>
    [...text.matchAll(/[−-]?\d+(?:[,\s\u00a0]\d{3})*/g)].map(([found]) =>
      Number(found.replace('−', '-').replace(/[,\s\u00a0]/g, '')),
    );

  test.each(AT_HAND_IDS)('uma by place under %s', (book) => {
    const { uma, startPoints } = RIICHI_RULEBOOKS[book].options;
    const told = numbersIn(said('final-score', book));
    if (uma.kind === 'none') expect(told).toEqual([]);
    if (uma.kind === 'fixed') expect(told).toEqual([startPoints, ...uma.points]);
    if (uma.kind === 'by-players-in-plus')
      expect(told).toEqual([
        startPoints,
        ...uma.points
          .slice(1, 4)
          .flat()
          .map((points) => points / 1000),
      ]);
  });

  test.each(AT_HAND_IDS)('minutes of a session and of its last part under %s', (book) => {
    const { sessionMinutes, signalMinutes } = RIICHI_RULEBOOKS[book].options;
    const text = said('session-length', book).replace(/\blast ten\b|последние десять/, '10');
    expect(numbersIn(text).filter((minutes) => minutes !== 105 || book === 'samara-2019')).toEqual([
      sessionMinutes,
      signalMinutes,
    ]);
  });

  test.each(['ema-2016', 'ema-2012', 'tesuji-2018'] as const)('thirteen han under %s', (book) => {
    const { countedHand } = RIICHI_RULEBOOKS[book].options;
    const text = said('beyond-yakuman', book).split('. ').at(-1) ?? '';
    expect(text).toMatch(countedHand === 'yakuman' ? /yakuman|якуман/ : /sanbaiman|санбайман/);
  });

  test.each(['ema-2016', 'ema-2012', 'tesuji-2018'] as const)('all green and its dragons under %s', (book) => {
    const card = CARDS.find(({ id }) => id === 'all-green');
    const needed = RIICHI_RULEBOOKS[book].options.ryuuiisouHatsu === 'pung';
    expect(card && rulingUnder(card, book)?.ruling.kind).toBe(needed ? 'banned' : 'valid');
  });
});
