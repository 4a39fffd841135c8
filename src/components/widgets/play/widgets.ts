/** Questions beside an article: may somebody do something, and what happens at a table. */
export { default as AskTable } from './AskTable.astro';
export { default as MayI } from './MayI.astro';
