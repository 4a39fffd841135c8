import type { ComponentChildren } from 'preact';
import type { StepId } from '../../quizzes/terms.ts';
import type { Verdict } from './judge.ts';
import { useSpeech } from './speech.ts';

const SIGNS = {
  right: 'm5 12.5 4.5 4.5L19 7.5',
  carried: 'm5 12.5 4.5 4.5L19 7.5',
  wrong: 'm6 6 12 12M18 6 6 18',
  unreadable: 'M9 9a3 3 0 1 1 4.2 2.8c-.8.4-1.2 1-1.2 2M12 17.5v.4',
  'not-needed': 'M6 12h12',
} as const satisfies Record<Verdict, string>;

interface Props {
  /** Which part it is about, told to those who do not see what it stands below. */
  readonly part: StepId;
  readonly verdict: Verdict;
  readonly children?: ComponentChildren;
}

/** Right or wrong, by a sign and a word. */
export function VerdictLine({ part, verdict, children }: Props) {
  const { scorer } = useSpeech().words;
  return (
    <p class={`verdict ${verdict}`}>
      <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
        <path d={SIGNS[verdict]} />
      </svg>
      <span>
        <span class="sr-only">{scorer[part]}: </span>
        <strong>{scorer[verdict]}.</strong> {children}
      </span>
    </p>
  );
}
