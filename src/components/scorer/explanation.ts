/** What is fetched when a count is first checked or shown, and not with the page: the judge and the explanation. */
export { Answer } from './Answer.tsx';
export { explainedTable } from './explained-table.ts';
export { judge, openGroups } from './judge.ts';
export { judgedInWords } from './judged-words.ts';
