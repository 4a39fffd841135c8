import { useEffect, useState } from 'preact/hooks';

/** How long a page of a long list stands, in milliseconds. */
const STANDS = 12_000;

/** One page of a list after the other, and which it is; a list that fits stands still. */
export function usePages<T>(list: readonly T[], most: number): { readonly page: readonly T[]; readonly of: string } {
  const pages = Math.max(1, Math.ceil(list.length / most));
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (pages === 1) return;
    const timer = setInterval(() => setAt((one) => one + 1), STANDS);
    return () => clearInterval(timer);
  }, [pages]);
  const number = at % pages;
  return {
    page: list.slice(number * most, (number + 1) * most),
    of: pages === 1 ? '' : `${String(number + 1)}/${String(pages)}`,
  };
}
