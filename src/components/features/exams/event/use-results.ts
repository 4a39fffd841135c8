import { useEffect, useState } from 'preact/hooks';
import type { ExamEvent } from '../../../../quizzes/exams/event.ts';
import { type Results, resultsOf } from '../../../../quizzes/exams/results.ts';
import { browserVault } from '../../../../stores/exams/vault.ts';

/** Everybody's current results; undefined until they are first computed. */
export function useResults(event: ExamEvent | undefined): Results | undefined {
  const [results, setResults] = useState<Results>();
  useEffect(() => {
    let isAsked = true;
    if (event)
      void resultsOf(event, browserVault).then((counted) => {
        if (isAsked) setResults(counted);
      });
    return () => {
      isAsked = false;
    };
  }, [event]);
  return results;
}
