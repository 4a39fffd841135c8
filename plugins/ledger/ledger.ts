import { existsSync, globSync, readFileSync } from 'node:fs';
import { articleItems, type Items, printOf, wordItems } from './items.ts';

/** `src/content`, from where the build and the commands run. */
export const CONTENT = 'src/content';

/** Files of words that are no translations: what people of each language say when they search. */
export const OWN_FILES: ReadonlySet<string> = new Set([
  'words/asked',
  'words/facts',
  'words/finder',
  'words/synonyms',
  'words/terms',
]);

/** What the texts of a file are: UI strings, words about data, or the articles of a chapter. */
const KINDS = ['ui', 'words', 'docs'] as const;

/** The kinds of texts. */
export type Kind = (typeof KINDS)[number];

/** How a translated text stands to the English one: `stale` when it was made from another, or nobody said from which. */
export type Standing = 'done' | 'missing' | 'stale';

/** The fingerprints of the English texts that one file was made from, each with the day where a reader is told it. */
export type Marks = Readonly<Record<string, string>>;

const kindOf = (file: string): Kind => KINDS.find((kind) => file.split('/')[0] === kind) ?? 'ui';

/** Where a file of texts (`ui`, `words/penalties`, `docs/ema-2016/scoring`) lies in a language, below `src/content`. */
export function sourceOf(file: string, lang: string): string {
  const rest = file.slice(file.indexOf('/') + 1);
  const kind = kindOf(file);
  if (kind === 'ui') return `i18n/${lang}.json`;
  return kind === 'words' ? `words/${lang}/${rest}.json` : `docs/${lang === 'en' ? '' : `${lang}/`}${rest}.mdx`;
}

/** Where the marks of a file lie in a language, below `src/content`. */
export const ledgerOf = (file: string, lang: string): string => `ledger/${lang}/${file}.json`;

/** Reads the texts of a file from its source. */
export function itemsIn(file: string, source: string): Items {
  const kind = kindOf(file);
  if (kind === 'docs') return articleItems(source);
  const tree: unknown = JSON.parse(source);
  return kind === 'ui' ? new Map(Object.entries(tree as Record<string, string>)) : wordItems(tree);
}

/** The names of all files that have an English text, in a fixed order. */
export function translatedFiles(langs: readonly string[], root = CONTENT): readonly string[] {
  const words = globSync('words/en/**/*.json', { cwd: root }).map((path) =>
    path.replaceAll('\\', '/').replace(/^words\/en\/(.*)\.json$/, 'words/$1'),
  );
  const docs = globSync('docs/**/*.mdx', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !langs.includes(path.split('/')[1] ?? ''))
    .map((path) => path.replace(/\.mdx$/, ''));
  return ['ui', ...words.filter((file) => !OWN_FILES.has(file)).sort(), ...docs.sort()];
}

const read = (path: string): string | undefined => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

/** The texts of a file in a language; none where it is not written. */
function itemsOf(file: string, lang: string, root = CONTENT): Items {
  const source = read(`${root}/${sourceOf(file, lang)}`);
  return source === undefined ? new Map() : itemsIn(file, source);
}

/** What the texts of a file were made from in a language. */
export const marksOf = (file: string, lang: string, root = CONTENT): Marks =>
  JSON.parse(read(`${root}/${ledgerOf(file, lang)}`) ?? '{}') as Marks;

/** How a text stands, by its English text and the mark it bears. */
function standingOf(english: string, own: string | undefined, mark: string | undefined): Standing {
  if (own === undefined) return 'missing';
  return mark?.split(' ')[0] === printOf(english) ? 'done' : 'stale';
}

/** One English text and how its translation stands. */
export interface Entry {
  readonly file: string;
  readonly id: string;
  readonly english: string;
  readonly own: string | undefined;
  readonly mark: string | undefined;
  readonly standing: Standing;
}

/** Every text of a file, in the order of English. */
export function entriesOf(file: string, lang: string, root = CONTENT): readonly Entry[] {
  const own = itemsOf(file, lang, root);
  const marks = marksOf(file, lang, root);
  return [...itemsOf(file, 'en', root)].map(([id, english]) => ({
    file,
    id,
    english,
    own: own.get(id),
    mark: marks[id],
    standing: standingOf(english, own.get(id), marks[id]),
  }));
}

/** The ids of a file's texts that are older than their English ones. */
export const staleIn = (file: string, lang: string, root = CONTENT): ReadonlySet<string> =>
  new Set(
    entriesOf(file, lang, root)
      .filter(({ standing }) => standing === 'stale')
      .map(({ id }) => id),
  );
