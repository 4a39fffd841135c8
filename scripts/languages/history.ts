import { execFileSync } from 'node:child_process';
import { type Items, printOf } from '../../plugins/ledger/items.ts';
import { CONTENT, itemsIn, sourceOf } from '../../plugins/ledger/ledger.ts';

const git = (...args: readonly string[]): string | undefined => {
  try {
    return execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
};

/** The texts of a file in a language at a commit; none when the commit lacks the file. */
export function itemsAt(commit: string, file: string, lang: string): Items {
  const source = git('show', `${commit}:${CONTENT}/${sourceOf(file, lang)}`);
  return source === undefined ? new Map() : itemsIn(file, source);
}

/** Finds earlier English texts by their fingerprints, newest commit first. What a shallow clone lacks is not found. */
export function earlierEnglish(file: string, wanted: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const commits = git('log', '--format=%H', '--', `${CONTENT}/${sourceOf(file, 'en')}`) ?? '';
  for (const commit of commits.split('\n').filter((line) => line !== '')) {
    if (found.size === wanted.size) break;
    const items = itemsAt(commit, file, 'en');
    for (const [id, print] of wanted) {
      const text = items.get(id);
      if (text !== undefined && !found.has(id) && printOf(text) === print) found.set(id, text);
    }
  }
  return found;
}
