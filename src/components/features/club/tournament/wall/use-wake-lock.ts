import { useEffect } from 'preact/hooks';

/** Asks the device not to dim its screen while a view is open, where browsers can do that. */
export function useWakeLock(): void {
  useEffect(() => {
    let isOpen = true;
    let lock: WakeLockSentinel | undefined;
    const ask = async (): Promise<void> => {
      if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
      try {
        const given = await navigator.wakeLock.request('screen');
        if (isOpen) lock = given;
        else await given.release();
      } catch {
        // Refused, for instance on a low battery: the screen dims as it always does.
      }
    };
    const again = (): void => void ask();
    again();
    // A lock ends when its tab is hidden.
    document.addEventListener('visibilitychange', again);
    return () => {
      isOpen = false;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, []);
}
