import { RULEBOOKS } from '../src/engine/index.ts';
import { coverageTable } from './coverage/table.ts';

const wanted = process.argv.slice(2);
const books = Object.values(RULEBOOKS).filter(({ id }) => wanted.length === 0 || wanted.includes(id));
if (books.length === 0) {
  console.error(`There is no such rulebook; there are ${Object.keys(RULEBOOKS).join(', ')}.`);
  process.exitCode = 1;
}
for (const book of books) console.log(coverageTable(book));
