import { useLayoutEffect, useRef } from 'preact/hooks';

/** What takes something away from the table. */
const TAKES_AWAY = '[data-takes-away]';
/** The hand: its tab stop, else itself while it has no tile. */
const HAND = ['.on-table [tabindex="0"]', '.on-table'] as const;

/** Keeps the focus on the table when its button goes away: on what came into its place, on the last, or in the hand. */
export function useRefocus<E extends HTMLElement>() {
  const box = useRef<E>(null);
  const gone = useRef<{ readonly place: number; readonly table: Element | null }>();
  useLayoutEffect(() => {
    if (!gone.current) return;
    const { place, table } = gone.current;
    gone.current = undefined;
    const left = [...(box.current?.querySelectorAll<HTMLElement>(TAKES_AWAY) ?? [])];
    const inHand = HAND.map((one) => table?.querySelector<HTMLElement>(one)).find((one) => one != null);
    (left[place] ?? left.at(-1) ?? inHand)?.focus();
  });
  /** To be called before the thing at this place is taken away. */
  const goes = (place: number): void => {
    gone.current = { place, table: box.current?.closest('.felt') ?? null };
  };
  return { box, goes };
}
