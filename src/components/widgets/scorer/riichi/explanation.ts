/** What judges and explains a riichi hand; fetched when it is first needed. */
export { Citation } from '../../../base/words/Citation.tsx';
export { Answer } from './Answer.tsx';
export { explain } from './explain.ts';
