import '../components/register-tables.ts';
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { offBalance, parseFinishLink } from '../../src/components/features/club/settle/finishing.ts';
import { parseSettleLink } from '../../src/components/features/club/settle/link.ts';
import { CARDS } from '../../src/components/features/referee/offences.ts';
import { HELPERS, handedOver } from '../../src/components/features/referee/handed-over.ts';
import { rulingUnder } from '../../src/components/features/referee/rulings.ts';
import { settledAs } from '../../src/components/features/referee/settled.ts';
import settled from '../../src/content/penalties/settled.json' with { type: 'json' };
import { parseHandLink, scoreRequest } from '../../src/engine/index.ts';
import { BOOK_IDS } from '../../src/engine/rulebooks/ids.ts';

const links = CARDS.flatMap((card) =>
  BOOK_IDS.flatMap((book) => {
    const kind = rulingUnder(card, book)?.ruling.kind;
    const link = kind && settledAs(card.id, kind, book);
    return link ? [{ id: card.id, book, link }] : [];
  }),
);

describe('from a card to the calculator', () => {
  test.each(links)('$id under $book: a link that it reads as a hand under this rulebook', ({ book, link }) => {
    expect(parseSettleLink(link)?.rules).toBe(book);
  });

  test('every link belongs to an existing ruling', () => {
    const named = Object.entries(settled).flatMap(([id, byBook]) => Object.keys(byBook).map((book) => `${id} ${book}`));
    expect(named.filter((one) => !links.some(({ id, book }) => `${id} ${book}` === one))).toEqual([]);
  });

  test('the numbers of the case are filled in', () => {
    const linkOf = (id: string, book: string) => links.find((one) => one.id === id && one.book === book)?.link ?? '';
    expect(parseSettleLink(linkOf('two-rons', 'samara-2019'))?.entry.winners.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(parseSettleLink(linkOf('draw-payments', 'ema-2016'))?.entry.tenpai).toEqual([0, 1]);
    expect(parseSettleLink(linkOf('late-more', 'mers-2014'))?.entry).toMatchObject({ kind: 'fine', fine: 20 });
    expect(linkOf('nagashi', 'ema-2016')).toBe('');
  });
});

const handed = CARDS.flatMap((card) =>
  BOOK_IDS.flatMap((book) => {
    const to = rulingUnder(card, book) && handedOver(card.id, book);
    return to ? [{ id: card.id, book, ...to }] : [];
  }),
);

describe('from a card to what works it out', () => {
  test('each named page exists, and some card leads to it', () => {
    const pageOf = (name: string) => `src/pages/[...locale]/${name}.astro`;
    expect(HELPERS.filter((name) => !existsSync(pageOf(name)))).toEqual([]);
    expect(HELPERS.filter((name) => !handed.some(({ page }) => page === name))).toEqual([]);
  });

  const filled = handed.flatMap((to) => (to.link ? [{ ...to, link: to.link }] : []));

  test.each(filled.filter(({ page }) => page === 'table/final'))(
    '$id under $book: a game is filled in that adds up',
    ({ id, book, link }) => {
      const game = parseFinishLink(link);
      if (!game) throw new Error(`${link} is not read`);
      expect(game.rules).toBe(book);
      expect(offBalance(game)).toBe(0);
      expect(game.substitutes).toHaveLength(/^(substitute|very-late)/.test(id) ? 1 : 0);
      expect(game.bets).toBe(id === 'leftover-bets' ? 1 : 0);
      expect(new Set(game.scores).size === 3).toBe(id === 'tie');
    },
  );

  test.each(filled.filter(({ page }) => page === 'score'))(
    '$id under $book: a hand is filled in that is counted',
    ({ id, book, link }) => {
      const hand = parseHandLink(link);
      if (!hand.ok) throw new Error(hand.error.why);
      expect(hand.value.rules).toBe(book);
      const counted = scoreRequest(hand.value);
      if (!counted.ok) throw new Error(counted.error.why);
      const isForbidden = id === 'open-all-simples' && book === 'ema-2012';
      expect(counted.kind).toBe(isForbidden ? 'no-win' : 'win');
    },
  );

  test('cards about a count show a hand, general ones do not', () => {
    const hasHand = (id: string): boolean => handedOver(id, 'ema-2016')?.link !== undefined;
    expect(['fixed-fu', 'renho', 'four-han-thirty', 'all-green'].map(hasHand)).toEqual([true, true, true, true]);
    expect(['hand-worth', 'awards'].map(hasHand)).toEqual([false, false]);
  });

  test.each([
    ['hand-worth', 'mers-2014', 'score'],
    ['awards', 'samara-2019', 'tournament'],
    ['substitute-during', 'ema-2012', 'table/final'],
    ['session-length', 'samara-2019', 'referee/log'],
  ] as const)('%s under %s goes to %s', (id, book, page) => {
    expect(handedOver(id, book)?.page).toBe(page);
  });
});
