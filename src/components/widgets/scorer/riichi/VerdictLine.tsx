import { colon } from '../../../../i18n/signs.ts';
import type { ComponentChildren } from 'preact';
import type { StepId } from '../../../../quizzes/base/terms.ts';
import { Sign } from '../../../base/answer/Sign.tsx';
import type { PartVerdict } from '../../../base/answer/parts.ts';
import { useStrings } from '../../hand-editor/strings.ts';

interface Props {
  /** Name of the part, for screen readers. */
  readonly part: StepId;
  readonly verdict: PartVerdict;
  readonly children?: ComponentChildren;
}

export function VerdictLine({ part, verdict, children }: Props) {
  const { words, lang } = useStrings();
  const { scorer } = words;
  return (
    <p class={`verdict ${verdict}`}>
      <Sign mark={verdict} />
      <span>
        <span class="sr-only">{scorer[part] + colon(lang)}</span>
        <strong>{scorer[verdict]}.</strong> {children}
      </span>
    </p>
  );
}
