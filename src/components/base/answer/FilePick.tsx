interface ButtonProps {
  readonly label: string;
  readonly accept?: string;
  readonly multiple?: boolean;
  readonly webkitdirectory?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A button that opens the device’s choice of files; the same file can be chosen again. */
export function FileButton({ label, onFiles, ...input }: ButtonProps) {
  return (
    <label class="button quiet file">
      <span>{label}</span>
      <input
        type="file"
        class="sr-only"
        {...input}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </label>
  );
}

interface Props {
  readonly label: string;
  readonly accept: string;
  readonly mostBytes: number;
  /** Receives the file's text; undefined if the file is too big. */
  readonly onText: (text: string | undefined) => void;
}

/** A button that reads a text file. */
export function FilePick({ label, accept, mostBytes, onText }: Props) {
  const read = async ([file]: readonly File[]): Promise<void> => {
    if (file) onText(file.size <= mostBytes ? await file.text() : undefined);
  };
  return <FileButton label={label} accept={accept} onFiles={(files) => void read(files)} />;
}
