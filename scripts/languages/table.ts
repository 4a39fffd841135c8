import { bookOf, kindOf, wordsLeft } from '../../plugins/ledger/groups.ts';
import type { Entry, Standing } from '../../plugins/ledger/ledger.ts';

const FIRST = 2;

/** The full name of a text: its file and its id in it. */
export const nameOf = ({ file, id }: Pick<Entry, 'file' | 'id'>): string => `${file}/${id}`;

const count = (entries: readonly Entry[], wanted: Standing): number =>
  entries.filter(({ standing }) => standing === wanted).length;

const HEAD = ['', 'kind', 'rulebook', 'done', 'missing', 'stale', 'words left', 'first'];

/** The status of each kind of text in each language, by rulebook. */
export function statusTable(byLanguage: ReadonlyMap<string, readonly Entry[]>): string {
  const rows = [...byLanguage].flatMap(([lang, entries]) =>
    [...Map.groupBy(entries, (entry) => `${kindOf(entry.file)} ${bookOf(entry) ?? ''}`)].map(([group, own]) => [
      lang,
      ...group.split(' '),
      String(count(own, 'done')),
      String(count(own, 'missing')),
      String(count(own, 'stale')),
      String(wordsLeft(own)),
      own
        .filter(({ standing }) => standing !== 'done')
        .slice(0, FIRST)
        .map(nameOf)
        .join(' '),
    ]),
  );
  return inColumns([HEAD, ...rows]);
}

/** Cells aligned in columns, numbers to the right. */
function inColumns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  const isNumber = (i: number): boolean => rows.slice(1).every((row) => /^[\d.]*%?$/.test(row[i] ?? ''));
  return rows
    .map((row) =>
      row
        .map((cell, i) => (isNumber(i) ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
