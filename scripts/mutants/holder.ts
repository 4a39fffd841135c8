/** Holds a Vitest that stays warm: it is told of one fault after another, and which tests may notice it. */
import { createVitest, type TestModule } from 'vitest/node';
import { resolve } from 'node:path';

/** A file as it is with a fault in it, and the tests to run until one notices; the longest takes `longest` milliseconds of a processor. */
export interface Trial {
  readonly file: string;
  readonly code: string;
  readonly tests: readonly string[];
  readonly longest: number;
}

/** The test file that noticed a fault, or that it kept from its end; '' where none did. */
export interface Heard {
  readonly by: string;
  readonly isStuck: boolean;
}

/** A test file that has had so much of a processor, in milliseconds, has been stopped by the fault: some time to begin, and several times what it takes. */
const PATIENCE = { begins: 20_000, times: 4 } as const;

/** What is loaded from memory now; nothing of it may be kept on the disk, where later runs would take it for the file. */
let trial: { readonly path: string; readonly code: string } | undefined;

/** The test file that failed since the last trial began. */
let noticed = '';

/** The test file that runs. */
let running = '';

/** Since when a test file has been running, in milliseconds that all of this has had of a processor. */
let since = 0;

function timeOfOwn(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const say = (heard: Heard): void => void process.send?.(heard);

function hear(module: TestModule): void {
  if (module.state() === 'failed') noticed ||= module.relativeModuleId;
  since = timeOfOwn();
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
    reporters: [
      { onTestModuleStart: ({ relativeModuleId }) => void (running = relativeModuleId), onTestModuleEnd: hear },
    ],
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

process.on('message', ({ file, code, tests, longest }: Trial) => {
  void (async () => {
    const path = resolve(file);
    trial = { path, code };
    noticed = '';
    since = timeOfOwn();
    const watch = setInterval(() => {
      if (timeOfOwn() - since > PATIENCE.begins + PATIENCE.times * longest) say({ by: running, isStuck: true });
    }, 1000);
    vitest.invalidateFile(path);
    await vitest.runTestSpecifications(tests.flatMap((test) => vitest.getModuleSpecifications(resolve(test))));
    clearInterval(watch);
    trial = undefined;
    vitest.invalidateFile(path);
    say({ by: noticed, isStuck: false });
  })();
});
// Nobody hears any more.
process.once('disconnect', () => process.exit());
process.send?.('ready');
