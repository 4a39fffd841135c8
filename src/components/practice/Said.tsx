import type { Answered } from '../../quizzes/sitting/answered.ts';
import { viewOf } from './views.ts';

/** An answer as one would say it. */
export function Said({ answered: { skill, given } }: { readonly answered: Answered }) {
  const { Said: Told } = viewOf(skill);
  return <Told given={given} />;
}
