import { useState } from 'preact/hooks';
import type { Answers } from '../../../quizzes/games/question.ts';
import type { ChoicePart } from '../../base/answer/parts.ts';
import { ChoiceField, inChoices } from '../../base/answer/ChoiceField.tsx';
import { useStrings } from './strings.ts';

const CHOICES = { pair: [0, 2, 4], wait: [0, 2] } as const;
const PARTS = ['pair', 'wait'] as const;

/** Fu of the pair and of the wait, each chosen separately; the second choice submits. */
export function PairWaitForm({ send }: { readonly send: (given: Answers['pair-wait']) => void }) {
  const { practice } = useStrings().words;
  const [chosen, setChosen] = useState<{ readonly pair?: number; readonly wait?: number }>({});
  const choose = (part: 'pair' | 'wait', n: number): void => {
    const next = part === 'pair' ? { ...chosen, pair: n } : { ...chosen, wait: n };
    const { pair, wait } = next;
    if (pair !== undefined && wait !== undefined) send({ pair, wait });
    else setChosen(next);
  };
  const parts = PARTS.map((id) => ({
    id,
    kind: 'choice' as const,
    label: practice[`part.${id}`],
    value: chosen[id],
    choices: inChoices(CHOICES[id]),
    isAlone: false,
  })) satisfies readonly ChoicePart<number>[];
  return (
    <>
      {parts.map((part) => (
        <ChoiceField key={part.id} part={part} onChoose={(n) => choose(part.id, n)} />
      ))}
    </>
  );
}
