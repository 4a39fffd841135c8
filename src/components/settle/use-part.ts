import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A part of the page that is fetched when it is wanted for the first time; undefined until it is there. */
export function usePart<Props>(
  isWanted: boolean,
  fetchPart: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | undefined {
  const [part, setPart] = useState<{ readonly Part: ComponentType<Props> }>();
  useEffect(() => {
    if (!isWanted || part) return;
    fetchPart().then(
      (Part) => setPart({ Part }),
      () => undefined,
    );
  }, [isWanted]);
  return part?.Part;
}
