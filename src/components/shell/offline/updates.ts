import { VERSION_PATH, withSlash } from '../../../offline/names.ts';
import { forThisTab } from '../../../stores/browser-storage.ts';
import { say } from './notice.ts';
import { thisBuild } from './version.ts';

const root = withSlash(import.meta.env.BASE_URL);
const MINUTES_BETWEEN = 15;
/** Where this tab remembers that a missing script made it reload, and from which build. */
const RELOADED = 'tensu:reloaded';

/** The build that stands on the server; undefined without a network. */
async function newestBuild(): Promise<string | undefined> {
  try {
    const response = await fetch(root + VERSION_PATH, { cache: 'no-store' });
    const { build } = (await response.json()) as { readonly build?: unknown };
    return typeof build === 'string' ? build : undefined;
  } catch {
    return undefined;
  }
}

let asked = 0;
async function look(): Promise<void> {
  if (document.hidden || performance.now() - asked < MINUTES_BETWEEN * 60_000) return;
  asked = performance.now();
  const newest = await newestBuild();
  if (newest !== undefined && newest !== thisBuild()) say('update');
}

/** Where a part of the page says by itself that its script did not come, and offers to ask again. */
const ASKS_AGAIN = '[data-asks-again]';

/** A script of this page is gone or did not come: reloads once when a newer build took it away, else says so. */
async function onMissingScript(): Promise<void> {
  const newest = await newestBuild();
  const isGone = newest !== undefined && newest !== thisBuild();
  if (isGone && forThisTab.read(RELOADED) !== newest && forThisTab.write(RELOADED, newest)) location.reload();
  else if (!document.querySelector(ASKS_AGAIN)) say('missing');
}

if (import.meta.env.PROD) {
  addEventListener('vite:preloadError', (event) => {
    event.preventDefault();
    void onMissingScript();
  });
  addEventListener('tensu:missing-script', () => void onMissingScript());
  document.addEventListener('visibilitychange', () => void look());
  setInterval(() => void look(), MINUTES_BETWEEN * 60_000);
  if (forThisTab.read(RELOADED) === thisBuild()) {
    forThisTab.drop(RELOADED);
    say('reloaded');
  }
}
