import type { ExplainedAnswer } from '../../../quizzes/games/answered.ts';
import { MisconceptionLine } from './MisconceptionLine.tsx';
import { useMisconceptions } from './use-misconceptions.ts';

/** The misconceptions that may explain a wrong answer, with their tiles and articles. */
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
