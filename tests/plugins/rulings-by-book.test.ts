import { expect, test } from 'vitest';
import { rulingsUnder } from '../../plugins/rulings-by-book.ts';

const row = (books: string, text: string): string =>
  `<div class="ruling" data-books="${books}" data-kind="none"><dt>${books}</dt><dd><p data-pagefind-ignore="true">${text}</p></dd></div>`;
const card = (id: string, ...rows: readonly string[]): string =>
  `<article class="offence"><h3 id="${id}">${id}</h3><dl class="rulings">${rows.join('')}</dl></article>`;
const FOLLOWS = '<section class="follows-all"><article><h3 id="follows-none">Play on</h3></article></section>';
const LIST = `<main>${card('late', row('ema-2016 ema-2012', 'a fine'), row('wrc-2025', 'a warning'))}${card(
  'flower',
  row('mers-2014', 'nothing'),
)}${FOLLOWS}</main>`;

test('a rulebook’s part of the list has its own rows, and what follows', () => {
  expect(rulingsUnder('ema-2012', LIST)).toBe(
    (card('late', row('ema-2016 ema-2012', 'a fine')) + FOLLOWS).replaceAll(' data-pagefind-ignore="true"', ''),
  );
});

test('a rulebook whose name begins like another’s gets nothing of it', () => {
  expect(rulingsUnder('ema-201', LIST)).toBe(FOLLOWS);
});
