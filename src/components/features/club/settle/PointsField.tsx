import { useId, useState } from 'preact/hooks';
import { fill } from '../../../../i18n/strings.ts';
import { pointsIn } from './points.ts';
import { formatPoints } from './format.ts';
import { useStrings } from './strings.ts';

interface Props {
  readonly label: string;
  /** Undefined while empty. */
  readonly value: number | undefined;
  /** Whether points may be negative. */
  readonly isSigned?: boolean;
  readonly most?: number;
  /** Receives the points; undefined if the text is no whole number. */
  readonly onPoints: (points: number | undefined) => void;
}

/** A field for whole points; other text stays as typed, with a note about the value used meanwhile. */
export function PointsField({ label, value, isSigned = false, most = Infinity, onPoints }: Props) {
  const { words, lang } = useStrings();
  const { settle } = words;
  const id = useId();
  const [typed, setTyped] = useState<{ readonly text: string; readonly before: number | undefined }>();
  const read = (text: string): number | undefined => {
    const points = pointsIn(text);
    return points === undefined || points > most || (points < 0 && !isSigned) ? undefined : points;
  };
  // A value changed elsewhere replaces what was typed.
  const counted = typed && read(typed.text);
  const isFresh = counted === undefined ? value === undefined || value === typed?.before : value === counted;
  const text = isFresh ? typed?.text : undefined;
  const isUnread = text !== undefined && counted === undefined && (text.trim() !== '' || value !== undefined);
  return (
    <div class="points-field">
      <label class="field">
        <span>{label}</span>
        <input
          type="text"
          inputMode={isSigned ? 'text' : 'numeric'}
          autocomplete="off"
          class="points"
          value={text ?? (value === undefined ? '' : String(value))}
          aria-invalid={isUnread ? 'true' : undefined}
          aria-describedby={isUnread ? id : undefined}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onInput={({ currentTarget: { value: next } }) => {
            onPoints(read(next));
            setTyped({ text: next, before: value });
          }}
        />
      </label>
      {isUnread && (
        <p id={id} class="refused">
          {fill(settle['points.unread'], { text })}{' '}
          {value !== undefined && fill(settle['points.counts'], { points: formatPoints(value, lang) })}
        </p>
      )}
    </div>
  );
}
