/** What is fetched when something is first judged, shown or refused, and not with the page. */
export { Citation } from '../words/Citation.tsx';
export { Answer } from './Answer.tsx';
export { explain } from './explain.ts';
