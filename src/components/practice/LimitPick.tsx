import { LIMITS } from '../../engine/riichi/index.ts';
import type { Answers } from '../../quizzes/question.ts';
import { useSpeech } from './speech.ts';

interface Props {
  readonly label: string;
  readonly onAnswer: (limit: Answers['limits']) => void;
}

/** A limit to tap, or none. */
export function LimitPick({ label, onAnswer }: Props) {
  const { practice, step } = useSpeech().words;
  return (
    <div class="choices words" role="group" aria-label={label}>
      {(['none', ...LIMITS] as const).map((limit) => (
        <button key={limit} type="button" class="choice-button" onClick={() => onAnswer(limit)}>
          {limit === 'none' ? practice['limit.none'] : step[`limit.${limit}`]}
        </button>
      ))}
    </div>
  );
}
