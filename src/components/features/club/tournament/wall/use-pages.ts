import { useEffect, useState } from 'preact/hooks';

/** How long each page of a long list is shown, in milliseconds. */
const SHOWN_FOR = 12_000;

/** Shows a long list page by page in turn; `of` is the page number, as `2/3`, or empty if there is only one page. */
export function usePages<T>(list: readonly T[], most: number): { readonly page: readonly T[]; readonly of: string } {
  const pages = Math.max(1, Math.ceil(list.length / most));
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (pages === 1) return;
    const timer = setInterval(() => setAt((one) => one + 1), SHOWN_FOR);
    return () => clearInterval(timer);
  }, [pages]);
  const number = at % pages;
  return {
    page: list.slice(number * most, (number + 1) * most),
    of: pages === 1 ? '' : `${String(number + 1)}/${String(pages)}`,
  };
}
