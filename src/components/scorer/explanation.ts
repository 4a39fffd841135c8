/** What is fetched when a count is first checked or shown, and not with the page: the judge and the explanation. */
export { Answer } from './Answer.tsx';
export { explain } from './explain.ts';
