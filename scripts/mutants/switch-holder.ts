/** Holds a Vitest that loads all files of a trial with switches for their faults, and runs its tests with one after another on. */
import { createVitest } from 'vitest/node';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { NAMES } from './said.ts';

/** Files with switches for faults, and the tests to run with one after another on; `folder` is where it is told what they noticed. */
export interface SwitchTrial {
  readonly codes: Readonly<Record<string, string>>;
  readonly tests: readonly string[];
  readonly folder: string;
  readonly lot: number;
  /** So long the tests of one fault may take together, in milliseconds of a processor. */
  readonly longest: number;
}

/** A test may have so much of a processor with a fault on, in milliseconds. */
const PATIENCE = 40_000;

function timeOfOwn(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Ends where a fault keeps a test from its end: which one is read where it stands. */
function watch(folder: string, lot: number): void {
  const at = join(folder, NAMES.now(lot));
  let last = '';
  let since = 0;
  setInterval(() => {
    const now = existsSync(at) ? readFileSync(at, 'utf8') : '';
    if (now !== last || now.startsWith('-')) [last, since] = [now, timeOfOwn()];
    else if (timeOfOwn() - since > PATIENCE) process.exit(1);
  }, 2000).unref();
}

process.on('message', ({ codes, tests, folder, lot, longest }: SwitchTrial) => {
  void (async () => {
    Object.assign(process.env, { SWITCHED: folder, LOT: String(lot), LONGEST: String(longest) });
    const byPath = new Map(Object.entries(codes).map(([file, code]) => [resolve(file), code]));
    const vitest = await createVitest(
      {
        watch: false,
        pool: 'threads',
        maxWorkers: 1,
        silent: true,
        update: 'none',
        fsModuleCache: false,
        testTimeout: 600_000,
        reporters: [{}],
        sequence: {
          sequencer: class {
            sort = <T>(files: T): T => files;
            shard = <T>(files: T): T => files;
          },
        },
      },
      { plugins: [{ name: 'switches', enforce: 'pre', load: (id) => byPath.get(id.split('?')[0] ?? '') }] },
    );
    await vitest.standalone();
    for (const { config } of vitest.projects) config.runner = resolve('scripts/mutants/switch-runner.ts');
    watch(folder, lot);
    await vitest.runTestSpecifications(tests.flatMap((test) => vitest.getModuleSpecifications(resolve(test))));
    process.exit(0);
  })();
});
// Nobody hears any more.
process.once('disconnect', () => process.exit(0));
process.send?.('ready');
