import { useMemo } from 'preact/hooks';
import { bookOf } from '../../../quizzes/memory/progress.ts';
import { answered, type GradedAnswer } from '../../../quizzes/games/answered.ts';
import { askedOf, explainAnswer } from '../../../quizzes/session/feedback.ts';
import { $record } from '../../../stores/practice/memory.ts';
import { Misconceptions } from './Misconceptions.tsx';

/** The misconception behind a missed question, for sessions that show no verdicts; nothing when none is known. */
export function MissedReason({ done }: { readonly done: GradedAnswer }) {
  const told = useMemo(() => {
    const own = answered(done.question, done.given);
    const { leanings } = bookOf($record.get(), done.question.rules);
    return explainAnswer(own, askedOf(own, 4), done.milliseconds, leanings);
  }, [done]);
  return <Misconceptions told={told} />;
}
