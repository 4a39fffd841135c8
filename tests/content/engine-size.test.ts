import { globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type Plugin, build } from 'vite';
import { expect, test } from 'vitest';
import { LIMITS } from '../../budgets.ts';

const IMPORT = /import \{([^}]*)\} from '[./]+engine\/riichi\/index\.ts'/g;

/** Used only by the build: walls in chapters, the questions beside an article, the score table, the words of options. */
const AT_BUILD = /components\/.*(?:table-diagrams\/|play\/asks\/|score-table\.ts|build-options\.ts)/;

/**
 * All names that the TypeScript of components, quizzes and stores imports from riichi's door, without types: the most
 * that a browser may load.
 */
function namesInTheBrowser(): string[] {
  const names = globSync('src/{components,quizzes,stores}/**/*.{ts,tsx}').flatMap((file) =>
    AT_BUILD.test(file)
      ? []
      : [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, list = '']) =>
          list.split(',').map((name) => name.trim()),
        ),
  );
  return [...new Set(names.map((name) => name.split(' as ')[0] ?? ''))].filter((name) => /^\w+$/.test(name));
}

const ENTRY = 'virtual:engine';

/** A module that imports these names from the engine and nothing else. */
const taking = (names: readonly string[]): Plugin => ({
  name: 'taking',
  resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
  load: (id) => (id === ENTRY ? `export { ${names.join(', ')} } from '/src/engine/riichi/index.ts';` : undefined),
});

/** Settling hands, finishing games and ranking players: loaded only where it is used. */
const AT_THE_TABLE = ['settleRequest', 'finishRequest', 'rankRequest', 'latenessOf', 'handsLeft'];

/** Judging a player's next action, with the articles behind it: loaded only where it is asked. */
const IN_PLAY = ['mayI', 'PLAY_CLAUSES'];

/** Every edition at once: only the comparison of a hand takes them so; elsewhere each is fetched when somebody plays by it. */
const ALL_EDITIONS = ['EDITIONS', 'addEdition'];

/** Checking whether a table is possible: measured separately, as a page may load it apart from scoring. */
const TABLE = /engine\/riichi\/table\//;

const gzipped = (code: string): number => gzipSync(code, { level: 9 }).length / 1024;

interface Sizes {
  /** What loads at once, without the table check. */
  readonly rest: number;
  readonly table: number;
  /** What is fetched only when somebody plays by a rulebook that is not there yet. */
  readonly later: number;
}

/** The sizes of the engine behind these names. */
async function kibibytes(names: readonly string[]): Promise<Sizes> {
  const bundled = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [taking(names)],
    build: {
      write: false,
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'allow-extension',
        output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: 'table', test: TABLE }] } },
      },
    },
  });
  if (!('output' in bundled)) throw new Error('the engine was not bundled');
  const all = bundled.output.flatMap((one) => (one.type === 'chunk' ? [one] : []));
  const atOnce = new Set(all.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  for (const file of atOnce)
    for (const needed of all.find(({ fileName }) => fileName === file)?.imports ?? []) atOnce.add(needed);
  const weigh = (isCounted: (chunk: (typeof all)[number]) => boolean): number =>
    all.filter(isCounted).reduce((sum, { code }) => sum + gzipped(code), 0);
  return {
    rest: weigh(({ fileName, name }) => atOnce.has(fileName) && name !== 'table'),
    table: weigh(({ fileName, name }) => atOnce.has(fileName) && name === 'table'),
    later: weigh(({ fileName }) => !atOnce.has(fileName)),
  };
}

test('scoring keeps its budget in the browser, gzip, and so does the check of the table before it', async () => {
  const { rest, table } = await kibibytes(['scoreRequest']);
  expect(Math.min(rest, table)).toBeGreaterThan(1);
  expect(rest).toBeLessThanOrEqual(LIMITS.engineKiB.scoring);
  expect(table).toBeLessThanOrEqual(LIMITS.engineKiB.table);
});

test('scoring, table and tournament together keep their budget: what a page gets that settles, finishes and ranks', async () => {
  const { rest, table } = await kibibytes(['scoreRequest', ...AT_THE_TABLE]);
  expect(rest + table).toBeLessThanOrEqual(LIMITS.engineKiB.withTournament);
});

test('all of riichi that any page takes, reasons and links with it, keeps its budget, gzip, and so does the judge of play', async () => {
  const names = [...new Set([...namesInTheBrowser(), ...AT_THE_TABLE])].filter((name) => !ALL_EDITIONS.includes(name));
  expect(names).toContain('scoreRequest');
  const all = await kibibytes(names);
  const { rest, table, later } = await kibibytes(names.filter((name) => !IN_PLAY.includes(name)));
  expect(rest).toBeGreaterThan(1);
  expect(rest + table).toBeLessThanOrEqual(LIMITS.engineKiB.riichi);
  expect(later).toBeGreaterThan(1);
  expect(later).toBeLessThanOrEqual(LIMITS.engineKiB.editions);
  const play = all.rest + all.table - rest - table;
  expect(play).toBeGreaterThan(1);
  expect(play).toBeLessThanOrEqual(LIMITS.engineKiB.play);
});
