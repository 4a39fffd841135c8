import { useState } from 'preact/hooks';
import type { CandidateStatus } from '../../../../quizzes/exams/results.ts';
import { useExamStrings } from '../strings.ts';
import { writeDown } from './use-change.ts';

/** Exempts somebody from the exam with a reason, or withdraws that. */
export function Exemption({ standing: { person, exempt } }: { readonly standing: CandidateStatus }) {
  const { event: own } = useExamStrings('event').words;
  const [why, setWhy] = useState('');
  const { token } = person;
  if (exempt !== undefined)
    return (
      <div class="actions">
        <button
          type="button"
          class="plain"
          onClick={() => writeDown({ kind: 'exempt', token, exempt: false, why: '' })}
        >
          {own['exempt.not']}
        </button>
      </div>
    );
  return (
    <div class="actions">
      <label class="field">
        <span>{own['exempt.why']}</span>
        <input
          type="text"
          autocomplete="off"
          maxLength={200}
          value={why}
          onInput={({ currentTarget: { value } }) => setWhy(value)}
        />
      </label>
      <button
        type="button"
        class="plain"
        onClick={() => writeDown({ kind: 'exempt', token, exempt: true, why: why.trim() })}
      >
        {own['exempt.do']}
      </button>
    </div>
  );
}
