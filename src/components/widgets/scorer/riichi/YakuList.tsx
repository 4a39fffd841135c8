import { NamedAs } from '../../../base/answer/NamedAs.tsx';
import { AnswerField } from '../../../base/answer/AnswerField.tsx';
import type { FilledPart, YakuPart } from '../../../base/answer/parts.ts';
import { useStrings } from '../../hand-editor/strings.ts';

interface Props {
  readonly part: YakuPart;
  readonly onChange: (part: FilledPart) => void;
}

/** Folded checkboxes for yaku; the ticked ones stay in sight. */
export function YakuList({ part, onChange }: Props) {
  const { words } = useStrings();
  const chosen = part.value.map((id, i) => [i > 0 && ', ', <NamedAs key={id} id={id} words={words} />]);
  return (
    <details class="yaku-list">
      <summary>
        <span class="yaku-list-name">{part.label}</span>{' '}
        <span>{part.value.length === 0 ? words.scorer['yaku.none'] : chosen}</span>
      </summary>
      <AnswerField part={part} words={words} onChange={onChange} />
    </details>
  );
}
