const dialog = document.querySelector<HTMLDialogElement>('#tensu-search');
const missing = document.querySelector<HTMLElement>('#tensu-search-missing');
const opener = document.querySelector('#tensu-search-open');
let searchField: Promise<HTMLInputElement | null | undefined> | undefined;

/** Fetches the search and its looks, once, on the first opening; undefined when it did not come. */
async function loadSearch(data: DOMStringMap): Promise<HTMLInputElement | null | undefined> {
  const panel = await import('./search-panel.ts').catch(() => undefined);
  return panel?.showSearch(data);
}

async function openSearch(): Promise<void> {
  if (!dialog || dialog.open) return;
  dialog.showModal();
  searchField ??= loadSearch(dialog.dataset);
  const field = await searchField;
  if (field === undefined) searchField = undefined;
  if (missing) missing.textContent = field === undefined ? (missing.dataset.text ?? '') : '';
  field?.focus();
}

/** Opens the search with words that were typed elsewhere. */
async function searchFor(words: string): Promise<void> {
  await openSearch();
  const field = await searchField;
  if (!field) return;
  field.value = words;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

opener?.addEventListener('click', () => void openSearch());
document.addEventListener('tensu:search', (event) => {
  if (event instanceof CustomEvent && typeof event.detail === 'string') void searchFor(event.detail);
});
dialog?.addEventListener('click', ({ target }) => {
  const onBackdrop = target === dialog;
  const toResult = target instanceof Element && target.closest('a') !== null;
  if (onBackdrop || toResult) dialog.close();
});
addEventListener('keydown', (event) => {
  if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  void openSearch();
});

export {};
