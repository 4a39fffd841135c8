import { formatHandLink, parseHandLink } from '../../../engine/riichi/index.ts';
import { type Draft, draftOf, requestOf } from './draft.ts';

/** Where a page keeps its hand: in its own address, or for the time of a visit. */
export interface KeptAt {
  readonly read: () => string;
  readonly write: (link: string) => void;
}

/** Tries what a browser may refuse: storage can be blocked, and addresses may not change too often. */
function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

/** The fragment of the address; history stays as it is. */
export const inAddress: KeptAt = {
  read: () => location.hash.slice(1),
  write: (link) => attempt(() => history.replaceState(history.state, '', `#${link}`), undefined),
};

/**
 * The session of this tab, by page and scorer: in a chapter the address belongs to the articles. The first scorer of a page
 * has the key `tensu:hand:<path>`, the second `tensu:hand:<path>#1`, and so on.
 */
export const inSession = (nth: () => number = () => 0): KeptAt => {
  const key = (): string => `tensu:hand:${location.pathname}${nth() > 0 ? `#${String(nth())}` : ''}`;
  return {
    read: () => attempt(() => sessionStorage.getItem(key()), null) ?? '',
    write: (link) => attempt(() => sessionStorage.setItem(key(), link), undefined),
  };
};

/** How many scorers come before this one on the page. */
export const placeAmongScorers = (form: Element | null): number =>
  Math.max(
    0,
    [...document.querySelectorAll('form.scorer')].findIndex((one) => one === form),
  );

/** Whether a fragment is meant as a hand; a plain anchor is not. */
export const isHandLink = (link: string): boolean => link.includes('=');

/** The link of a draft under a rulebook. */
export const linkOf = (draft: Draft, rules: string): string => formatHandLink(requestOf(draft, rules));

/** Reads a link: the draft and the rulebook that it names, or undefined where it does not describe a hand. */
export function readLink(link: string, rules: string): { readonly draft: Draft; readonly rules: string } | undefined {
  const read = parseHandLink(link, rules);
  return read.ok ? { draft: draftOf(read.value), rules: read.value.rules } : undefined;
}
