interface Props {
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** A field for pasted text: names, a table, a whole chat. */
export function PasteField({ label, text, onText }: Props) {
  return (
    <label class="field">
      <span>{label}</span>
      <textarea
        rows={6}
        spellcheck={false}
        autocomplete="off"
        value={text}
        onInput={({ currentTarget: { value } }) => onText(value)}
      />
    </label>
  );
}
