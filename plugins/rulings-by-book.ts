import { writeFile } from 'node:fs/promises';
import { BOOK_IDS } from '../src/engine/rulebooks/ids.ts';
import { LANGUAGES } from '../src/locales.ts';
import { RULINGS_PAGE } from '../src/offline/names.ts';
import type { BuildStep } from './built.ts';

const CARD = /<article class="offence"[\s\S]*?<\/article>/g;
const ROW = /<div class="ruling[^>]*\sdata-books="([^"]*)"[\s\S]*?<\/div>/g;
const FOLLOWS = /<section class="follows-all"[\s\S]*?<\/section>/;
/** What only the search and the checks of the build read. */
const MARKS = /\sdata-(?:pagefind-ignore|cite)(?:="[^"]*")?/g;

/** The part of the list of rulings that a single rulebook needs: its cards, each with its own row, and what follows. */
export function rulingsUnder(book: string, list: string): string {
  const cards = (list.match(CARD) ?? []).map((card) =>
    card.replaceAll(ROW, (row, books: string) => (books.split(' ').includes(book) ? row : '')),
  );
  const [follows = ''] = FOLLOWS.exec(list) ?? [];
  return [...cards.filter((card) => card.includes('data-books=')), follows].join('').replaceAll(MARKS, '');
}

/** After the build: writes the rulings of each rulebook into a file of its own, which the referee's desk fetches. */
export const rulingsByBook: BuildStep = {
  name: 'rulings-by-book',
  run: async ({ root, pages }) => {
    for (const { locale } of LANGUAGES) {
      const folder = locale === undefined ? '' : `${locale}/`;
      const list = pages.find(({ path }) => path === folder + RULINGS_PAGE)?.html ?? '';
      for (const book of BOOK_IDS) {
        const rulings = rulingsUnder(book, list);
        if (!rulings.includes('data-books=')) throw new Error(`no ruling of ${book} in the list`);
        await writeFile(`${root}${folder}rulings-${book}-words.json`, JSON.stringify(rulings));
      }
    }
    return undefined;
  },
};
