import type { InputHTMLAttributes } from 'preact';
import { useState } from 'preact/hooks';
import { afterTap } from './after-tap.ts';

type Props = Omit<InputHTMLAttributes, 'type' | 'value' | 'onInput' | 'onChange' | 'onBlur'> & {
  readonly value: string;
  /** Hears what was typed once the field is left or Enter is pressed; what is not taken stands there no longer. */
  readonly onGiven: (value: string) => void;
  /** Whether what is given moves the page, so that it is given after the tap that leaves the field. */
  readonly moves?: boolean;
};

/** A field that is read when it is left: until then nothing that happens around it takes away what was typed. */
export function TypedField({ value, onGiven, moves, ...rest }: Props) {
  const [typed, setTyped] = useState<string>();
  const forget = (): void => setTyped(undefined);
  const inTime = moves ? afterTap : (run: () => void): void => run();
  return (
    <input
      autocomplete="off"
      {...rest}
      type="text"
      value={typed ?? value}
      onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      onChange={({ currentTarget: { value: given } }) =>
        inTime(() => {
          onGiven(given);
          forget();
        })
      }
      onBlur={() => inTime(forget)}
    />
  );
}
