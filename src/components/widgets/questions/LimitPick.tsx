import { LIMITS } from '../../../engine/riichi/index.ts';
import type { Answers } from '../../../quizzes/games/question.ts';
import { ChoiceField } from '../../base/answer/ChoiceField.tsx';
import { useStrings } from './strings.ts';

interface Props {
  readonly label: string;
  readonly onAnswer: (limit: Answers['limits']) => void;
}

/** Choices of a limit, or none. */
export function LimitPick({ label, onAnswer }: Props) {
  const { practice, step } = useStrings().words;
  const choices = (['none', ...LIMITS] as const).map((value) => ({
    value,
    text: value === 'none' ? practice['limit.none'] : step[`limit.${value}`],
  }));
  const part = { id: 'answer', kind: 'choice', label, value: undefined, choices, isAlone: true } as const;
  return <ChoiceField part={part} onChoose={onAnswer} />;
}
