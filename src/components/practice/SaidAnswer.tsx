import type { Answered } from '../../quizzes/sitting/answered.ts';
import { viewOf } from './views.ts';

/** An answer as one would say it. */
export function SaidAnswer({ answered: { skill, given } }: { readonly answered: Answered }) {
  const { Said } = viewOf(skill);
  return <Said given={given} />;
}
