import { useStore } from '@nanostores/preact';
import { useContext } from 'preact/hooks';
import type { AuthoredQuestion } from '../../../../quizzes/exams/forms/authored-question.ts';
import { TRIAL_ID } from './trial.ts';
import { $authored, AuthoredContext } from './authored-there.ts';
import type { AuthoredTold, AuthoredWords } from './words.ts';

/** The strings around authored questions; throws before they are fetched. */
export function useAuthored(): AuthoredWords {
  const ofPage = useStore($authored);
  const authored = useContext(AuthoredContext) ?? ofPage;
  if (!authored) throw new Error('the authored questions are not there yet');
  return authored;
}

/** An authored question in words; undefined when this site has since changed or dropped it. */
export function useTold({ id, revision }: AuthoredQuestion): AuthoredTold | undefined {
  const { questions, words } = useAuthored();
  if (id === TRIAL_ID)
    return { revision, kind: 'truth', right: 1, pitfalls: 1, article: '', ask: words.trial, why: '', options: [] };
  const told = questions[id];
  return told?.revision === revision ? told : undefined;
}
