import type { InputHTMLAttributes } from 'preact';
import { useState } from 'preact/hooks';

type Props = Omit<InputHTMLAttributes, 'type' | 'value' | 'onInput' | 'onChange' | 'onBlur'> & {
  readonly value: string;
  /** Hears what was typed once the field is left or Enter is pressed; what is not taken stands there no longer. */
  readonly onGiven: (value: string) => void;
};

/** A field that is read when it is left: until then nothing that happens around it takes away what was typed. */
export function TypedField({ value, onGiven, ...rest }: Props) {
  const [typed, setTyped] = useState<string>();
  const forget = (): void => setTyped(undefined);
  return (
    <input
      autocomplete="off"
      {...rest}
      type="text"
      value={typed ?? value}
      onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      onChange={({ currentTarget }) => {
        onGiven(currentTarget.value);
        forget();
      }}
      onBlur={forget}
    />
  );
}
