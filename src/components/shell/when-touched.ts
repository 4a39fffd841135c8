import type { ClientDirective } from 'astro';

/** What an island says of itself that stays as it was built until somebody touches it (`client:touched`). */
export interface Untouched {
  /** The rulebooks by which it would look the same awake, but for their name. */
  readonly books: readonly string[];
  /** How the keys begin under which a browser has something to show in it. */
  readonly stored: readonly string[];
}

const CONTROL = 'a, button, input, label, select, summary, textarea';
const TOUCHES = ['pointerover', 'touchstart', 'focusin', 'click', 'change'] as const;

/** Keys of a storage, none where it is blocked. */
const keysIn = (kind: 'localStorage' | 'sessionStorage'): readonly string[] => {
  try {
    return Object.keys(window[kind]);
  } catch {
    return [];
  }
};

/**
 * Wakes an island at the first touch of a control in it, so that whoever only reads fetches none of its scripts. It wakes at
 * once where it would not look as it was built: another rulebook, a link in the address, or something stored.
 */
const whenTouched: ClientDirective = (load, { value }, island) => {
  const { books, stored } = value as unknown as Untouched;
  const root = document.documentElement;
  const hasStored = (): boolean =>
    location.hash !== '' ||
    keysIn('localStorage').some((key) => stored.some((start) => key.startsWith(start))) ||
    keysIn('sessionStorage').includes(`tensu:hand:${location.pathname}`);
  /** Names the rulebook in force; false where its name alone would not do. */
  const isNamed = (): boolean => {
    const { rulebook = '' } = root.dataset;
    if (!books.includes(rulebook) || keysIn('localStorage').includes('tensu:options')) return false;
    for (const select of island.querySelectorAll<HTMLSelectElement>('.names-book')) select.value = rulebook;
    island.dataset.named = '';
    return true;
  };
  const watch = new MutationObserver(() => {
    if (!isNamed()) wake();
  });
  const touched = ({ target }: Event): void => {
    if (target instanceof Element && target.closest(CONTROL)) wake();
  };
  const wake = (): void => {
    watch.disconnect();
    for (const type of TOUCHES) island.removeEventListener(type, touched);
    for (const type of ['hashchange', 'storage']) removeEventListener(type, wake);
    void load()
      .then((hydrate) => hydrate())
      // What is stored is drawn a frame after the island is awake.
      .then(() => requestAnimationFrame(() => requestAnimationFrame(() => delete island.dataset.unread)));
  };
  for (const type of TOUCHES) island.addEventListener(type, touched, { passive: true });
  // A second tab may begin what this one shows as empty.
  for (const type of ['hashchange', 'storage']) addEventListener(type, wake);
  watch.observe(root, { attributeFilter: ['data-rulebook', 'data-chosen'] });
  if (hasStored()) {
    island.dataset.unread = '';
    wake();
  } else if (!isNamed()) wake();
};

export default whenTouched;
