import { createVitest } from 'vitest/node';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { watched } from './places.ts';
import type {} from './tell-reached.ts';

/** The test files that run a place of the code (`placesOf`), those that run least of all else first, and how long each takes in milliseconds. */
export interface Reach {
  readonly testsOf: ReadonlyMap<string, readonly string[]>;
  readonly took: ReadonlyMap<string, number>;
}

interface Told {
  readonly test: string;
  readonly places: readonly string[];
}

const SOURCES = join(process.cwd(), 'src');

/** Runs every unit test once over code without a fault, and notes what each runs. Throws where a test fails by itself. */
export async function reachOfTests(): Promise<Reach> {
  const folder = mkdtempSync(join(tmpdir(), 'reached-'));
  process.env.REACHED = folder;
  const vitest = await createVitest(
    {
      config: false,
      watch: false,
      maxWorkers: 2,
      silent: true,
      fsModuleCache: false,
      testTimeout: 120_000,
      include: ['tests/**/*.test.{ts,tsx}'],
      setupFiles: ['scripts/mutants/tell-reached.ts'],
      reporters: [{}],
    },
    {
      plugins: [
        {
          name: 'watched',
          enforce: 'pre',
          load: (id) =>
            id.startsWith(SOURCES) && /\.tsx?$/.test(id)
              ? watched(relative('.', id), readFileSync(id, 'utf8'))
              : undefined,
        },
      ],
    },
  );
  const { testModules } = await vitest.start();
  await vitest.close();
  const failed = testModules.filter((module) => !module.ok()).map((module) => module.relativeModuleId);
  if (failed.length > 0) throw new Error(`${failed.join(', ')} fails without a fault`);
  const took = new Map(
    testModules.map((module) => {
      const { collectDuration, duration } = module.diagnostic();
      return [module.relativeModuleId, collectDuration + duration] as const;
    }),
  );
  const told = globSync(join(folder, '*.json')).map((file) => JSON.parse(readFileSync(file, 'utf8')) as Told);
  rmSync(folder, { recursive: true });
  const testsOf = new Map<string, string[]>();
  for (const { test, places } of told.toSorted((one, other) => one.places.length - other.places.length))
    for (const place of places) testsOf.set(place, [...(testsOf.get(place) ?? []), test]);
  return { testsOf, took };
}
