import type { ExplainedAnswer } from '../../../quizzes/games/answered.ts';
import { MisconceptionLine } from './MisconceptionLine.tsx';
import { useMisconceptions } from './use-misconceptions.ts';

/** What may be behind a wrong answer, with its tiles and its place in the rulebook. */
export function Misconceptions({ told }: { readonly told: ExplainedAnswer }) {
  const causes = useMisconceptions(told);
  if (causes.length === 0) return null;
  return (
    <ul class="causes">
      {causes.map((cause) => (
        <MisconceptionLine key={cause.id} {...cause} />
      ))}
    </ul>
  );
}
