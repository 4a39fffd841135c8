import { type TestModule, type Vitest, createVitest } from 'vitest/node';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { watched } from './places.ts';
import type { Ran } from './tell-reached.ts';

/**
 * The test files that run a place of the code (`placesOf`), those that run least of all else first; the places that run while files
 * are loaded; how long each test file takes in milliseconds of a processor, and what changes with it and all that it loads.
 */
export interface Reach {
  readonly testsOf: ReadonlyMap<string, readonly string[]>;
  readonly whileLoading: ReadonlySet<string>;
  readonly took: ReadonlyMap<string, number>;
  readonly states: ReadonlyMap<string, string>;
}

/** What one test file runs, of all that it loads; `state` changes with any of that. */
interface Told extends Ran {
  readonly test: string;
  readonly loads: readonly string[];
  readonly state: string;
}

const TESTS = 'tests/**/*.test.{ts,tsx}';
const KEPT = 'node_modules/.cache/reached';
/** What every test is watched by, and what those may read that read files by themselves. */
const FOR_ALL = globSync('scripts/mutants/{reach,places,tell-reached}.ts').toSorted();
const TO_READ = globSync('tests/**/*.json{,l}').toSorted();
const STATE_LENGTH = 12;
const SOURCES = join(process.cwd(), 'src');
const HELPERS = join(process.cwd(), 'tests');
const TELL = JSON.stringify(resolve('scripts/mutants/tell-reached.ts'));

/** The text to load for a file, so that it tells what runs; whatever is watched loads first what it tells it to. */
function watchedAt(id: string): string | undefined {
  if (!/\.tsx?$/.test(id)) return undefined;
  const isOfTests = id.startsWith(HELPERS);
  if (isOfTests && id.includes('.test.')) return `import ${TELL};globalThis.tellReached();${readFileSync(id, 'utf8')}`;
  if (!id.startsWith(SOURCES) && !isOfTests) return undefined;
  return `import ${TELL};${watched(relative('.', id), readFileSync(id, 'utf8'))}`;
}

const textHashes = new Map<string, string>();

/** The hash of a file by its name and text; of one that is gone, by its name. */
function hashOf(file: string): string {
  const known = textHashes.get(file);
  if (known !== undefined) return known;
  const hash = createHash('sha256').update(file);
  if (existsSync(file)) hash.update(readFileSync(file));
  const found = hash.digest('hex');
  textHashes.set(file, found);
  return found;
}

const readsFiles = (file: string): boolean =>
  file.startsWith('tests/') && existsSync(file) && readFileSync(file, 'utf8').includes("'node:fs");

/** Changes with a test, with anything that it loads or may read, and with how it is watched. */
function stateOf(test: string, loads: readonly string[]): string {
  const read = [test, ...loads].some(readsFiles) ? TO_READ : [];
  const all = [test, ...loads, ...read, ...FOR_ALL];
  const hash = all.reduce((before, file) => before.update(hashOf(file)), createHash('sha256'));
  return hash.digest('base64url').slice(0, STATE_LENGTH);
}

const keptAt = (test: string): string => join(KEPT, `${test.replaceAll('/', '+')}.json`);

/** What was told when a test was last watched; undefined where it, or anything that it loads, is no more what it was. */
function kept(test: string): Told | undefined {
  if (!existsSync(keptAt(test))) return undefined;
  const told = JSON.parse(readFileSync(keptAt(test), 'utf8')) as Told;
  return told.state === stateOf(test, told.loads) ? told : undefined;
}

/** The files of the code that a test file loads, and those that these load. */
function loadedBy(vitest: Vitest, test: string): readonly string[] {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const { vite } of vitest.projects)
      for (const { moduleGraph } of Object.values(vite.environments))
        for (const module of moduleGraph.getModulesByFile(file) ?? [])
          for (const { file: other } of module.importedModules) if (other !== null) visit(other);
  };
  visit(resolve(test));
  return [...seen]
    .filter((file) => file.startsWith(SOURCES) || file.startsWith(HELPERS))
    .map((file) => relative('.', file));
}

/** A test file that failed, and what it said. */
function whyFailed(module: TestModule): string {
  const tests = [...module.children.allTests('failed')].flatMap((test) => test.result().errors ?? []);
  const said = [...module.errors(), ...tests].map(({ message }) => `  ${message}`);
  return [module.relativeModuleId, ...said].join('\n');
}

/** What was told by test files that passed, and what those said that failed by themselves. */
interface Watched {
  readonly told: readonly Told[];
  readonly failed: readonly string[];
}

/** Runs test files over code without a fault, and notes what each runs. */
async function watch(tests: readonly string[]): Promise<Watched> {
  const folder = mkdtempSync(join(tmpdir(), 'reached-'));
  process.env.REACHED = folder;
  const vitest = await createVitest(
    {
      watch: false,
      silent: true,
      fsModuleCache: false,
      testTimeout: 120_000,
      reporters: [{}],
    },
    {
      plugins: [
        {
          name: 'watched',
          enforce: 'pre',
          load: watchedAt,
        },
      ],
    },
  );
  await vitest.standalone();
  const { testModules } = await vitest.runTestSpecifications(
    tests.flatMap((test) => vitest.getModuleSpecifications(resolve(test))),
  );
  const failed = testModules.filter((module) => !module.ok()).map(whyFailed);
  const passed = testModules.filter((module) => module.ok());
  const told = passed.map((module) => {
    const test = module.relativeModuleId;
    const ran = JSON.parse(readFileSync(join(folder, `${test.replaceAll('/', '+')}.json`), 'utf8')) as Ran;
    const loads = loadedBy(vitest, test);
    return { ...ran, test, loads, state: stateOf(test, loads) };
  });
  await vitest.close();
  rmSync(folder, { recursive: true });
  return { told, failed };
}

/** Finds out what each unit test runs; of those that were watched before, and changed in nothing since, that is read back. Throws where one fails by itself. */
export async function reachOfTests(): Promise<Reach> {
  const tests = globSync(TESTS);
  const known = tests.flatMap((test) => kept(test) ?? []);
  const unknown = new Set(tests).difference(new Set(known.map(({ test }) => test)));
  mkdirSync(KEPT, { recursive: true });
  const fresh = unknown.size > 0 ? await watch([...unknown]) : { told: [], failed: [] };
  for (const one of fresh.told) writeFileSync(keptAt(one.test), JSON.stringify(one));
  if (fresh.failed.length > 0) throw new Error(`These fail without a fault:\n${fresh.failed.join('\n')}`);
  const told = [...known, ...fresh.told];
  const asLoaded = new Map<string, Set<string>>();
  for (const one of told)
    for (const [file, places] of Object.entries(one.asLoaded))
      asLoaded.set(file, (asLoaded.get(file) ?? new Set()).union(new Set(places)));
  const ran = told.map(({ test, inTests, loads }) => {
    const places = new Set([...inTests, ...loads, ...loads.flatMap((file) => [...(asLoaded.get(file) ?? [])])]);
    return { test, places, own: inTests.length };
  });
  const testsOf = new Map<string, string[]>();
  for (const { test, places } of ran.toSorted((one, other) => one.own - other.own))
    for (const place of places) testsOf.set(place, [...(testsOf.get(place) ?? []), test]);
  return {
    testsOf,
    whileLoading: new Set([...asLoaded.values()].flatMap((places) => [...places])),
    took: new Map(told.map(({ test, took }) => [test, took])),
    states: new Map(told.map(({ test, state }) => [test, state])),
  };
}
