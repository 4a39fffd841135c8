import type { Stage } from '../../../quizzes/sitting/stages.ts';

/** In an exam every step is left to whoever sits it. */
export const EVERYTHING: Stage = 4;
