import { useEffect, useRef, useState } from 'preact/hooks';

/** Fetches the explanation when it is first asked for or `isRefused`; only the last question gets an answer. */
export function useExplanation<Module extends object>(
  fetchExplanation: () => Promise<Module | undefined>,
  isRefused: boolean,
) {
  const [explanation, setExplanation] = useState<Module>();
  const asked = useRef(0);
  const ask = (then: (explanation: Module) => void): void => {
    asked.current += 1;
    const mine = asked.current;
    // Without a module the page says that a script did not load; the next press asks for it again.
    void fetchExplanation().then((module) => {
      if (module) setExplanation(module);
      if (module && asked.current === mine) then(module);
    });
  };
  useEffect(() => {
    if (isRefused) void fetchExplanation().then(setExplanation);
  }, [isRefused]);
  const cancel = (): void => {
    asked.current += 1;
  };
  return { explanation, ask, cancel };
}
