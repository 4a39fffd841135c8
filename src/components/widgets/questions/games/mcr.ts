import { MCR_GAME } from '../../../../quizzes/mcr/game.ts';
import { takeUp } from '../../../../quizzes/skills/games.ts';
import type { AnyView } from '../view.ts';
import { takeUpViews } from '../views.ts';

/** Takes up MCR: its questions and how they look. */
export function takeUpMcr(): void {
  takeUp('mcr', MCR_GAME);
  takeUpViews(import.meta.glob<AnyView>('../skills/mcr/*.tsx', { eager: true, import: 'view' }));
}
