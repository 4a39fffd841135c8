import { useEffect, useState } from 'preact/hooks';

/** What is printed alone instead of the page; set it to print. Its part must be rendered with the class `paper`. */
export function usePaper<T extends string>(): readonly [paper: T | undefined, print: (paper: T) => void] {
  const [paper, setPaper] = useState<T>();
  useEffect(() => {
    if (paper === undefined) return;
    const root = document.documentElement;
    const done = (): void => setPaper(undefined);
    root.dataset.paper = paper;
    addEventListener('afterprint', done);
    print();
    return () => {
      removeEventListener('afterprint', done);
      delete root.dataset.paper;
    };
  }, [paper]);
  return [paper, setPaper];
}
