import { useEffect, useRef, useState } from 'preact/hooks';

/** Loads the explanation on first use; only the latest request is answered. */
export function useExplanation<Module extends object>(
  fetchExplanation: () => Promise<Module | undefined>,
  isRefused: boolean,
) {
  const [explanation, setExplanation] = useState<Module>();
  const requests = useRef(0);
  const ask = (then: (explanation: Module) => void): void => {
    requests.current += 1;
    const own = requests.current;
    // If the module fails to load, the page reports it; the next press tries again.
    void fetchExplanation().then((module) => {
      if (module) setExplanation(module);
      if (module && requests.current === own) then(module);
    });
  };
  useEffect(() => {
    if (isRefused) void fetchExplanation().then(setExplanation);
  }, [isRefused]);
  const cancel = (): void => {
    requests.current += 1;
  };
  return { explanation, ask, cancel };
}
