import { formatHandLink, parseHandLink } from '../../../engine/riichi/index.ts';
import { type Draft, draftOf, requestOf } from './draft.ts';

/** Where a page stores its hand: in the address, or in the session of the tab. */
export interface HandStorage {
  readonly read: () => string;
  readonly write: (link: string) => void;
}

/** Runs something the browser may refuse: storage can be blocked and address changes are limited. */
function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

/** Dispatched on the window when the hand in the address was replaced, of which browsers do not tell. */
export const HAND_STORED = 'tensu:hand-stored';

/** The fragment of the address, replaced without a history entry. */
export const inAddress: HandStorage = {
  read: () => location.hash.slice(1),
  write: (link) => {
    attempt(() => history.replaceState(history.state, '', `#${link}`), undefined);
    dispatchEvent(new Event(HAND_STORED));
  },
};

/**
 * Stores the hand in the tab's session by page and scorer, since a chapter's address belongs to its articles. The first scorer
 * of a page has the key `tensu:hand:<path>`, the second `tensu:hand:<path>#1`, and so on.
 */
export const inSession = (nth: () => number = () => 0): HandStorage => {
  const key = (): string => `tensu:hand:${location.pathname}${nth() > 0 ? `#${String(nth())}` : ''}`;
  return {
    read: () => attempt(() => sessionStorage.getItem(key()), null) ?? '',
    write: (link) => attempt(() => sessionStorage.setItem(key(), link), undefined),
  };
};

/** Number of scorers before this one on the page. */
export const placeAmongScorers = (form: Element | null): number =>
  Math.max(
    0,
    [...document.querySelectorAll('form.scorer')].findIndex((one) => one === form),
  );

/** Whether a fragment is a hand link rather than a plain anchor. */
export const isHandLink = (link: string): boolean => link.includes('=');

export const linkOf = (draft: Draft, rules: string): string => formatHandLink(requestOf(draft, rules));

/** Parses a link into its draft and rulebook; undefined if it does not describe a hand. */
export function readLink(link: string, rules: string): { readonly draft: Draft; readonly rules: string } | undefined {
  const read = parseHandLink(link, rules);
  return read.ok ? { draft: draftOf(read.value), rules: read.value.rules } : undefined;
}
