interface Props {
  readonly label: string;
  readonly accept: string;
  readonly mostBytes: number;
  /** Receives the file's text; undefined if the file is too big. */
  readonly onText: (text: string | undefined) => void;
}

/** A button that reads a text file. */
export function FilePick({ label, accept, mostBytes, onText }: Props) {
  const read = async (file: File | undefined): Promise<void> => {
    if (file) onText(file.size <= mostBytes ? await file.text() : undefined);
  };
  return (
    <label class="button quiet file">
      <span>{label}</span>
      <input
        type="file"
        class="sr-only"
        accept={accept}
        onChange={({ currentTarget }) => {
          void read(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
    </label>
  );
}
