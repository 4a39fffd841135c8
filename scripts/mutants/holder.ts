/** Holds a Vitest that stays warm: it is told of one fault after another, and which tests may notice it. */
import { createVitest, type TestModule } from 'vitest/node';
import { resolve } from 'node:path';

/** A file as it is with a fault in it, and the tests to run until one notices. */
export interface Trial {
  readonly file: string;
  readonly code: string;
  readonly tests: readonly string[];
}

/** What is loaded from memory now; nothing of it may be kept on the disk, where later runs would take it for the file. */
let trial: { readonly path: string; readonly code: string } | undefined;

/** The test file that failed since the last trial began. */
let noticed = '';

function hear(module: TestModule): void {
  if (module.state() === 'failed') noticed ||= module.relativeModuleId;
  process.send?.('alive');
}

const vitest = await createVitest(
  {
    watch: false,
    bail: 1,
    pool: 'threads',
    maxWorkers: 1,
    silent: true,
    fsModuleCache: false,
    testTimeout: 60_000,
    reporters: [{ onTestModuleEnd: hear }],
    sequence: {
      sequencer: class {
        sort = <T>(files: T): T => files;
        shard = <T>(files: T): T => files;
      },
    },
  },
  {
    plugins: [
      {
        name: 'fault',
        enforce: 'pre',
        load: (id) => (trial && id.split('?')[0] === trial.path ? trial.code : undefined),
      },
    ],
  },
);
await vitest.standalone();

process.on('message', ({ file, code, tests }: Trial) => {
  void (async () => {
    const path = resolve(file);
    trial = { path, code };
    noticed = '';
    vitest.invalidateFile(path);
    await vitest.runTestSpecifications(tests.flatMap((test) => vitest.getModuleSpecifications(resolve(test))));
    trial = undefined;
    vitest.invalidateFile(path);
    process.send?.(noticed);
  })();
});
process.send?.('ready');
