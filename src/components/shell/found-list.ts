import { type BookNames, inOrder } from './found-book.ts';
import { type FoundLanguages, markLanguages } from './found-language.ts';

const LIST = '.pagefind-ui__results';
const COUNT = '.pagefind-ui__message';
const ON_ITS_WAY = '.pagefind-ui__loading';

interface Options {
  /** Where the count is said. */
  readonly status: Element;
  readonly names: BookNames;
  readonly languages: FoundLanguages;
}

/** Watches the list of results: says how many there are, and puts the first of them in order once they are all there. */
export function watchResults(box: Element, { status, names, languages }: Options): void {
  const ordered = new WeakSet<Element>();
  const look = (): void => {
    const list = box.querySelector(LIST);
    const said = (list && box.querySelector(COUNT)?.textContent.trim()) ?? '';
    if (status.textContent !== said) status.textContent = said;
    const seeking = box.getAttribute('data-seeking');
    if (seeking !== null && said.includes(seeking)) box.removeAttribute('data-seeking');
    if (list) markLanguages(list, languages);
    if (!list || ordered.has(list) || list.querySelector(ON_ITS_WAY)) return;
    ordered.add(list);
    const found = [...list.children].map((item) => ({
      item,
      urls: [...item.querySelectorAll('a')].map(({ href }) => href),
    }));
    const book = document.documentElement.dataset.rulebook;
    list.append(...inOrder(found, { book, names }).map(({ item }) => item));
  };
  new MutationObserver(look).observe(box, { childList: true, subtree: true, characterData: true });
}
