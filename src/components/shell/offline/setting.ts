import { fill } from '../../../i18n/strings.ts';
import { keep, listingOf } from '../../../offline/keep.ts';
import { withSlash } from '../../../offline/names.ts';
import { keptOf } from '../../../stores/offline.ts';
import { thisBuild } from './version.ts';

type Words = Readonly<Record<'core' | 'all' | 'nothing' | 'full' | 'network' | 'working', string>>;

const root = withSlash(import.meta.env.BASE_URL);
const { lang } = document.documentElement;
const settings = document.querySelector('#tensu-settings');
const section = settings?.querySelector<HTMLElement>('.offline');
const line = section?.querySelector('p');
const button = section?.querySelector('button');
const words = JSON.parse(section?.dataset.words ?? '{}') as Words;

const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toLocaleString(lang, { maximumFractionDigits: 1 });
const say = (text: string): void => {
  if (line) line.textContent = text;
};

/** Says what is saved, and how large everything would be. */
async function show(): Promise<void> {
  const before = keptOf(lang);
  say(words[before?.kept ?? 'nothing']);
  const listing = before?.kept === 'all' ? undefined : await listingOf(root, lang);
  if (!button) return;
  if (listing) button.textContent = fill(button.dataset.text ?? '', { n: megabytes(listing.bytes.rest) });
  button.hidden = listing === undefined;
}

async function keepAll(): Promise<void> {
  if (!button) return;
  button.disabled = true;
  // A browser that may clear its caches when space is short is asked not to clear this one; it may refuse.
  await navigator.storage.persist().catch(() => false);
  let isOver = false;
  // Files that were on their way when one was refused still arrive; they must not hide why.
  const refused = await keep({ root, lang, build: thisBuild(), kept: 'all', pace: 'awaited' }, (n, of) => {
    if (!isOver) say(fill(words.working, { n, of }));
  });
  isOver = true;
  button.disabled = false;
  if (refused) say(words[refused]);
  else await show();
}

if (section && 'serviceWorker' in navigator && 'caches' in globalThis) {
  void show();
  button?.addEventListener('click', () => void keepAll());
} else if (section) section.hidden = true;
