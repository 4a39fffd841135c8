import { useState } from 'preact/hooks';

type Sign = 'onPointerOver' | 'onTouchStart' | 'onFocusIn' | 'onInput' | 'onClick';

/** Whether somebody has begun to use a form, and what it listens with for that. */
export function useBegun(): [isBegun: boolean, signs: Readonly<Record<Sign, () => void>>] {
  const [isBegun, setBegun] = useState(false);
  const begin = (): void => setBegun(true);
  return [isBegun, { onPointerOver: begin, onTouchStart: begin, onFocusIn: begin, onInput: begin, onClick: begin }];
}
