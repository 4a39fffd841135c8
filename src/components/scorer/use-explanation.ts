import { useEffect, useRef, useState } from 'preact/hooks';
import type * as Module from './explanation.ts';

type Explanation = typeof Module;

/** Judge and explanation, fetched when they are first asked for or `isRefused`; only the last who asked is answered. */
export function useExplanation(isRefused: boolean) {
  const [explanation, setExplanation] = useState<Explanation>();
  const asked = useRef(0);
  const ask = (then: (explanation: Explanation) => void): void => {
    asked.current += 1;
    const mine = asked.current;
    // Where the page says that a script did not come, there is no module: the next press asks for it again.
    void import('./explanation.ts').then((module: Explanation | undefined) => {
      if (module) setExplanation(module);
      if (module && asked.current === mine) then(module);
    });
  };
  useEffect(() => {
    if (isRefused) void import('./explanation.ts').then(setExplanation);
  }, [isRefused]);
  const askNoMore = (): void => {
    asked.current += 1;
  };
  return { ...explanation, ask, askNoMore };
}
