/** What a chapter asks beside an article: whether somebody may do something, and what a table comes to. */
export { default as AskTable } from './AskTable.astro';
export { default as MayI } from './MayI.astro';
