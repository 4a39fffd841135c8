import type { ExplainedAnswer } from '../../../quizzes/games/answered.ts';
import { CauseLine } from './CauseLine.tsx';
import { useCauses } from './use-causes.ts';

/** What may be behind a wrong answer, with its tiles and its place in the rulebook. */
export function Causes({ told }: { readonly told: ExplainedAnswer }) {
  const causes = useCauses(told);
  if (causes.length === 0) return null;
  return (
    <ul class="causes">
      {causes.map((cause) => (
        <CauseLine key={cause.id} {...cause} />
      ))}
    </ul>
  );
}
