import type { InputHTMLAttributes } from 'preact';
import { useState } from 'preact/hooks';
import { afterTap } from './after-tap.ts';

type Props = Omit<InputHTMLAttributes, 'type' | 'value' | 'onInput' | 'onChange' | 'onBlur'> & {
  readonly value: string;
  /** Receives the text when the field is left or Enter is pressed; a rejected text is cleared. */
  readonly onGiven: (value: string) => void;
  /** Whether the change moves the page; it is then delayed until the current tap has ended. */
  readonly moves?: boolean;
};

/** A field that is read when it is left, so that other changes on the page never discard what was typed. */
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
