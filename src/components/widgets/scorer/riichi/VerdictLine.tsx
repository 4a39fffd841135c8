import type { ComponentChildren } from 'preact';
import type { StepId } from '../../../../quizzes/base/terms.ts';
import { Sign } from '../../../base/answer/Sign.tsx';
import type { PartVerdict } from '../../../base/answer/parts.ts';
import { useSpeech } from '../../hand-editor/strings.ts';

interface Props {
  /** Which part it is about, told to those who do not see what it stands below. */
  readonly part: StepId;
  readonly verdict: PartVerdict;
  readonly children?: ComponentChildren;
}

/** Right or wrong, by a sign and a word. */
export function VerdictLine({ part, verdict, children }: Props) {
  const { scorer } = useSpeech().words;
  return (
    <p class={`verdict ${verdict}`}>
      <Sign mark={verdict} />
      <span>
        <span class="sr-only">{scorer[part]}: </span>
        <strong>{scorer[verdict]}.</strong> {children}
      </span>
    </p>
  );
}
