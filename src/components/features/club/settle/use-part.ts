import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A part of the page loaded on first use. */
interface Part<Props> {
  /** Undefined until loaded. */
  readonly Part: ComponentType<Props> | undefined;
  readonly failed: boolean;
  readonly again: () => void;
}

/** Loads a part of the page once it is wanted; `again` retries after a failure. */
export function usePart<Props>(
  isWanted: boolean,
  fetchPart: (() => Promise<ComponentType<Props>>) | undefined,
): Part<Props> {
  const [part, setPart] = useState<{ readonly Part: ComponentType<Props> }>();
  const [failed, setFailed] = useState(false);
  const ask = (): void => {
    setFailed(false);
    fetchPart?.().then(
      (Part) => setPart({ Part }),
      () => setFailed(true),
    );
  };
  useEffect(() => {
    if (isWanted && !part) ask();
  }, [isWanted]);
  return { Part: part?.Part, failed, again: ask };
}
