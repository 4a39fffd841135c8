import { useState } from 'preact/hooks';
import type { Answers } from '../../quizzes/question.ts';
import { useSpeech } from './speech.ts';

const CHOICES = { pair: [0, 2, 4], wait: [0, 2] } as const;
const PARTS = ['pair', 'wait'] as const;

/** The fu of the pair and of the wait, each for itself; the second choice answers. */
export function PairWaitForm({ send }: { readonly send: (given: Answers['pair-wait']) => void }) {
  const { practice } = useSpeech().words;
  const [chosen, setChosen] = useState<{ readonly pair?: number; readonly wait?: number }>({});
  const choose = (part: 'pair' | 'wait', n: number): void => {
    const next = part === 'pair' ? { ...chosen, pair: n } : { ...chosen, wait: n };
    const { pair, wait } = next;
    if (pair !== undefined && wait !== undefined) send({ pair, wait });
    else setChosen(next);
  };
  return (
    <>
      {PARTS.map((part) => (
        <div key={part} role="group" aria-label={practice[`part.${part}`]}>
          <p class="group-name">{practice[`part.${part}`]}</p>
          <div class="choices">
            {CHOICES[part].map((n) => (
              <button
                key={n}
                type="button"
                class="choice-button points"
                aria-pressed={chosen[part] === n}
                onClick={() => choose(part, n)}
              >
                {n}
              </button>
            ))}
          </div>
        </div>
      ))}
    </>
  );
}
