import '../components/take-up-tables.ts';
import { describe, expect, test } from 'vitest';
import { parseSettleLink } from '../../src/components/settle/link.ts';
import { CARDS } from '../../src/components/referee/offences.ts';
import { rulingUnder } from '../../src/components/referee/rulings.ts';
import { settledAs } from '../../src/components/referee/settled.ts';
import settled from '../../src/content/penalties/settled.json' with { type: 'json' };
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

  test('every link belongs to a ruling that there is', () => {
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
