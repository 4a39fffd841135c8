import { useLayoutEffect, useRef } from 'preact/hooks';

/** Buttons that remove something from the table. */
const TAKES_AWAY = '[data-takes-away]';
/** The tab stop of the hand, or the hand itself while empty. */
const HAND = ['.on-table [tabindex="0"]', '.on-table'] as const;

/** Keeps the focus on the table when its button disappears: on the one that took its place, on the last, or in the hand. */
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
  /** Call this before removing the item at this position. */
  const goes = (place: number): void => {
    gone.current = { place, table: box.current?.closest('.felt') ?? null };
  };
  return { box, goes };
}
