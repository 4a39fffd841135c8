/** What is fetched when a count is first checked or shown, and not with the page: the judge and the explanation. */
export { Answer } from './Answer.tsx';
export { judge, openGroups } from './judge.ts';
export { judgedInWords } from './judged-words.ts';
