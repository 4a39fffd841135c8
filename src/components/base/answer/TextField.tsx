interface Props {
  readonly label: string;
  readonly value: string;
  readonly inputMode: 'numeric' | 'text';
  readonly isShort?: boolean;
  readonly isRefused: boolean;
  /** Id of an element that describes the field. */
  readonly note: string | undefined;
  readonly onChange: (text: string) => void;
}

/** A one-line field for a number or payment. */
export const TextField = ({ label, value, inputMode, isShort = false, isRefused, note, onChange }: Props) => (
  <label class={isShort ? 'field short' : 'field'}>
    <span>{label}</span>
    <input
      type="text"
      inputMode={inputMode}
      autocomplete="off"
      spellcheck={false}
      class="points"
      value={value}
      aria-invalid={isRefused ? 'true' : undefined}
      aria-describedby={note}
      onInput={({ currentTarget }) => onChange(currentTarget.value)}
    />
  </label>
);
