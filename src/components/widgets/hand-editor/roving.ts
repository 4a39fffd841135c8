import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** A position in rows of buttons. */
export interface Spot {
  readonly row: number;
  readonly column: number;
}

const ARROWS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Home: [0, -Infinity],
  End: [0, Infinity],
};

const within = (n: number, count: number): number => Math.max(0, Math.min(n, count - 1));

/** The position after a step; the end of a row leads to the next row and back. */
export function stepFrom(
  { row, column }: Spot,
  [down, right]: readonly [number, number],
  lengths: readonly number[],
): Spot {
  const over = Math.abs(right) === 1 && lengths[row] !== undefined ? Math.floor((column + right) / lengths[row]) : 0;
  const next = within(row + down + over, lengths.length);
  const wanted = next === row ? column + right : over === 0 ? column : over > 0 ? 0 : Infinity;
  return { row: next, column: within(wanted, lengths[next] ?? 0) };
}

/** A roving tab stop for rows of buttons; `lengths` is the number of buttons per row. */
export function useRoving(lengths: readonly number[]) {
  const [wanted, setSpot] = useState<Spot>({ row: 0, column: 0 });
  const moved = useRef(false);
  const box = useRef<HTMLDivElement>(null);
  const row = within(wanted.row, lengths.length);
  const spot: Spot = { row, column: within(wanted.column, lengths[row] ?? 0) };

  useLayoutEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    (box.current?.querySelector<HTMLElement>('[tabindex="0"]') ?? box.current)?.focus();
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = ARROWS[event.key];
    if (!step) return;
    event.preventDefault();
    moved.current = true;
    setSpot(stepFrom(spot, step, lengths));
  };
  /** Restores the focus after the next change, in case the focused button disappears. */
  const keepFocus = (): void => {
    moved.current = true;
  };
  const tabIndexAt = (r: number, c: number): 0 | -1 => (r === spot.row && c === spot.column ? 0 : -1);
  return { box, spot, setSpot, onKeyDown, keepFocus, tabIndexAt };
}
