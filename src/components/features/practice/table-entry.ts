import { useEffect, useRef } from 'preact/hooks';
import { $session } from '../../../stores/practice/running.ts';

const MARK = 'tensu:table';

/** The address at which the session started. */
let address: string | undefined;
/** Whether the table was left and the browser is still on its way back to the map. */
let isLeaving = false;

const isAtTable = (): boolean => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && MARK in state;
};

const isSeated = (): boolean => $session.get() !== undefined;

function sitDown(): void {
  if (!isAtTable()) history.pushState({ ...history.state, [MARK]: true }, '');
  address = location.href;
}

/** Takes a session's link out of the address once the back button has led to the map. */
function clearAddress(): void {
  if (location.href === address && location.hash !== '')
    history.replaceState(history.state, '', location.pathname + location.search);
}

/**
 * Whether the page was reopened at the table, by a reload or a step in history. Somebody who follows a link gets the
 * map.
 */
export function isBackAtTable(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isReturn = entry?.type === 'reload' || entry?.type === 'back_forward';
  if (isAtTable() && !isReturn) history.replaceState(null, '');
  return isAtTable();
}

/** Where a step in history leads; undefined for the step that leaving the table itself makes. */
export function turnTo(): 'table' | 'map' | undefined {
  if (!isLeaving && isAtTable()) return 'table';
  clearAddress();
  if (!isLeaving) return 'map';
  isLeaving = false;
  if (isSeated()) sitDown();
  return undefined;
}

/** Gives a session its own history entry, so that the back button leads to the map. */
export function useTableEntry(isSitting: boolean): void {
  const wasSitting = useRef(false);
  useEffect(() => {
    if (isSitting && !isLeaving && isSeated()) sitDown();
    if (!isSitting && wasSitting.current) {
      if (!isLeaving && isAtTable()) {
        isLeaving = true;
        history.back();
      }
      document.getElementById('practice-map')?.focus({ preventScroll: true });
    }
    wasSitting.current = isSitting;
  }, [isSitting]);
}
